/** What is being looked at: pointed at, or reached with the keyboard. */
import { createContext, useContext } from 'react'

export type Look =
  | { readonly is: 'space'; readonly id: number }
  | { readonly is: 'figure'; readonly id: number }
  | { readonly is: 'token'; readonly id: number }
  | { readonly is: 'person'; readonly id: number }

export interface Looking {
  readonly look: Look | undefined
  set(look: Look | undefined): void
}

export const LookContext = createContext<Looking>({ look: undefined, set: () => undefined })

export const useLook = (): Looking => useContext(LookContext)

/** Handlers for whatever can be looked at. */
export const lookers = (set: Looking['set'], look: Look) => ({
  onPointerEnter: () => set(look),
  onFocus: () => set(look),
})
