/** News between servers by Redis: one channel a room. While Redis is away nothing is lost but time. */
import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Bus, News } from './bus.ts'
import { BadConfig } from './config.ts'

const CHANNEL = 'vigil:room:'

const PULSE_MS = 1_000

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

const readNews = (text: string): { news: News; from: string } | undefined => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A name of its own for each Redis, given by the first who comes. */
const homeIn = async (redis: Redis, name: string): Promise<string> => {
  await redis.set('vigil:home', name, 'NX')
  return (await redis.get('vigil:home')) ?? name
}

export const redisBus = async (url: string): Promise<Bus> => {
  const node = randomUUID()
  const ear = await connected(url)
  const mouth = await connected(url)
  let home = await homeIn(mouth, node)
  // A Redis that was started anew has forgotten where we are; another may be in its place.
  mouth.on('ready', () => {
    homeIn(mouth, home).then(
      (found) => {
        home = found
      },
      () => undefined,
    )
  })
  const joined = new Set<string>()
  // A Redis that hangs says nothing: whoever does not hear themselves hears nobody.
  const pulse = CHANNEL + node
  let heardAt = Date.now()
  let listener: (news: News, from: string) => void = () => undefined
  ear.on('message', (channel, text) => {
    if (channel === pulse) heardAt = Date.now()
    const heard = readNews(text)
    if (heard && heard.from !== node) listener(heard.news, heard.from)
  })
  let listening = true
  ear.on('close', () => {
    listening = false
  })
  // Rooms joined while it was away, too. Until all are there, news may be missed.
  ear.on('ready', () => {
    Promise.all([pulse, ...[...joined].map((room) => CHANNEL + room)].map((channel) => ear.subscribe(channel))).then(
      () => {
        listening = true
      },
      () => undefined,
    )
  })
  const isDeaf = (): boolean => !listening || mouth.status !== 'ready' || Date.now() - heardAt > 3 * PULSE_MS
  await ear.subscribe(pulse)
  const beat = setInterval(() => mouth.publish(pulse, '').catch(() => undefined), PULSE_MS)
  return {
    node,
    tell: (news) =>
      void mouth.publish(CHANNEL + news.room, JSON.stringify({ from: node, news })).catch(() => undefined),
    join(room) {
      joined.add(room)
      ear.subscribe(CHANNEL + room).catch(() => undefined)
    },
    leave(room) {
      joined.delete(room)
      ear.unsubscribe(CHANNEL + room).catch(() => undefined)
    },
    hear(hears) {
      listener = hears
    },
    home: () => (isDeaf() ? null : home),
    isDeaf,
    async close() {
      clearInterval(beat)
      ear.disconnect()
      mouth.disconnect()
    },
  }
}
