/** Lines and suggestions in the order in which they came, and how many of them are new. */
import type { Kind } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import { useEffect, useMemo, useState } from 'react'
import type { Speech } from '../../face.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { sayIn } from '../../words/phrases.ts'
import { roomWords } from './room-words.ts'

export interface Said {
  readonly id: string
  readonly chair: number | null
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at?: number
  readonly isPoint?: true
}

interface HeardPoint {
  readonly chair: number
  readonly text: string
  /** The line it came after. */
  readonly after: number
}

/** What somebody would pick, in words. */
export const pickText = (pick: readonly Kind['option'][], known: Known<Kind>, speech: Speech<Kind>): string => {
  const { waits, view } = known.glance
  if (waits.is !== 'decision') return ''
  const { about } = waits.decision
  const texts = pick.map((option) => speech.option(option, view, about))
  return texts.length === 0 ? sayIn(roomWords, speech.language)('nothing') : texts.join(', ')
}

/** They are told to those who are there, and kept nowhere. */
const useHeardPoints = (table: OnlineTable, speech: Speech<Kind>): readonly HeardPoint[] => {
  const [heard, setHeard] = useState<readonly HeardPoint[]>([])
  useEffect(
    () =>
      table.listen((reply, known) => {
        if (reply.t !== 'point') return
        const what = pickText(reply.pick, known, speech)
        const text = sayIn(roomWords, speech.language)('suggests', { what })
        const after = known.lines.at(-1)?.n ?? -1
        setHeard((all) => [...all.slice(-49), { chair: reply.by, text, after }])
      }),
    [table, speech],
  )
  return heard
}

const useSaid = (table: OnlineTable, known: Known<Kind>, speech: Speech<Kind>): readonly Said[] => {
  const points = useHeardPoints(table, speech)
  const { lines } = known
  return useMemo(() => {
    const pointed = (after: number): Said[] =>
      points.flatMap((point, i) =>
        point.after === after ? [{ id: `p${i}.${after}`, chair: point.chair, text: point.text, isPoint: true }] : [],
      )
    return [
      ...pointed(-1),
      ...lines.flatMap((line): Said[] => [
        { id: `l${line.n}`, chair: line.chair, text: line.text, at: line.at },
        ...pointed(line.n),
      ]),
    ]
  }, [lines, points])
}

/** How many came since the talk was last open. */
const useUnread = (said: readonly Said[], isTalking: boolean): number => {
  const [seen, setSeen] = useState(said.length)
  useEffect(() => {
    if (isTalking) setSeen(said.length)
  }, [isTalking, said.length])
  return isTalking ? 0 : Math.max(0, said.length - seen)
}

export interface Talking {
  readonly said: readonly Said[]
  readonly unread: number
  readonly isOpen: boolean
  readonly open: (isOpen: boolean) => void
}

export const useTalk = (table: OnlineTable, known: Known<Kind>, speech: Speech<Kind>): Talking => {
  const [isOpen, open] = useState(false)
  const said = useSaid(table, known, speech)
  return { said, unread: useUnread(said, isOpen), isOpen, open }
}
