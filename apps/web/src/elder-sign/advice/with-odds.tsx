/** The odds beside the scene, not in it: when they come, only what shows them is drawn again. */
import type { ES } from '@vigil/elder-sign'
import { createContext, type ReactNode, useContext } from 'react'
import type { Adviser } from '../../advice/adviser.ts'
import type { Sitting } from '../../sitting/sitting.ts'
import { type BoardOdds, useOdds } from './use-odds.ts'

const NONE: BoardOdds = { of: () => undefined, after: () => undefined }

const OddsContext = createContext(NONE)

interface WithOddsProps {
  readonly adviser: Adviser<ES> | undefined
  readonly sitting: Sitting<ES>
  readonly children: ReactNode
}

export const WithOdds = ({ adviser, sitting, children }: WithOddsProps): ReactNode => (
  <OddsContext value={useOdds(adviser, sitting)}>{children}</OddsContext>
)

/** Chances on cards and after answers; there are none where nobody wants them. */
export const useBoardOdds = (): BoardOdds => useContext(OddsContext)
