/** The odds beside the scene, not in it: when they come, only what shows them is drawn again. */
import type { Kind } from '@vigil/kernel'
import { createContext, type ReactNode, useContext } from 'react'
import type { Sitting } from '../sitting/sitting.ts'
import type { Adviser } from './adviser.ts'

interface WithOddsProps<K extends Kind> {
  readonly adviser: Adviser<K> | undefined
  readonly sitting: Sitting<K>
  readonly children: ReactNode
}

/** `none`: where nobody wants them. */
export const oddsBeside = <K extends Kind, O>(
  none: O,
  useOdds: (adviser: Adviser<K> | undefined, sitting: Sitting<K>) => O,
) => {
  const OddsContext = createContext(none)
  return {
    WithOdds: ({ adviser, sitting, children }: WithOddsProps<K>): ReactNode => (
      <OddsContext value={useOdds(adviser, sitting)}>{children}</OddsContext>
    ),
    useOddsBeside: (): O => useContext(OddsContext),
  }
}
