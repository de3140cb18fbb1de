/** A way to another screen. */
import type { ReactNode } from 'react'
import { type Address, hrefOf } from '../address.ts'

export interface LinkProps {
  readonly to: Address
  readonly className?: string
  readonly children: ReactNode
  readonly label?: string
}

export const Link = ({ to, className, children, label }: LinkProps): ReactNode => (
  <a
    href={hrefOf(to)}
    {...(className !== undefined && { className })}
    {...(label !== undefined && { 'aria-label': label })}
  >
    {children}
  </a>
)
