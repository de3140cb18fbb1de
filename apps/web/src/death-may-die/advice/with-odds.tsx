/** The odds beside the scene, not in it: when they come, only the answers that show them are drawn again. */
import type { DMD } from '@vigil/death-may-die'
import { createContext, type ReactNode, useContext } from 'react'
import type { Adviser } from '../../advice/adviser.ts'
import type { Sitting } from '../../sitting/sitting.ts'
import { NO_ODDS, type OddsOf, useOdds } from './use-odds.ts'

const OddsContext = createContext<OddsOf>(NO_ODDS)

interface WithOddsProps {
  readonly adviser: Adviser<DMD> | undefined
  readonly sitting: Sitting<DMD>
  readonly children: ReactNode
}

export const WithOdds = ({ adviser, sitting, children }: WithOddsProps): ReactNode => (
  <OddsContext value={useOdds(adviser, sitting)}>{children}</OddsContext>
)

/** The chance of what an answer is given for; there is none where nobody wants it. */
export const useOddsOf = (): OddsOf => useContext(OddsContext)
