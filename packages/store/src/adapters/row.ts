/** Rows of a database as what they stand for. */
import type { Entry, Kept, Line, Mark, Summary } from '../store.ts'

export interface Text {
  readonly text: string
}

export interface RoomRow {
  readonly id: string
  readonly game: string
  readonly setup: string
  readonly seed: string
  readonly chance: 'ask' | null
  readonly company: string
  readonly rev: number
  readonly entries: number
  readonly latest: string
  readonly ending: string | null
  readonly created_at: number
  readonly touched_at: number
}

export interface EntryRow {
  readonly seq: number
  readonly input: string
  readonly events: string
  readonly chair: number | null
  readonly tag: string | null
  readonly version: string
  readonly at: number
}

export const entryOf = ({ seq, input, events, chair, tag, version, at }: EntryRow): Entry => ({
  seq,
  input: JSON.parse(input),
  events: JSON.parse(events),
  ...(chair !== null && { chair }),
  ...(tag !== null && { tag }),
  version,
  at,
})

export const keptOf = (row: RoomRow, log: readonly Entry[], milestones: readonly string[]): Kept => ({
  head: {
    id: row.id,
    game: row.game,
    setup: JSON.parse(row.setup),
    seed: row.seed,
    ...(row.chance !== null && { chance: row.chance }),
    createdAt: row.created_at,
  },
  company: { rev: row.rev, body: JSON.parse(row.company) },
  log,
  latest: JSON.parse(row.latest),
  milestones: milestones.map((text) => JSON.parse(text)),
  ending: row.ending === null ? undefined : JSON.parse(row.ending),
  touchedAt: row.touched_at,
})

interface LineRow {
  readonly n: number
  readonly chair: number | null
  readonly text: string
  readonly at: number
}

export const lineOf = (row: unknown): Line => {
  const { n, chair, text, at } = row as LineRow
  return { n, chair: chair ?? undefined, text, at }
}

export const summaryOf = (row: unknown): Summary => {
  const { id, game, entries, ending, created_at, touched_at } = row as RoomRow
  return { id, game, entries, over: ending !== null, createdAt: created_at, touchedAt: touched_at }
}

export const markOf = (row: unknown): Mark | undefined => {
  if (row === undefined) return undefined
  const { entries, rev, lines } = row as Mark
  return { entries, rev, lines }
}
