/** An open room as the server holds it. */
import { commitment, type Kind, type Refusal } from '@vigil/kernel'
import { type Entry, type Kept, type Store, StoreFault } from '@vigil/store'
import type { Room } from '@vigil/table/room'
import type { Bus } from './bus.ts'
import { type Elsewhere, elsewhere } from './elsewhere.ts'
import type { Guest } from './guest.ts'
import { roomFrom } from './kept-room.ts'
import type { Playable } from './shelf.ts'

export interface Means {
  readonly store: Store
  readonly playable: Playable
  readonly bus: Bus
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
  readonly elsewhere: Elsewhere
  /** By tag: how long the log was once the act was in it. */
  readonly tags: Map<string, number>
  room: Room<Kind>
  rev: number
  /** How many lines have been told. */
  lines: number
  /** A look at the store failed: there may be more in it. */
  behind: boolean
  /** What has been asked is done one after the other. */
  queue: Promise<unknown>
}

/** Of a log, or of its end. An act reaches up to the next one: what chance gave in between came of it. */
export const tagsIn = (log: readonly Entry[]): [string, number][] => {
  let end = (log.at(-1)?.seq ?? -1) + 1
  return log.toReversed().flatMap(({ tag, chair, seq }): [string, number][] => {
    const upTo = end
    if (chair !== undefined) end = seq
    return tag === undefined ? [] : [[tag, upTo]]
  })
}

export const hostedRoom = (kept: Kept, lines: number, means: Means): Hosted => ({
  id: kept.head.id,
  seed: kept.head.seed,
  commitment: commitment(kept.head.seed),
  means,
  guests: new Set(),
  elsewhere: elsewhere(),
  tags: new Map(tagsIn(kept.log)),
  room: roomFrom(means.playable, kept),
  rev: kept.company.rev,
  lines,
  behind: false,
  queue: Promise.resolve(),
})

/** One after the other; a fault of one does not stop the next. */
export const inTurn = <T>(hosted: Hosted, work: () => Promise<T>): Promise<T> => {
  const done = hosted.queue.then(work)
  hosted.queue = done.catch(() => undefined)
  return done
}

/** What a fault of the store is to a guest. */
export const storeRefusal = (error: unknown): Refusal => ({
  code: error instanceof StoreFault && error.code === 'full' ? 'store.full' : 'store.fault',
  rule: '',
  params: {},
})
