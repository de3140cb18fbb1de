/** How many of each name a server has at the moment, kept in Redis for the others, and only as long as it says that it lives. */
import type { Redis } from 'ioredis'

const HELD = 'vigil:held:'
const ALIVE = 'vigil:alive:'

/** Who has not said so for this long was killed. */
const ALIVE_MS = 10_000

/** Nobody asks any more. */
const FORGOTTEN_MS = 86_400_000

export interface Holdings {
  /** How many the others have; null where it cannot be told. */
  hold(name: string, here: number): Promise<number | null>
  /** Every now and then. */
  beat(): Promise<void>
  /** None of ours are left. */
  leave(): Promise<void>
}

const othersIn = async (redis: Redis, node: string, held: Readonly<Record<string, string>>): Promise<number> => {
  const others = Object.entries(held).filter(([who]) => who !== node)
  if (others.length === 0) return 0
  const alive = await redis.mget(others.map(([who]) => ALIVE + who))
  return others.reduce((sum, [, count], n) => sum + (alive[n] ? Number(count) : 0), 0)
}

export const holdingsIn = (redis: Redis, node: string): Holdings => {
  const mine = new Map<string, number>()
  /** What Redis does not know yet. */
  const unsaid = new Set<string>()
  let saying = false

  const say = async (name: string): Promise<number> => {
    const key = HELD + name
    const here = mine.get(name) ?? 0
    unsaid.add(name)
    const asked = redis.multi()
    if (here > 0) asked.hset(key, node, here)
    else asked.hdel(key, node)
    const done = await asked.hgetall(key).pexpire(key, FORGOTTEN_MS).exec()
    if (here === (mine.get(name) ?? 0)) unsaid.delete(name)
    return othersIn(redis, node, (done?.[1]?.[1] ?? {}) as Readonly<Record<string, string>>)
  }

  return {
    hold(name, here) {
      if (here > 0) mine.set(name, here)
      else mine.delete(name)
      return say(name).catch(() => null)
    },
    async beat() {
      const key = ALIVE + node
      const done = await redis.multi().exists(key).set(key, '1', 'PX', ALIVE_MS).exec()
      if (saying) return
      saying = true
      // It may have forgotten us, and with us what we said: it was started anew, or we were away for long.
      const names = done?.[0]?.[1] === 0 ? [...mine.keys(), ...unsaid] : [...unsaid]
      try {
        for (const name of new Set(names)) await say(name)
      } finally {
        saying = false
      }
    },
    leave: async () => void (await redis.del(ALIVE + node)),
  }
}
