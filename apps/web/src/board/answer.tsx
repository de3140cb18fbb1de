/** One answer at any table: its key, a picture, what it is called, and below that its chance and what it does. */
import type { ReactNode } from 'react'
import './answer.css'

export interface AnswerProps {
  /** Its number in the list, from 1; the first nine have a key. */
  readonly n: number
  readonly label: ReactNode
  /** What it does or costs; empty where the label says it all. */
  readonly detail: string
  readonly chance?: ReactNode
  readonly picture?: ReactNode
  /** Of several answers folded up: how many. */
  readonly folds?: number
  readonly best?: boolean
  readonly isSuggested?: boolean
  /** It gives something up for good. */
  readonly isCareful?: boolean
  /** Of several to be chosen: whether this one is. */
  readonly pressed?: boolean | undefined
  readonly letter?: string | undefined
  readonly onPress: () => void
  readonly onLeave?: () => void
}

const cssOf = ({ best, isSuggested, isCareful, pressed, folds }: AnswerProps): string =>
  [
    'btn opt',
    best ? 'primary' : '',
    isCareful ? 'danger' : '',
    pressed ? 'selected' : '',
    isSuggested ? 'suggested' : '',
    folds === undefined ? '' : 'fold',
  ]
    .filter((css) => css !== '')
    .join(' ')

export const Answer = (props: AnswerProps): ReactNode => {
  const { n, label, detail, chance, picture, folds, pressed, letter, onPress, onLeave } = props
  return (
    <button
      type="button"
      className={cssOf(props)}
      aria-pressed={pressed}
      aria-expanded={folds === undefined ? undefined : false}
      data-key={n <= 9 ? String(n) : undefined}
      data-letter={letter}
      onClick={onPress}
      onBlur={onLeave}
    >
      <span className="kbd" aria-hidden="true">
        {n <= 9 ? n : '·'}
      </span>
      {picture}
      <span className="tx">
        {label}
        <span className="sub">
          {/* In one line of text: beside a chip, words would be squeezed into what it leaves. */}
          <small>
            {chance} {detail}
          </small>
        </span>
      </span>
      {folds !== undefined && (
        <span className="fold-n" aria-hidden="true">
          {folds}
        </span>
      )}
    </button>
  )
}

/** The way back out of answers that were folded up. */
export const BackButton = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }): ReactNode => (
  <button type="button" className="btn quiet back" data-key="Escape" onClick={onPress}>
    <span className="kbd" aria-hidden="true">
      Esc
    </span>
    {label}
  </button>
)

export interface BarredAnswerProps {
  readonly label: string
  readonly reason: string
}

/** What one might look for and does not get, with the reason. */
export const BarredAnswer = ({ label, reason }: BarredAnswerProps): ReactNode => (
  <button type="button" className="btn opt" aria-disabled="true" title={reason}>
    <span className="tx">
      {label}
      <span className="sub">
        <small>{reason}</small>
      </span>
    </span>
  </button>
)
