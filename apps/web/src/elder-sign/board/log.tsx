/** What happened, with rolls as dice too. */
import type { ES, Event } from '@vigil/elder-sign'
import { colourOf } from '@vigil/elder-sign'
import { memo, type ReactNode } from 'react'
import { Die } from '../../art/index.ts'
import { Log, toldClass } from '../../board/log.tsx'
import type { Entry } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { boardWords } from './board-words.ts'

const Roll = ({ event }: { readonly event: Extract<Event, { is: 'rolled' }> }): ReactNode => (
  <span className="rr" aria-hidden="true">
    {event.faces.map((face, i) => {
      const die = event.dice[i] ?? 0
      // biome-ignore lint/suspicious/noArrayIndexKey: the lost and found rolls one die several times (ES-FANENT-02)
      return <Die key={i} colour={colourOf(die)} face={face} size="1.45rem" />
    })}
  </span>
)

const Line = memo(({ entry }: { readonly entry: Entry<ES> }) => (
  <li className={toldClass(entry)}>
    {entry.text}
    {entry.event?.is === 'rolled' && entry.event.faces.length > 0 && <Roll event={entry.event} />}
  </li>
))

const lineOf = (entry: Entry<ES>): ReactNode => <Line key={entry.n} entry={entry} />

export const ElderLog = ({ entries }: { readonly entries: readonly Entry<ES>[] }): ReactNode => {
  const say = useWords(boardWords)
  return <Log entries={entries} label={say('region.log')} title={say('view.log')} line={lineOf} />
}
