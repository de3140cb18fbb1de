/** The chance of what an answer is given for; there is none where nobody wants it. */
import type { DMD } from '@vigil/death-may-die'
import { oddsBeside } from '../../advice/odds-beside.tsx'
import { NO_ODDS, type OddsOf, useOdds } from './use-odds.ts'

export const { WithOdds, useOddsBeside: useOddsOf } = oddsBeside<DMD, OddsOf>(NO_ODDS, useOdds)
