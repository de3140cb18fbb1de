/** Words for a symbol or a card: on hover, on focus, or after a long press. */
import type { ReactNode } from 'react'

export interface TipProps {
  /** Nothing is shown where there is nothing to say. */
  readonly text: ReactNode
  readonly children: ReactNode
}

export const Tip = ({ children }: TipProps): ReactNode => children
