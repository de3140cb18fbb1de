/** Something on the board that may be pressed now, may not (and says why), or is just there. */
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react'
import { Tip } from '../../parts/tip.tsx'
import type { OnPress, Press } from './press.ts'

export interface PressableProps {
  readonly press: Press
  readonly onPress: OnPress
  readonly className: string
  /** What pressing does, complete in itself. */
  readonly label: string
  /** Explains the thing; a reason is added. */
  readonly tip?: ReactNode
  /** What a mouse finds out symbol by symbol, for keys and fingers. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** An explanation, and the reason below it. */
const tipWith = (tip: ReactNode, why: string): ReactNode =>
  why === '' ? (
    tip
  ) : (
    <>
      {tip}
      <span className="tip-why">{why}</span>
    </>
  )

const stateClass = ({ is, chosen }: Press): string => `${is === 'rest' ? '' : is} ${chosen ? 'chosen' : ''}`

/** Keys press what has them, as they press a button. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}

type Acting = Omit<PressableProps, 'className' | 'tip' | 'lead' | 'children'>

const asButton = ({ press: { anchor, is, chosen }, onPress, label }: Acting): HTMLAttributes<HTMLElement> => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': label,
  ...(chosen && { 'aria-pressed': true }),
  ...(is === 'barred' && { 'aria-disabled': true }),
  ...(is === 'lit' && { onClick: () => onPress(anchor) }),
  onKeyDown,
})

/** One element, pressable or not: with a real button, all eight of a party were made anew with every question. */
export const Pressable = ({ className, tip, lead, children, ...acting }: PressableProps): ReactNode => {
  const { press } = acting
  const rests = press.is === 'rest'
  return (
    <Tip text={tipWith(tip, press.why)} lead={rests ? undefined : lead}>
      <div className={`${className} ${stateClass(press)}`} data-anchor={press.anchor} {...(!rests && asButton(acting))}>
        {children}
      </div>
    </Tip>
  )
}
