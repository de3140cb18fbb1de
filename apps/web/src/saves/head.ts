/** What a list shows of a game, taken from the table. */
import type { AnyRecord, Kind, MatchRecord } from '@vigil/kernel'
import type { Glance } from '@vigil/table'
import type { Face, Speech } from '../face.ts'
import type { SaveHead } from './save.ts'

export interface Seen<K extends Kind> {
  readonly id: string
  readonly face: Face<K>
  readonly speech: Speech<K>
  readonly record: MatchRecord<K>
  readonly glance: Glance<K>
  readonly origin: SaveHead['origin']
  /** Milliseconds since 1970. */
  readonly created: number
  readonly now: number
}

/** Every seat that has answered; a record says nothing of those that never did. */
const seatsIn = (record: AnyRecord): number =>
  record.inputs.reduce((most, input) => (input.is === 'answer' ? Math.max(most, input.seat + 1) : most), 1)

export const headOf = <K extends Kind>({
  id,
  face,
  speech,
  record,
  glance,
  origin,
  created,
  now,
}: Seen<K>): SaveHead => {
  const { view, waits, corrected } = glance
  return {
    id,
    game: record.game,
    version: record.version,
    summary: speech.summary(view),
    created,
    changed: now,
    chapter: face.chapter(view),
    inputs: record.inputs.length,
    ...(waits.is === 'over' && { ending: { won: waits.ending.won, text: speech.ending(waits.ending, view) } }),
    corrected,
    realDice: record.chance === 'ask',
    facts: face.facts(view, speech),
    seats: seatsIn(record as unknown as AnyRecord),
    origin,
  }
}
