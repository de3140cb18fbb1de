/** So many within a time for one name, at all servers together; while they do not hear each other, at each of them. */
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

const BURST_S = 3

/** Small enough that several servers do not add up to much more than is allowed, large enough that nobody who plays is counted. */
const PORTIONS = 4

interface Taken {
  readonly span: number
  here: number
  told: number
  elsewhere: number
}

/**
 * So many a second, three seconds' worth at once. Nobody waits for the others: what was taken is told to them in portions, and what
 * they took counts as soon as it is heard.
 */
export const sharedPace = (what: string, perSecond: number, { bus, now }: LimitMeans): ((name: string) => number) => {
  const [most, spanMs] = [perSecond * BURST_S, BURST_S * 1_000]
  const portion = Math.max(1, Math.floor(most / PORTIONS))
  let known = new Map<string, Taken>()
  let current = 0

  const tell = (name: string, taken: Taken): void => {
    taken.told += portion
    bus.count(`${what}:${name}:${taken.span}`, spanMs, portion).then((all) => {
      if (all !== null) taken.elsewhere = Math.max(taken.elsewhere, all - taken.told)
    })
  }

  return (name) => {
    const at = now()
    const span = Math.floor(at / spanMs)
    // Whatever was taken before is forgotten: memory stays small whoever knocks.
    if (span !== current) [known, current] = [new Map(), span]
    const taken = known.get(name) ?? { span, here: 0, told: 0, elsewhere: 0 }
    known.set(name, taken)
    if (taken.here + taken.elsewhere >= most) return Math.ceil(((span + 1) * spanMs - at) / 1_000)
    taken.here++
    if (taken.here - taken.told >= portion) tell(name, taken)
    return 0
  }
}
