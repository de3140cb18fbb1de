/** All rooms that are open, and the door to those that are not. */
import { beginMatch, commitment, type Kind, no, ok, type Refusal, type Result, refusal } from '@vigil/kernel'
import type { RoomHead, Store } from '@vigil/store'
import type { Company } from '@vigil/table/room'
import type { NewRoom, RoomMade } from '@vigil/table/wire'
import { type Bus, noBus } from './bus.ts'
import { catchUp, type Tidings } from './catch-up.ts'
import type { Guest } from './guest.ts'
import { type Hosted, hostedRoom, inTurn } from './hosted.ts'
import { batchOf } from './kept-room.ts'
import { hashKey, newKey, newRoomId, newSeed, sameHash } from './key.ts'
import { type Keys, newCompany } from './new-company.ts'
import { type NewRooms, newRooms } from './new-rooms.ts'
import type { News } from './news.ts'
import { closeAll, goTo, tellPresent, tellWhoIsHere } from './room-host.ts'
import type { Shelf } from './shelf.ts'
import type { StandIns } from './stand-in.ts'
import { tellOthers } from './telling.ts'

export interface HallMeans {
  readonly store: Store
  readonly shelf: Shelf
  readonly standIns: StandIns
  readonly maxRooms: number
  readonly bus: Bus
  now(): number
  fault(error: unknown, room: string): void
}

export interface Hall {
  readonly means: HallMeans
  /** Also those that are just being opened: two who knock at once open the same room. */
  readonly opening: Map<string, Promise<Hosted | undefined>>
  readonly here: Map<string, Hosted>
  /** How many are on their way into a room. */
  readonly visitors: Map<string, number>
  readonly fresh: NewRooms
}

export const hallOf = (means: HallMeans): Hall => ({
  means,
  opening: new Map(),
  here: new Map(),
  visitors: new Map(),
  fresh: newRooms(),
})

const NO_ROOM = refusal('room.none')

const forget = ({ means, opening, here }: Hall, { id }: Hosted): void => {
  means.standIns.forget(id)
  opening.delete(id)
  here.delete(id)
  means.bus.leave(id)
}

/** Bots and clocks go on without an audience; a room that only waits for people is closed when they have gone. */
export const release = (hall: Hall, hosted: Hosted): void => {
  const { id, guests } = hosted
  const idle = (): boolean => guests.size === 0 && !hall.visitors.has(id) && !hall.means.standIns.isDue(id)
  if (!idle()) return
  void hosted.queue.then(() => {
    if (idle() && hall.here.get(id) === hosted) forget(hall, hosted)
  })
}

/** Between the door and the chair: a room that somebody is entering is not closed behind whoever leaves it. */
export const visit = async <T>(hall: Hall, id: string, work: () => Promise<T>): Promise<T> => {
  const { visitors, here } = hall
  visitors.set(id, (visitors.get(id) ?? 0) + 1)
  try {
    return await work()
  } finally {
    const left = (visitors.get(id) ?? 1) - 1
    if (left > 0) visitors.set(id, left)
    else visitors.delete(id)
    const hosted = here.get(id)
    if (hosted) release(hall, hosted)
  }
}

const bring = async (hall: Hall, id: string): Promise<Hosted | undefined> => {
  const { store, shelf, standIns, bus, now, fault } = hall.means
  const mark = await store.mark(id)
  const kept = mark && (hall.fresh.take(id, mark) ?? (await store.open(id)))
  const playable = kept && shelf[kept.head.game]
  if (!kept || !playable) return undefined
  const moved = (hosted: Hosted): void => {
    standIns.watch(hosted)
    release(hall, hosted)
  }
  const hosted = hostedRoom(kept, mark.lines, { store, playable, bus, now, moved, fault })
  hall.here.set(id, hosted)
  standIns.watch(hosted)
  // The last to have written to it may have been killed before it could tell anybody.
  tellOthers(hosted)
  return hosted
}

const find = (hall: Hall, id: string): Promise<Hosted | undefined> => {
  const { opening, means } = hall
  const known = opening.get(id)
  if (known) return known
  // Before it is read, so that nothing is missed in between.
  means.bus.join(id)
  const brought = bring(hall, id)
  opening.set(id, brought)
  const giveUp = (): void => {
    opening.delete(id)
    means.bus.leave(id)
  }
  brought.then((hosted) => hosted ?? giveUp(), giveUp)
  return brought
}

const chairWith = ({ room: { company } }: Hosted, key: string): Guest['chair'] | undefined => {
  const hash = hashKey(key)
  const chair = company.chairs.findIndex((each) => sameHash(each.key, hash))
  if (chair >= 0) return chair
  return sameHash(company.watch, hash) ? 'spectator' : undefined
}

/** The room and the chair that a key opens; which of the two is wrong nobody is told. For whoever is on a `visit`. */
export const openRoom = async (
  hall: Hall,
  id: string,
  key: string,
): Promise<Result<{ hosted: Hosted; chair: Guest['chair'] }, Refusal>> => {
  const hosted = await find(hall, id)
  // A key that another server has just changed must not open anything here.
  const there = hosted && (hall.means.bus === noBus || (await inTurn(hosted, () => catchUp(hosted))))
  if (!hosted || !there) return no(NO_ROOM)
  const chair = chairWith(hosted, key)
  if (chair === undefined) return no(NO_ROOM)
  const { spectators } = hosted.room.company.options
  return chair === 'spectator' && !spectators ? no(refusal('room.closed')) : ok({ hosted, chair })
}

