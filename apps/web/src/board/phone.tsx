/** What a phone has instead of one big screen: the state of the game in a line, and tabs for views of the table. */
import { type ReactNode, useState } from 'react'
import { Icon, type IconName } from '../art/index.ts'
import { phrases, useWords } from '../words/phrases.ts'

const phoneWords = phrases({ en: { views: 'Views of the table' }, de: { views: 'Ansichten des Tisches' } })

/** The view that was chosen, until something happens; then the `first`, with the next question. */
export const useShown = <V extends string>(seq: number, first: V): readonly [V, (view: V) => void] => {
  const [kept, keep] = useState<{ readonly seq: number; readonly view: V }>({ seq, view: first })
  return [kept.seq === seq ? kept.view : first, (view) => keep({ seq, view })]
}

export interface PhoneStateProps {
  readonly label: string
  readonly isOpen: boolean
  readonly onShow: () => void
  /** Gauges. */
  readonly children: ReactNode
}

/** Pressed, it shows all that it sums up. */
export const PhoneState = ({ label, isOpen, onShow, children }: PhoneStateProps): ReactNode => (
  <button type="button" className="status" aria-expanded={isOpen} aria-label={label} onClick={onShow}>
    {children}
  </button>
)

export interface GaugeProps {
  readonly picture?: ReactNode
  readonly value: ReactNode
  /** Colours the picture. */
  readonly className?: string
  /** What the value counts. */
  readonly children: ReactNode
}

export const Gauge = ({ picture, value, className, children }: GaugeProps): ReactNode => (
  <span className={className}>
    {picture}
    <span>
      <b>{value}</b>
      {children}
    </span>
  </span>
)

export interface PhoneTabsProps<V extends string> {
  /** In their order. */
  readonly icons: Readonly<Record<V, IconName>>
  readonly labelOf: (view: NoInfer<V>) => string
  /** Another view than those of the tabs, perhaps. */
  readonly shown: string
  readonly onShow: (view: NoInfer<V>) => void
}

export const PhoneTabs = <V extends string>({ icons, labelOf, shown, onShow }: PhoneTabsProps<V>): ReactNode => {
  const say = useWords(phoneWords)
  return (
    <nav className="tabs-bar" aria-label={say('views')}>
      {(Object.keys(icons) as V[]).map((view) => (
        <button
          key={view}
          type="button"
          aria-current={view === shown ? 'true' : undefined}
          onClick={() => onShow(view)}
        >
          <Icon name={icons[view]} />
          {labelOf(view)}
        </button>
      ))}
    </nav>
  )
}
