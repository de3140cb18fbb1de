/**
 * A match from where it was left, without playing its log again: a release in between cannot lead it astray. What was
 * given under another version of the game is never played again, so no undo goes back behind it.
 */
import type { Game, Input, Kind } from './game.ts'
import type { Match } from './match.ts'
import type { Logged, MatchRecord } from './record.ts'
import { type Snapshot, snapshotAt } from './snapshot.ts'
import { tallyOf } from './tally.ts'

/** A position after so many entries of the log. */
export interface Milestone<K extends Kind> {
  readonly seq: number
  readonly state: K['state']
}

export interface KeptMatch<K extends Kind> {
  readonly record: MatchRecord<K>
  /** Where the whole log leads. */
  readonly state: K['state']
  /** Oldest first. */
  readonly milestones: readonly Milestone<K>[]
  /** From this entry of the log on, everything was given under the present version. */
  readonly since: number
}

interface Walk<K extends Kind> {
  inputs: Input<K>[]
  snapshots: Snapshot[]
}

const pass = <K extends Kind>(walk: Walk<K>, logged: Logged<K>): void => {
  if (logged.is !== 'undo') {
    walk.inputs.push(logged)
    return
  }
  walk.inputs = walk.inputs.slice(0, logged.to)
  walk.snapshots = walk.snapshots.filter(({ at }) => at <= logged.to)
}

export const restoreMatch = <K extends Kind>(
  game: Game<K>,
  { record, state, milestones, since }: KeptMatch<K>,
): Match<K> => {
  const known = new Map(milestones.filter(({ seq }) => seq >= since).map((each) => [each.seq, each.state]))
  if (since === 0) known.set(0, game.start(record.setup))
  known.set(record.inputs.length, state)
  const walk: Walk<K> = { inputs: [], snapshots: [] }
  for (let seq = 0; ; seq++) {
    const then = known.get(seq)
    if (then !== undefined) walk.snapshots.push(snapshotAt(walk.inputs.length, then))
    const logged = record.inputs[seq]
    if (!logged) break
    pass(walk, logged)
  }
  const { inputs, snapshots } = walk
  return { game, record, state, inputs, ...tallyOf(inputs), seq: record.inputs.length, snapshots }
}
