/**
 * The placard around every card of the board. Where the card as a whole may be pressed, one button carries its name and
 * the rest of its face presses it too; rows and boxes inside keep their own presses.
 */
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { Tip } from '../../parts/tip.tsx'
import type { OnPress, Press } from './press.ts'
import { tipWith } from './pressable.tsx'

export interface CardFrameProps {
  readonly press: Press
  readonly onPress: OnPress
  readonly focus: boolean
  readonly className: string
  /** The whole card, read aloud. */
  readonly label: string
  /** What pressing the card would show; the card's own words. */
  readonly tip?: ReactNode
  /** How far the parts shrink. */
  readonly scale: number
  readonly children: ReactNode
}

interface Scaled extends CSSProperties {
  readonly '--k': number
}

/** From here on the name gets smaller, and then the strips shorter. */
const FULL = 0.8
const BRIM = 0.66

const classOf = ({ press, focus, className, scale }: CardFrameProps): string =>
  [
    'card',
    className,
    press.is === 'lit' ? 'legal' : '',
    press.is === 'barred' ? 'barred' : '',
    press.chosen ? 'selected' : '',
    focus ? 'is-lit' : '',
    scale < FULL ? 'full' : '',
    scale < BRIM ? 'brim' : '',
  ]
    .filter((name) => name !== '')
    .join(' ')

const onOwnButton = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest('button') !== null

export const CardFrame = (props: CardFrameProps): ReactNode => {
  const { press, onPress, label, tip, scale, children } = props
  const { anchor, is, why, chosen } = press
  const style: Scaled = { '--k': Number(scale.toFixed(3)) }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same for keys
    <article
      className={classOf(props)}
      style={style}
      data-card={anchor}
      onClick={(event) => {
        if (is === 'lit' && !onOwnButton(event)) onPress(anchor)
      }}
    >
      {is !== 'rest' && (
        <Tip text={tipWith(tip, why)}>
          <button
            type="button"
            className="card-press"
            data-anchor={anchor}
            aria-label={label}
            aria-pressed={chosen ? true : undefined}
            aria-disabled={is === 'barred' ? true : undefined}
            onClick={is === 'lit' ? () => onPress(anchor) : undefined}
          >
            {is === 'barred' && (
              <span className="card-why" aria-hidden="true">
                ?
              </span>
            )}
          </button>
        </Tip>
      )}
      {children}
    </article>
  )
}
