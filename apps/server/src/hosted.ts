/** An open room as the server holds it, and how it grows: first the store, then memory, then the guests. */
import { commitment, currentNode, type Kind, type Moved, type Refusal } from '@vigil/kernel'
import { type Kept, type Store, StoreFault } from '@vigil/store'
import { type Company, glanceTexts, type Room, roomOf, sayRoom, shownCompany } from '@vigil/table/room'
import type { Reply, ReplyOf } from '@vigil/table/wire'
import { frame, type Guest } from './guest.ts'
import { batchOf, type Origin, roomFrom } from './kept-room.ts'
import type { Playable } from './shelf.ts'

export interface Means {
  readonly store: Store
  readonly playable: Playable
  now(): number
  /** Told after everything that happened: bots and clocks look what is waited for. */
  moved(hosted: Hosted): void
  fault(error: unknown, room: string): void
}

export interface Hosted {
  readonly id: string
  readonly seed: string
  readonly commitment: string
  readonly means: Means
  readonly guests: Set<Guest>
  /** By tag: how long the log was once the act was in it. */
  readonly tags: Map<string, number>
  room: Room<Kind>
  rev: number
  /** What has been asked is done one after the other. */
  queue: Promise<unknown>
}

/** An act reaches up to the next one: what chance gave in between came of it. */
const tagsIn = ({ log }: Kept): [string, number][] => {
  let end = log.length
  return log.toReversed().flatMap(({ tag, chair, seq }): [string, number][] => {
    const upTo = end
    if (chair !== undefined) end = seq
    return tag === undefined ? [] : [[tag, upTo]]
  })
}

export const hostedRoom = (kept: Kept, means: Means): Hosted => ({
  id: kept.head.id,
  seed: kept.head.seed,
  commitment: commitment(kept.head.seed),
  means,
  guests: new Set(),
  tags: new Map(tagsIn(kept)),
  room: roomFrom(means.playable, kept),
  rev: kept.company.rev,
  queue: Promise.resolve(),
})

/** One after the other; a fault of one does not stop the next. */
export const inTurn = <T>(hosted: Hosted, work: () => Promise<T>): Promise<T> => {
  const done = hosted.queue.then(work)
  hosted.queue = done.catch(() => undefined)
  return done
}

/** Somebody else has written: what the store has is the truth. */
export const reload = async (hosted: Hosted): Promise<boolean> => {
  const kept = await hosted.means.store.open(hosted.id)
  if (!kept) return false
  hosted.room = roomFrom(hosted.means.playable, kept)
  hosted.rev = kept.company.rev
  for (const [tag, seq] of tagsIn(kept)) hosted.tags.set(tag, seq)
  return true
}

export const wordsFor = ({ means }: Pick<Hosted, 'means'>, why: Refusal): string =>
  sayRoom(why) ?? means.playable.say(why)

export const refuse = (hosted: Hosted, guest: Guest, tag: string | null, why: Refusal): void =>
  guest.send(frame({ t: 'refused', tag, refusal: why, text: wordsFor(hosted, why) }))

export const tell = ({ guests }: Hosted, reply: Reply<Kind>): void => {
  const bytes = Buffer.from(frame(reply))
  for (const guest of guests) guest.send(bytes)
}

/** The seed, once nobody can use it any more. */
export const revealed = ({ room, seed }: Hosted): { seed?: string } =>
  currentNode(room.match).kind === 'over' ? { seed } : {}

/** Each sees with their own eyes; those who see alike share the same bytes. */
const tellMoved = (hosted: Hosted, news: Pick<ReplyOf<Kind, 'update'>, 'because' | 'by' | 'events'>): void => {
  const { room, guests, means } = hosted
  if (guests.size === 0) return
  const head = JSON.stringify({ t: 'update', seq: room.match.seq, ...news, ...revealed(hosted) }).slice(0, -1)
  const glances = glanceTexts(room, means.playable)
  const known = new Map<string, Buffer>()
  for (const guest of guests) {
    const { sign, text } = glances(guest.chair)
    const bytes = known.get(sign) ?? Buffer.from(`${head},"glance":${text()}}`)
    known.set(sign, bytes)
    guest.send(bytes)
  }
}

/** Throws a StoreFault where nothing could be kept. */
export const grow = async (
  hosted: Hosted,
  moved: Moved<Kind>,
  because: ReplyOf<Kind, 'update'>['because'],
  origin: Omit<Origin, 'at'>,
): Promise<'kept' | 'late' | 'gone'> => {
  const { means, room, id } = hosted
  const batch = batchOf(id, room.match.seq, moved, { ...origin, at: means.now() })
  const kept = await means.store.append(batch)
  if (kept !== 'kept') {
    if (kept === 'late') await reload(hosted)
    return kept
  }
  // The record has its seating already: it grew from the one before.
  hosted.room = { match: moved.match, company: room.company }
  if (origin.tag !== undefined) hosted.tags.set(origin.tag, moved.match.seq)
  tellMoved(hosted, { because, by: origin.chair ?? null, events: moved.events })
  means.moved(hosted)
  return 'kept'
}

/** False where somebody else was first; the room is up to date then. */
export const regroup = async (hosted: Hosted, company: Company): Promise<boolean> => {
  const { means, id, rev, room } = hosted
  const kept = await means.store.rewrite(id, { rev, body: JSON.parse(JSON.stringify(company)) })
  if (!kept) {
    await reload(hosted)
    return false
  }
  hosted.rev = kept.rev
  hosted.room = roomOf(room.match, company)
  tell(hosted, { t: 'company', company: shownCompany(company) })
  means.moved(hosted)
  return true
}

/** What a fault of the store is to a guest. */
export const storeRefusal = (error: unknown): Refusal => ({
  code: error instanceof StoreFault && error.code === 'full' ? 'store.full' : 'store.fault',
  rule: '',
  params: {},
})
