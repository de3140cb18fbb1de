/** News between servers by Redis: one channel a room. While Redis is away nothing is lost but time. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Bus } from './bus.ts'
import { NotThere } from './config.ts'
import { type Holdings, holdingsIn } from './holdings.ts'
import { type News, readNews, writeNews } from './news.ts'

const CHANNEL = 'vigil:room:'

const COUNT = 'vigil:count:'
const COUNT_MS = 500

const PULSE_MS = 1_000

/** Whoever has not heard themselves for this long hears nobody. */
const SILENT_MS = 3 * PULSE_MS

/** How long Redis may take to answer for the first time. */
const START_MS = 5_000

/** What fails while Redis is away is made good when it is back. */
const noMatter = (): void => undefined

/** Tries again for ever, soon at first. */
const retryStrategy = (times: number): number => Math.min(2_000, 50 * times)

const silence = async (): Promise<never> => {
  await wait(START_MS, undefined, { ref: false })
  throw new Error('no answer')
}

const connected = async (url: string): Promise<Redis> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    // Done by ourselves: its own ends the process when the line breaks again meanwhile.
    autoResubscribe: false,
    retryStrategy,
  })
  // What goes wrong later is seen by `isDeaf`.
  redis.on('error', () => undefined)
  try {
    await Promise.race([redis.connect(), silence()])
  } catch (error) {
    redis.disconnect()
    const why = error instanceof Error ? error.message : String(error)
    throw new NotThere(
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
  /** How long it has not heard itself. */
  silentMs(): number
}

/** A Redis that hangs says nothing: whoever does not hear their own `pulse` hears nobody. */
const earOf = async (redis: Redis, node: string, pulse: string): Promise<Ear> => {
  let [listening, heardAt] = [true, Date.now()]
  const silentMs = (): number => Date.now() - heardAt
  const isListening = (): boolean => listening && silentMs() <= SILENT_MS
  const ear: Ear = { redis, joined: new Set(), listener: () => undefined, isListening, silentMs }
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
const countIn = async (mouth: Redis, name: string, ms: number, by: number): Promise<number | null> => {
  const key = COUNT + name
  const done = await mouth
    .multi()
    .incrby(key, by)
    .pexpire(key, 2 * ms)
    .exec()
    .catch(() => null)
  const count = done?.[0]?.[1]
  return typeof count === 'number' ? count : null
}

/**
 * Says every second that we are there, so that the ear hears it. Where it does not, Redis hangs or a line is dead: both lines are
 * given up and tried anew, and what waited to be sent does not grow for ever.
 */
const pulseOf = (mouth: Redis, ear: Ear, pulse: string, holdings: Holdings): NodeJS.Timeout => {
  let tried = Date.now()
  return setInterval(() => {
    mouth.publish(pulse, '').catch(noMatter)
    holdings.beat().catch(noMatter)
    if (ear.silentMs() <= SILENT_MS || Date.now() - tried <= SILENT_MS) return
    tried = Date.now()
    for (const redis of [mouth, ear.redis]) redis.disconnect(true)
  }, PULSE_MS)
}

export const redisBus = async (url: string): Promise<Bus> => {
  const node = randomUUID()
  const pulse = CHANNEL + node
  const ear = await earOf(await connected(url), node, pulse)
  const mouth = await connected(url)
  const home = await homeOf(mouth, node)
  const holdings = holdingsIn(mouth, node)
  await holdings.beat().catch(noMatter)
  const beat = pulseOf(mouth, ear, pulse, holdings)
  const isDeaf = (): boolean => !ear.isListening() || mouth.status !== 'ready'
  // Nobody waits long for a Redis that hangs.
  const soon = (asked: () => Promise<number | null>): Promise<number | null> =>
    isDeaf() ? Promise.resolve(null) : Promise.race([asked(), wait(COUNT_MS, null)])
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
    count: (name, ms, by = 1) => soon(() => countIn(mouth, name, ms, by)),
    hold(name, here) {
      // Noted in any case, and said once Redis is back.
      const others = holdings.hold(name, here)
      return soon(() => others)
    },
    isDeaf,
    async close() {
      clearInterval(beat)
      if (!isDeaf()) await Promise.race([holdings.leave().catch(noMatter), wait(COUNT_MS)])
      ear.redis.disconnect()
      mouth.disconnect()
    },
  }
}
