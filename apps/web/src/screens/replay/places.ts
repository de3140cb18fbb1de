/** Places in a replay one may want to go to: days, turns, and the log up to a page. */
import type { Kind } from '@vigil/kernel'
import type { Entry } from '../../sitting/sitting.ts'
import type { Step } from '../end/chronicle.ts'

export interface TurnPlace {
  readonly turn: number
  readonly page: number
}

export interface DayPlace {
  readonly day: number
  readonly page: number
  readonly turns: readonly TurnPlace[]
}

export const daysOf = (steps: readonly Step[]): readonly DayPlace[] => {
  const days: { day: number; page: number; turns: TurnPlace[] }[] = []
  for (const [page, { day, chapter }] of steps.entries()) {
    let last = days.at(-1)
    if (last?.day !== day) {
      last = { day, page, turns: [] }
      days.push(last)
    }
    // A midnight that still belongs to the turn before it begins no turn.
    const before = steps[page - 1]
    if (before?.chapter !== chapter) last.turns.push({ turn: chapter, page })
  }
  return days
}

/** The page where the next turn begins, or the one before; the ends where there is none. */
export const turnFrom = (steps: readonly Step[], page: number, by: 1 | -1): number => {
  // Not read as far as that yet.
  if (page >= steps.length) return page + by
  const starts = daysOf(steps).flatMap(({ turns }) => turns.map((turn) => turn.page))
  return by > 0
    ? (starts.find((start) => start > page) ?? steps.length - 1)
    : (starts.findLast((start) => start < page) ?? 0)
}

/** As much as a log shows at once. */
const RECALLED = 40

export interface PageLine extends Entry<Kind> {
  readonly page: number
}

export const logUpTo = (steps: readonly Step[], page: number): readonly PageLine[] => {
  const from = Math.max(0, page - RECALLED)
  const lines: PageLine[] = []
  let n = from * 100
  for (const [i, { lines: told }] of steps.slice(from, page + 1).entries()) {
    for (const { text, event } of told) lines.push({ n: n++, text, event, page: from + i })
    // Numbers stay the same wherever one looks from.
    n = (from + i + 1) * 100
  }
  return lines
}
