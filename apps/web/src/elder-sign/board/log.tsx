/** What happened, a sentence for each fact, rolls as dice too. The newest is at the end and in sight. */
import type { ES, Event } from '@vigil/elder-sign'
import { colourOf } from '@vigil/elder-sign'
import { memo, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Die } from '../../art/index.ts'
import type { Entry } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { boardWords } from './board-words.ts'

/** So many lines are drawn; and so many for who scrolls back in them. Each answer lays the whole list out anew. */
const SHOWN = 30
const SHOWN_BACK = 80

/** Nearer to the top than this, more is shown. */
const NEAR_TOP = 120

const Roll = ({ event }: { readonly event: Extract<Event, { is: 'rolled' }> }): ReactNode => (
  <span className="rr" aria-hidden="true">
    {event.faces.map((face, i) => {
      const die = event.dice[i] ?? 0
      // biome-ignore lint/suspicious/noArrayIndexKey: the lost and found rolls one die several times (ES-FANENT-02)
      return <Die key={i} colour={colourOf(die)} face={face} size="1.45rem" />
    })}
  </span>
)

const classOf = ({ event, isReason }: Entry<ES>): string => {
  if (event) return `told told-${event.is}`
  return isReason ? 'told reason' : 'told by-table'
}

const Line = memo(({ entry }: { readonly entry: Entry<ES> }) => (
  <li className={classOf(entry)}>
    {entry.text}
    {entry.event?.is === 'rolled' && entry.event.faces.length > 0 && <Roll event={entry.event} />}
  </li>
))

interface LogProps {
  readonly entries: readonly Entry<ES>[]
}

/** More lines at once than an answer brings: what was played before, told again. */
const MANY = 20

/** So many lines are drawn bit by bit, with the page awake in between; those of an answer come with it. */
export const Log = ({ entries }: LogProps): ReactNode => {
  const late = useDeferredValue(entries)
  return <Told entries={entries.length - late.length > MANY ? late : entries} />
}

const Told = memo(({ entries }: LogProps): ReactNode => {
  const say = useWords(boardWords)
  const list = useRef<HTMLOListElement>(null)
  const last = entries.at(-1)?.n ?? 0
  // The line that was the newest when the reader scrolled back from it.
  const [back, setBack] = useState(0)
  const shown = back === last ? SHOWN_BACK : SHOWN
  const scrolled = (): void => {
    if (list.current && list.current.scrollTop < NEAR_TOP) setBack(last)
  }
  useEffect(() => {
    if (last === 0) return
    // With the frame: before it, the whole table would be laid out for this alone, and then once more.
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }))
    return () => cancelAnimationFrame(frame)
  }, [last])
  return (
    <section className="panel log" aria-label={say('region.log')}>
      <h2 className="eyebrow">{say('view.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} onScroll={scrolled}>
        {entries.slice(-shown).map((entry) => (
          <Line key={entry.n} entry={entry} />
        ))}
      </ol>
    </section>
  )
})
