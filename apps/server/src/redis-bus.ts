/** News between servers by Redis: one channel a room. While Redis is away nothing is lost but time. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Bus } from './bus.ts'
import { BadConfig } from './config.ts'
import { type News, readNews, writeNews } from './news.ts'

const CHANNEL = 'vigil:room:'

const COUNT = 'vigil:count:'
const COUNT_MS = 500

const PULSE_MS = 1_000

/** What fails while Redis is away is made good when it is back. */
const noMatter = (): void => undefined

/** Tries again for ever, soon at first. */
const retryStrategy = (times: number): number => Math.min(2_000, 50 * times)

const connected = async (url: string): Promise<Redis> => {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, enableOfflineQueue: false, retryStrategy })
  // What goes wrong later is seen by `isDeaf`.
  redis.on('error', () => undefined)
  try {
    await redis.connect()
  } catch (error) {
    redis.disconnect()
    const why = error instanceof Error ? error.message : String(error)
    throw new BadConfig(
      `Redis at ${new URL(url).host} cannot be reached (${why}): start it, or leave REDIS_URL out and run one server.`,
    )
  }
  return redis
}

/** A name of its own for each Redis, given by the first who comes. */
const homeIn = async (redis: Redis, name: string): Promise<string> => {
  await redis.set('vigil:home', name, 'NX')
  return (await redis.get('vigil:home')) ?? name
}

interface Ear {
  readonly redis: Redis
  readonly joined: Set<string>
  listener: (news: News, from: string) => void
  /** Whether it is on all its channels, and has heard itself lately. */
  isListening(): boolean
}

/** A Redis that hangs says nothing: whoever does not hear their own `pulse` hears nobody. */
const earOf = async (redis: Redis, node: string, pulse: string): Promise<Ear> => {
  let [listening, heardAt] = [true, Date.now()]
  const isListening = (): boolean => listening && Date.now() - heardAt <= 3 * PULSE_MS
  const ear: Ear = { redis, joined: new Set(), listener: () => undefined, isListening }
  redis.on('message', (channel, text) => {
    if (channel === pulse) heardAt = Date.now()
    const heard = readNews(text)
    if (heard && heard.from !== node) ear.listener(heard.news, heard.from)
  })
  redis.on('close', () => {
    listening = false
  })
  // Rooms joined while it was away, too. Until all are there, news may be missed.
  redis.on('ready', () => {
    const channels = [pulse, ...[...ear.joined].map((room) => CHANNEL + room)]
    const all = Promise.all(channels.map((channel) => redis.subscribe(channel)))
    all.then(() => {
      listening = true
    }, noMatter)
  })
  await redis.subscribe(pulse)
  return ear
}

/** Where the others are, too; found out again whenever Redis was away, for another may be in its place. */
const homeOf = async (mouth: Redis, node: string): Promise<() => string> => {
  let home = await homeIn(mouth, node)
  mouth.on('ready', () => {
    homeIn(mouth, home).then((found) => {
      home = found
    }, noMatter)
  })
  return () => home
}

/** Forgotten twice as late as needed, so that clocks may differ. */
const countIn = async (mouth: Redis, name: string, ms: number): Promise<number | null> => {
  const key = COUNT + name
  const done = await mouth
    .multi()
    .incr(key)
    .pexpire(key, 2 * ms)
    .exec()
    .catch(() => null)
  const count = done?.[0]?.[1]
  return typeof count === 'number' ? count : null
}

export const redisBus = async (url: string): Promise<Bus> => {
  const node = randomUUID()
  const pulse = CHANNEL + node
  const ear = await earOf(await connected(url), node, pulse)
  const mouth = await connected(url)
  const home = await homeOf(mouth, node)
  const beat = setInterval(() => mouth.publish(pulse, '').catch(noMatter), PULSE_MS)
  const isDeaf = (): boolean => !ear.isListening() || mouth.status !== 'ready'
  return {
    node,
    tell: (news) => void mouth.publish(CHANNEL + news.room, writeNews(node, news)).catch(noMatter),
    join(room) {
      ear.joined.add(room)
      ear.redis.subscribe(CHANNEL + room).catch(noMatter)
    },
    leave(room) {
      ear.joined.delete(room)
      ear.redis.unsubscribe(CHANNEL + room).catch(noMatter)
    },
    hear(hears) {
      ear.listener = hears
    },
    home: () => (isDeaf() ? null : home()),
    // Nobody waits long for a Redis that hangs.
    count: async (name, ms) => (isDeaf() ? null : Promise.race([countIn(mouth, name, ms), wait(COUNT_MS, null)])),
    isDeaf,
    async close() {
      clearInterval(beat)
      ear.redis.disconnect()
      mouth.disconnect()
    },
  }
}
