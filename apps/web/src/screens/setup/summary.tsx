/** What a set-up comes to, in a line. A game's form says it; the page shows it in the bar beside the button. */
import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

export const SummaryPlace = createContext<HTMLElement | null>(null)

export const Summary = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const place = use(SummaryPlace)
  return place && createPortal(children, place)
}
