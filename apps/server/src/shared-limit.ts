/** So many a minute from one address, at all servers together; while they do not hear each other, at each of them. */
import { buckets } from './bucket.ts'
import type { Bus } from './bus.ts'

const SPAN_MS = 60_000

export interface LimitMeans {
  readonly bus: Bus
  now(): number
}

/** Seconds to wait; 0 where one may go on. */
export type SharedLimit = (address: string) => Promise<number>

/** `what`: limits of different names do not count together. */
export const sharedLimit = (what: string, perMinute: number, { bus, now }: LimitMeans): SharedLimit => {
  const here = buckets(perMinute / 60, perMinute)
  return async (address) => {
    const at = now()
    const wait = here(address, at)
    if (wait > 0) return Math.ceil(wait)
    const span = Math.floor(at / SPAN_MS)
    const taken = await bus.count(`${what}:${address}:${span}`, SPAN_MS)
    return taken !== null && taken > perMinute ? Math.ceil(((span + 1) * SPAN_MS - at) / 1_000) : 0
  }
}
