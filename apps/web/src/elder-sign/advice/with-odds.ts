/** Chances on cards and after answers; there are none where nobody wants them. */
import type { ES } from '@vigil/elder-sign'
import { oddsBeside } from '../../advice/odds-beside.tsx'
import { type BoardOdds, useOdds } from './use-odds.ts'

const NONE: BoardOdds = { of: () => undefined, after: () => undefined }

export const { WithOdds, useOddsBeside: useBoardOdds } = oddsBeside<ES, BoardOdds>(NONE, useOdds)
