/** What happened, a sentence for each fact. The newest is at the end and in sight. */
import type { Kind } from '@vigil/kernel'
import { memo, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Entry } from '../sitting/sitting.ts'
import './log.css'

/** So many lines are drawn; and so many for who scrolls back in them. Each answer lays the whole list out anew. */
const SHOWN = 30
const SHOWN_BACK = 80

/** Nearer to the top than this, more is shown. */
const NEAR_TOP = 120

/** More lines at once than an answer brings: what was played before, told again. */
const MANY = 20

/** What the line of an entry is styled by. */
export const toldClass = <K extends Kind>({ event, isReason }: Entry<K>): string => {
  if (event) return `told told-${event.is}`
  return isReason ? 'told reason' : 'told by-table'
}

interface LogProps<K extends Kind> {
  readonly entries: readonly Entry<K>[]
  readonly label: string
  readonly title: string
  /** Draws one entry as a list item; the same function every time. */
  readonly line: (entry: Entry<K>) => ReactNode
}

/** So many lines are drawn bit by bit, with the page awake in between; those of an answer come with it. */
export const Log = <K extends Kind>({ entries, ...props }: LogProps<K>): ReactNode => {
  const late = useDeferredValue(entries)
  return <Told entries={entries.length - late.length > MANY ? late : entries} {...props} />
}

const ToldLines = <K extends Kind>({ entries, label, title, line }: LogProps<K>): ReactNode => {
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
    <section className="panel log" aria-label={label}>
      <h2 className="eyebrow">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} onScroll={scrolled}>
        {entries.slice(-shown).map(line)}
      </ol>
    </section>
  )
}

// What `memo` gives back no longer knows that it is generic.
const Told = memo(ToldLines) as typeof ToldLines
