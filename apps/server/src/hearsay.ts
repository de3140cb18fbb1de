/**
 * What another server says it has added to the log of a room, so that whoever hears it need not read the store. The store alone
 * has the truth: hearsay is believed where it bears a seal that only somebody can make who has read the room's seed there, and
 * where it begins at the end of what is known here. In all other cases the store is asked.
 */
import { createHmac } from 'node:crypto'
import { currentNode } from '@vigil/kernel'
import type { Entry } from '@vigil/store'
import type { Hosted } from './hosted.ts'
import { sameHash } from './key.ts'
import type { Hearsay } from './news.ts'

type Source = Pick<Hosted, 'id' | 'seed'>

/** The room is in it: nothing said of one counts in another. */
const sealOf = ({ id, seed }: Source, text: string): string =>
  createHmac('sha256', seed).update(`${id} ${text}`).digest('base64url')

/** Only of what the store has taken. Without events: whoever plays the entries gets the same. */
export const hearsayOf = (source: Source, entries: readonly Entry[]): Hearsay => {
  const text = JSON.stringify(entries.map(({ events: _, ...entry }) => entry))
  return { text, seal: sealOf(source, text) }
}

const entriesFrom = (text: string): Entry[] =>
  (JSON.parse(text) as readonly Omit<Entry, 'events'>[]).map((entry) => ({ ...entry, events: [] }))

/** What of it is new here; undefined where it is not to be believed, or leaves a gap before `upTo`. */
export const newIn = (hosted: Hosted, { text, seal }: Hearsay, upTo: number): readonly Entry[] | undefined => {
  const { match } = hosted.room
  // After the end everybody knows the seed.
  if (currentNode(match).kind === 'over' || !sameHash(seal, sealOf(hosted, text))) return undefined
  const more = entriesFrom(text).filter(({ seq }) => seq >= match.seq)
  return more[0]?.seq === match.seq && more.length === upTo - match.seq ? more : undefined
}