interface Begun {
  readonly room: string
  readonly seed: string
  readonly company: Company
}

const begin = async (
  { means, here, fresh }: Hall,
  wanted: NewRoom,
  hashes: (chairs: number) => Keys,
): Promise<Result<Begun, Refusal>> => {
  const { store, shelf, maxRooms, now } = means
  const playable = Object.hasOwn(shelf, wanted.game) ? shelf[wanted.game] : undefined
  if (!playable) return no(refusal('game.unknown', '', { game: wanted.game, known: Object.keys(shelf).join(', ') }))
  if (here.size >= maxRooms) return no(refusal('room.full'))
  const seed = newSeed()
  const begun = beginMatch<Kind>(playable.game, wanted.setup, seed, wanted.chance ? { chance: 'ask' } : {})
  if (!begun.ok) return begun
  const { match } = begun.value
  const company = newCompany(wanted, Object.keys(playable.bots), playable.seats(match.record.setup), hashes)
  if (!company.ok) return company
  const room = newRoomId()
  const createdAt = now()
  const setup = match.record.setup as RoomHead['setup']
  const head: RoomHead = {
    id: room,
    game: wanted.game,
    setup,
    seed,
    createdAt,
    ...(wanted.chance && { chance: 'ask' }),
  }
  const body = JSON.parse(JSON.stringify(company.value))
  const first = batchOf(room, 0, begun.value, { at: createdAt })
  await store.create(head, body, first)
  fresh.add(head, body, first)
  return ok({ room, seed, company: company.value })
}

export const makeRoom = async (hall: Hall, wanted: NewRoom): Promise<Result<RoomMade, Refusal>> => {
  const keys: string[] = []
  const watch = newKey()
  const made = await begin(hall, wanted, (chairs) => {
    keys.push(...Array.from({ length: chairs }, newKey))
    return { chairs: keys.map(hashKey), watch: hashKey(watch) }
  })
  if (!made.ok) return made
  const { room, seed, company } = made.value
  const chairs = company.chairs.map(({ seats }, i) => ({ seats, key: keys[i] ?? '' }))
  return ok({ room, commitment: commitment(seed), chairs, watch })
}

/** The same game with the same people, whose keys open the new room too. */
export const rematch = async (hall: Hall, hosted: Hosted): Promise<Result<string, Refusal>> => {
  const { company, match } = hosted.room
  if (company.next !== null) return ok(company.next)
  const wanted: NewRoom = {
    game: match.record.game,
    setup: match.record.setup as NewRoom['setup'],
    options: company.options,
    chairs: company.chairs.map(({ seats, bot }) => ({ seats: [...seats], bot })),
    ...(match.record.chance && { chance: match.record.chance }),
  }
  const made = await begin(hall, wanted, () => ({ chairs: company.chairs.map(({ key }) => key), watch: company.watch }))
  if (!made.ok) return made
  if (await goTo(hosted, made.value.room)) return ok(made.value.room)
  await hall.means.store.remove(made.value.room)
  return hosted.room.company.next === null ? no(refusal('act.stale')) : ok(hosted.room.company.next)
}

const look = (hall: Hall, hosted: Hosted, told?: Tidings): void => {
  inTurn(hosted, () => catchUp(hosted, told)).then(
    () => {
      hosted.behind = false
    },
    (error: unknown) => {
      // Once: it is tried again until it works.
      if (!hosted.behind) hall.means.fault(error, hosted.id)
      hosted.behind = true
    },
  )
}

/** News of another server, about a room that is open here. */
export const hear = (hall: Hall, news: News, from: string): void => {
  const hosted = hall.here.get(news.room)
  if (!hosted) return
  switch (news.is) {
    case 'grown':
      return look(hall, hosted, news)
    case 'frame':
      for (const guest of hosted.guests) guest.send(news.text)
      return
    case 'present':
      if (hosted.elsewhere.heard(from, news, hall.means.now())) tellPresent(hosted)
      if (news.asks && hosted.guests.size > 0) tellWhoIsHere(hosted)
  }
}

/** Now and then, where other servers share the store: who is here is said again, and silent servers are forgotten. */
export const sayAgain = (hall: Hall): void => {
  for (const hosted of hall.here.values()) {
    if (hosted.elsewhere.forget(hall.means.now())) tellPresent(hosted)
    if (hosted.guests.size > 0) tellWhoIsHere(hosted)
  }
}

/** Where a look failed, another one. */
export const lookAgain = (hall: Hall): void => {
  for (const hosted of hall.here.values()) if (hosted.behind) look(hall, hosted)
}

/** News come again: what was missed is looked at, and what others have missed of ours is told again. */
export const hearAgain = (hall: Hall): void => {
  for (const hosted of hall.here.values()) {
    tellOthers(hosted)
    if (hosted.guests.size > 0) tellWhoIsHere(hosted, true)
  }
  lookAround(hall)
}

/** News may have been missed: rooms with an audience are compared with the store. */
export const lookAround = (hall: Hall): void => {
  for (const hosted of hall.here.values()) if (hosted.guests.size > 0) look(hall, hosted)
}

export const closeHall = async (hall: Hall, why: Refusal): Promise<void> => {
  const rooms = [...hall.here.values()]
  for (const hosted of rooms) {
    hall.means.standIns.forget(hosted.id)
    closeAll(hosted, why)
  }
  await Promise.all(rooms.map(({ queue }) => queue))
  for (const hosted of rooms) forget(hall, hosted)
}
