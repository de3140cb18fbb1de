/** Something on the board that may be pressed now, may not (and says why), or is just there. */
import type { ReactNode } from 'react'
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

export const Pressable = ({ press, onPress, className, label, tip, lead, children }: PressableProps): ReactNode => {
  const { anchor, is, why, chosen } = press
  const css = `${className} ${stateClass(press)}`
  if (is === 'rest')
    return (
      <Tip text={tip}>
        <div className={css} data-anchor={anchor}>
          {children}
        </div>
      </Tip>
    )
  return (
    <Tip text={tipWith(tip, why)} lead={lead}>
      <button
        type="button"
        className={css}
        data-anchor={anchor}
        aria-label={label}
        aria-pressed={chosen ? true : undefined}
        aria-disabled={is === 'barred' ? true : undefined}
        onClick={is === 'lit' ? () => onPress(anchor) : undefined}
      >
        {children}
      </button>
    </Tip>
  )
}
