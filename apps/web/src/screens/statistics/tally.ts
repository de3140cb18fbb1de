/** Games counted: how many, how many won, against whom, with how many, by which rules, how long. */
import type { SaveHead } from '../../saves/index.ts'

export interface Left {
  /** The only game that counts; undefined where all do. */
  readonly game: string | undefined
  /** Leave out games a referee has corrected. */
  readonly corrected: boolean
  /** Leave out games that were continued from a replay or came from a file. */
  readonly borrowed: boolean
}

/** A guided game teaches, it does not count. */
export const counted = (heads: readonly SaveHead[], left: Left): readonly SaveHead[] =>
  heads.filter(
    ({ game, origin, corrected }) =>
      origin !== 'lesson' &&
      (left.game === undefined || left.game === game) &&
      !(left.corrected && corrected) &&
      !(left.borrowed && origin !== 'new'),
  )

/** Which games there are finished nights of, in the order they were last played. */
export const gamesIn = (heads: readonly SaveHead[]): readonly string[] => [
  ...new Set(heads.filter(({ ending, origin }) => ending && origin !== 'lesson').map(({ game }) => game)),
]

export interface Score {
  readonly key: string
  readonly won: number
  readonly lost: number
}

const scoreOf = (key: string, heads: readonly SaveHead[]): Score => ({
  key,
  won: heads.filter(({ ending }) => ending?.won === true).length,
  lost: heads.filter(({ ending }) => ending?.won === false).length,
})

const grouped = (heads: readonly SaveHead[], keyOf: (head: SaveHead) => string): readonly Score[] => {
  const keys = [...new Set(heads.map(keyOf))]
  return keys.map((key) =>
    scoreOf(
      key,
      heads.filter((head) => keyOf(head) === key),
    ),
  )
}

const bySize = (a: Score, b: Score): number => b.won + b.lost - (a.won + a.lost) || a.key.localeCompare(b.key)
const byNumber = (a: Score, b: Score): number => Number(a.key) - Number(b.key)

/** How many turns lie in one bar of the lengths. */
const WIDTH = 5

const lengthBin = (chapter: number): string => String(Math.floor((Math.max(1, chapter) - 1) / WIDTH) * WIDTH + 1)

export const binName = (key: string): string => `${key}–${Number(key) + WIDTH - 1}`

export const middle = (numbers: readonly number[]): number | undefined => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half]
  const lower = sorted[sorted.length % 2 === 0 ? half - 1 : half]
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2
}

export interface Tally {
  readonly all: number
  readonly running: number
  readonly over: Score
  readonly corrected: number
  readonly against: readonly Score[]
  readonly seats: readonly Score[]
  readonly rules: readonly Score[]
  readonly lengths: readonly Score[]
  readonly length: number | undefined
  readonly shortest: number | undefined
  readonly longest: number | undefined
  /** Most games won in a row. */
  readonly streak: number
}

const streakOf = (over: readonly SaveHead[]): number => {
  let now = 0
  let best = 0
  for (const { ending } of over.toSorted((a, b) => a.changed - b.changed)) {
    now = ending?.won ? now + 1 : 0
    best = Math.max(best, now)
  }
  return best
}

export const tallyOf = (heads: readonly SaveHead[]): Tally => {
  const over = heads.filter(({ ending }) => ending !== undefined)
  const turns = over.map(({ chapter }) => chapter)
  return {
    all: heads.length,
    running: heads.length - over.length,
    over: scoreOf('', over),
    corrected: heads.filter(({ corrected }) => corrected).length,
    against: grouped(over, ({ facts }) => facts.against).toSorted(bySize),
    seats: grouped(over, ({ seats }) => String(seats)).toSorted(byNumber),
    rules: grouped(over, ({ facts }) => facts.rules).toSorted(bySize),
    lengths: grouped(over, ({ chapter }) => lengthBin(chapter)).toSorted(byNumber),
    length: middle(turns),
    shortest: turns.length > 0 ? Math.min(...turns) : undefined,
    longest: turns.length > 0 ? Math.max(...turns) : undefined,
    streak: streakOf(over),
  }
}
