/**
 * The placard around every card of the board. Where the card as a whole may be pressed, one button carries its name and
 * the rest of its face presses it too; rows and boxes inside keep their own presses.
 */
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { Tip } from '../../parts/tip.tsx'
import type { Anchor } from '../anchor.ts'
import type { OnPress, Press } from './press.ts'
import { asLine } from './reading.ts'

export interface CardFrameProps {
  readonly press: Press
  readonly onPress: OnPress
  /** Where one finds the card, whatever pressing it does. */
  readonly place: Anchor
  readonly focus: boolean
  readonly name: string
  readonly className: string
  /** The whole card, read aloud. */
  readonly label: string
  /** The same for the eye, on focus and under a finger that stays: every symbol in words. */
  readonly lines: readonly string[]
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

const onOwnButton = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('button, [role=button]') !== null

/** A card nobody can press takes the keyboard only when it is sent there: by arrow keys, or by the key that explains. */
const Face = ({ press, onPress, label, lines, name }: CardFrameProps): ReactNode => {
  const { anchor, is, why, chosen } = press
  const lead = (
    <>
      <b>{name}</b>
      {lines.map(asLine).join('\n')}
    </>
  )
  return (
    <Tip text={why === '' ? '' : <span className="tip-why">{why}</span>} lead={lead}>
      {is === 'rest' ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields
        <span className="card-press" role="group" tabIndex={-1} aria-label={label} />
      ) : (
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
      )}
    </Tip>
  )
}

export const CardFrame = (props: CardFrameProps): ReactNode => {
  const { press, onPress, place, scale, children } = props
  const { anchor, is } = press
  const style: Scaled = { '--k': Number(scale.toFixed(3)) }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same for keys
    <article
      className={classOf(props)}
      style={style}
      data-card={place}
      onClick={(event) => {
        if (is === 'lit' && !onOwnButton(event)) onPress(anchor)
      }}
    >
      <Face {...props} />
      {children}
    </article>
  )
}
