/** What a list shows of a game, taken from the table. */
import type { Kind, MatchRecord } from '@vigil/kernel'
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
    seats: face.seats(view),
    origin,
  }
}
