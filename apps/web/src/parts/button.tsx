/** A button as the table has them: lit where it may be pressed, with a reason where it may not. */
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components'

export interface ButtonProps {
  readonly children: ReactNode
  readonly onPress?: () => void
  readonly look?: 'primary' | 'quiet' | 'danger' | 'lit'
  /** An icon alone; the label says what it does. */
  readonly icon?: boolean
  readonly label?: string
  readonly submit?: boolean
  readonly isDisabled?: boolean
  readonly className?: string
  readonly describedBy?: string
  readonly autoFocus?: boolean
}

const classOf = ({ look = 'lit', icon, className }: ButtonProps): string =>
  ['btn', look === 'lit' ? '' : look, icon ? 'icon' : '', className ?? ''].filter((part) => part !== '').join(' ')

export const Button = (props: ButtonProps): ReactNode => (
  <AriaButton
    className={classOf(props)}
    type={props.submit ? 'submit' : 'button'}
    {...(props.onPress && { onPress: props.onPress })}
    {...(props.label !== undefined && { 'aria-label': props.label })}
    {...(props.isDisabled !== undefined && { isDisabled: props.isDisabled })}
    {...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy })}
    {...(props.autoFocus !== undefined && { autoFocus: props.autoFocus })}
  >
    {props.children}
  </AriaButton>
)
