/** A match as it is saved: plain JSON, and the whole truth about the match. */
import type { Game, Input, Kind } from './game.ts'

export const RECORD_FORMAT = 'vigil-match/1'

/** Who plays chance: the seed, or the players with real dice and cards. */
export type ChanceMode = 'sample' | 'ask'

/** Appended, never a deletion: `to` is how many of the inputs that counted until then still count. */
export interface Undo {
  readonly is: 'undo'
  readonly to: number
}

export type Logged<K extends Kind> = Input<K> | Undo

export interface MatchRecord<K extends Kind> {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly version: string
  readonly setup: K['setup']
  readonly seed: string
  /** Absent where the seed decides. */
  readonly chance?: 'ask'
  readonly inputs: readonly Logged<K>[]
}

export interface RecordOptions {
  readonly chance?: ChanceMode
}

export const newRecord = <K extends Kind>(
  game: Game<K>,
  setup: K['setup'],
  seed: string,
  { chance }: RecordOptions = {},
): MatchRecord<K> => ({
  format: RECORD_FORMAT,
  game: game.id,
  version: game.version,
  setup,
  seed,
  ...(chance === 'ask' ? { chance } : {}),
  inputs: [],
})
