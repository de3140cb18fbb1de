/** The parts every card on the board shares: who is there, what it is worth, the strips, the two outcomes. */
import type { Adventure, Effect } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { Emblem, Icon, type IconName } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import type { CardModel, Visitor } from './card-model.ts'
import { EffectMarks } from './effect-marks.tsx'
import { effectReading, type Reader } from './reading.ts'

interface HereProps {
  readonly visitors: readonly Visitor[]
  readonly reader: Reader
}

export const Here = ({ visitors, reader: { words, say } }: HereProps): ReactNode => {
  if (visitors.length === 0) return null
  const who = words.and(visitors.map(({ id }) => words.nameOf(id)))
  return (
    <Tip text={say('here', { who })}>
      <span className={`here ${visitors.length > 4 ? 'crowd' : ''}`} role="img" aria-label={say('here', { who })}>
        {visitors.map(({ seat, id, mine }) => (
          <span key={seat} className={`tok ${mine ? 'me' : ''}`}>
            <Emblem of={id} />
          </span>
        ))}
      </span>
    </Tip>
  )
}

export const Worth = ({ n, reader: { say } }: { readonly n: number; readonly reader: Reader }): ReactNode => (
  <Tip text={say('trophy', { n })}>
    <span className="troph">
      <Icon name="laurels-trophy" />
      <span className="vh">{say('trophy', { n })}</span>
      <span aria-hidden="true">{n}</span>
    </span>
  </Tip>
)

export interface StripText {
  readonly css: 'ter' | 'mid' | 'lock'
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

const LOCKS = { open: 'locks', holds: 'locksGone', waits: 'locksWaits' } as const

/** Terror, midnight and lock, in words. */
export const stripsOf = (adventure: Adventure, lock: CardModel['lock'], reader: Reader): StripText[] => {
  const { say } = reader
  const strip = (css: 'ter' | 'mid', icon: IconName, title: string, effects: readonly Effect[] | undefined) =>
    effects ? [{ css, icon, title, text: effectReading(reader, effects) }] : []
  return [
    ...strip('ter', 'curled-tentacle', say('terror'), adventure.terror),
    ...strip('mid', 'evil-moon', say('midnight'), adventure.midnight),
    ...(adventure.lock && lock !== 'none'
      ? [{ css: 'lock', icon: 'padlock', title: '', text: say(LOCKS[lock], { colour: adventure.lock }) } as const]
      : []),
  ]
}

export const Strip = ({ css, icon, title, text }: StripText): ReactNode => (
  <p className={`strip ${css}`}>
    <Icon name={icon} />
    <Tip text={title === '' ? '' : `${title}: ${text}`}>
      <span>
        {title !== '' && <b>{title}</b>} {text}
      </span>
    </Tip>
  </p>
)

interface OutcomesProps {
  readonly adventure: Adventure
  readonly reader: Reader
}

export const Outcomes = ({ adventure, reader: { words, say } }: OutcomesProps): ReactNode => (
  <footer className="card-f">
    <div className="out pen">
      <span className="out-name">{say('fail')}</span>
      <ul>
        <EffectMarks effects={adventure.penalties} words={words} />
      </ul>
    </div>
    <div className="out rew">
      <span className="out-name">{say('reward')}</span>
      <ul>
        <EffectMarks effects={adventure.rewards} words={words} />
      </ul>
    </div>
  </footer>
)
