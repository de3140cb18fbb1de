/** Between what a store keeps and what a table plays. */
import {
  currentNode,
  extendWarily,
  type Kind,
  type Logged,
  type Match,
  type MatchRecord,
  type Moved,
  RECORD_FORMAT,
  restoreMatch,
  rewindMatch,
} from '@vigil/kernel'
import type { Batch, Entry, Json, Kept, Snapshot } from '@vigil/store'
import { type Company, type Room, roomOf } from '@vigil/table/room'
import type { Playable } from './shelf.ts'

/** A position to go back to, and a page anybody can look at, every so many entries. */
const EVERY = 20

const asJson = (value: unknown): Json => value as Json

export const recordOf = ({ head, log }: Pick<Kept, 'head' | 'log'>, version: string): MatchRecord<Kind> => ({
  format: RECORD_FORMAT,
  game: head.game,
  // What was played under several versions bears the oldest: none alone could play it again.
  version: log.find((entry) => entry.version !== version)?.version ?? version,
  setup: head.setup,
  seed: head.seed,
  ...(head.chance && { chance: head.chance }),
  inputs: log.map(({ input }) => input) as unknown as MatchRecord<Kind>['inputs'],
})

export const roomFrom = ({ game }: Playable, kept: Kept): Room<Kind> => {
  const { log, latest, milestones, company } = kept
  const since = log.findLastIndex(({ version }) => version !== game.version) + 1
  const record = { ...recordOf(kept, game.version), version: game.version }
  const match = restoreMatch(game, { record, state: latest.state, milestones, since })
  return roomOf(match, company.body as unknown as Company)
}

/** The match with what others have added to its log, and what came of it; undefined where only the store's own position can tell. */
export const movedBy = (match: Match<Kind>, more: readonly Entry[]): Moved<Kind> | undefined => {
  let now = match
  const events: Kind['event'][] = []
  for (const { seq, version, input } of more) {
    if (seq !== now.seq || version !== match.game.version) return undefined
    const logged = input as unknown as Logged<Kind>
    const next = logged.is === 'undo' ? rewindMatch(now, logged.to) : extendWarily(now, logged)
    if (!next.ok) return undefined
    if ('match' in next.value) events.push(...next.value.events)
    now = 'match' in next.value ? next.value.match : next.value
  }
  return { match: now, events }
}

const snapshotOf = ({ seq, inputs, state, game }: Match<Kind>): Snapshot => ({
  seq,
  counted: inputs.length,
  version: game.version,
  state: asJson(state),
})

export interface Origin {
  readonly chair?: number
  readonly tag?: string
  readonly at: number
}

/** Everything that came of one act goes into the log together; its events are told with the first entry. */
export const batchOf = (id: string, from: number, { match, events }: Moved<Kind>, origin: Origin): Batch => {
  const { version } = match.game
  const entries = match.record.inputs.slice(from).map((input, i): Entry => {
    const seq = from + i
    if (i > 0) return { seq, input: asJson(input), events: [], version, at: origin.at }
    return { seq, input: asJson(input), events: events as unknown as readonly Json[], version, ...origin }
  })
  const latest = snapshotOf(match)
  const node = currentNode(match)
  const due = Math.floor(from / EVERY) !== Math.floor(match.seq / EVERY)
  return {
    room: id,
    entries,
    latest,
    ...(due && {
      milestone: latest,
      page: { seq: match.seq, view: asJson(match.game.view(match.state, 'spectator')) },
    }),
    ...(node.kind === 'over' && { ending: asJson(node.ending) }),
  }
}
