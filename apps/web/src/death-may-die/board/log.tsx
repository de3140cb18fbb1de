/** What happened, a sentence for each fact, rolls as dice too. The newest is at the end and in sight. */
import type { DMD, Face } from '@vigil/death-may-die'
import { memo, type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import type { Entry } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { DeathDie } from '../art/die.tsx'
import { tableWords } from '../table-words.ts'

const SHOWN = 80

export const Roll = ({
  faces,
  standard,
}: {
  readonly faces: readonly Face[]
  readonly standard: number
}): ReactNode => (
  <span className="rr" aria-hidden="true">
    {faces.map((face, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
      <DeathDie key={i} bonus={i >= standard} face={face} size="1.5rem" />
    ))}
  </span>
)

const classOf = ({ event, isReason }: Entry<DMD>): string => {
  if (event) return `told told-${event.is}`
  return isReason ? 'told reason' : 'told by-table'
}

export const Line = memo(({ entry }: { readonly entry: Entry<DMD> }) => (
  <li className={classOf(entry)}>
    {entry.text}
    {entry.event?.is === 'rolled' && <Roll faces={entry.event.faces} standard={entry.event.standard} />}
  </li>
))

interface LogProps {
  readonly entries: readonly Entry<DMD>[]
}

/** More lines at once than an answer brings: what was played before, told again. */
const MANY = 20

/** So many lines are drawn bit by bit, with the page awake in between; those of an answer come with it. */
export const Log = ({ entries }: LogProps): ReactNode => {
  const late = useDeferredValue(entries)
  return <Told entries={entries.length - late.length > MANY ? late : entries} />
}

const Told = memo(({ entries }: LogProps): ReactNode => {
  const say = useWords(tableWords)
  const list = useRef<HTMLOListElement>(null)
  const last = entries.at(-1)?.n ?? 0
  useEffect(() => {
    if (list.current && last > 0) list.current.scrollTop = list.current.scrollHeight
  }, [last])
  return (
    <section className="panel log" aria-label={say('region.log')}>
      <h2 className="eyebrow">{say('view.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} tabIndex={0}>
        {entries.slice(-SHOWN).map((entry) => (
          <Line key={entry.n} entry={entry} />
        ))}
      </ol>
    </section>
  )
})
