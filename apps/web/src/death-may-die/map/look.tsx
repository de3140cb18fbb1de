/** What is being looked at: pointed at, or reached with the keyboard. */
import { createContext, type ReactNode, useContext, useState } from 'react'

export type Look =
  | { readonly is: 'space'; readonly id: number }
  | { readonly is: 'figure'; readonly id: number }
  | { readonly is: 'token'; readonly id: number }
  | { readonly is: 'person'; readonly id: number }

export type OnLook = (look: Look | undefined) => void

const LookContext = createContext<Look | undefined>(undefined)

/** Apart: whoever can only be looked at is not drawn anew with every look. */
const OnLookContext = createContext<OnLook>(() => undefined)

export const Looking = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [look, set] = useState<Look>()
  return (
    <OnLookContext value={set}>
      <LookContext value={look}>{children}</LookContext>
    </OnLookContext>
  )
}

export const useLook = (): Look | undefined => useContext(LookContext)

export const useOnLook = (): OnLook => useContext(OnLookContext)

/** Handlers for whatever can be looked at. */
export const lookers = (onLook: OnLook, look: Look) => ({
  onPointerEnter: () => onLook(look),
  onFocus: () => onLook(look),
})
