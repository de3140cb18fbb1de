/**
 * Who may come in: from one address so many connections a minute, and so many at once, at all servers together. While they do not
 * hear each other, each counts its own.
 */
import { type LimitMeans, sharedLimit } from './shared-limit.ts'

/** Who opens connections faster than this would keep them cannot mean to play: so many times what may be open at once. */
const OPENINGS = 10

export interface Doorkeeper {
  /** Whether one more may come; then they must `leave`, whatever becomes of them. */
  enter(address: string): Promise<boolean>
  leave(address: string): void
}

export const doorkeeper = (most: number, means: LimitMeans): Doorkeeper => {
  const wait = sharedLimit('openings', most * OPENINGS, means)
  const here = new Map<string, number>()

  /** Whoever is at the door counts already: two servers rather refuse both of two than let both in. */
  const change = (address: string, by: number): number => {
    const count = (here.get(address) ?? 0) + by
    if (count > 0) here.set(address, count)
    else here.delete(address)
    return count
  }
  const leave = (address: string): void => void means.bus.hold(`open:${address}`, change(address, -1))

  return {
    leave,
    async enter(address) {
      if ((await wait(address)) > 0) return false
      const count = change(address, 1)
      const elsewhere = (await means.bus.hold(`open:${address}`, count)) ?? 0
      if (count + elsewhere <= most) return true
      leave(address)
      return false
    },
  }
}
