/** News between servers by Redis: one channel a room. While Redis is away nothing is lost but time. */
import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Bus, News } from './bus.ts'
import { BadConfig } from './config.ts'

const CHANNEL = 'vigil:room:'

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

export const redisBus = async (url: string): Promise<Bus> => {
  const node = randomUUID()
  const ear = await connected(url)
  const mouth = await connected(url)
  const joined = new Set<string>()
  let listener: (news: News, from: string) => void = () => undefined
  ear.on('message', (_, text) => {
    const heard = readNews(text)
    if (heard && heard.from !== node) listener(heard.news, heard.from)
  })
  // Rooms joined while it was away; those from before ioredis joins again by itself.
  ear.on('ready', () => {
    for (const room of joined) ear.subscribe(CHANNEL + room).catch(() => undefined)
  })
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
    isDeaf: () => ear.status !== 'ready' || mouth.status !== 'ready',
    async close() {
      ear.disconnect()
      mouth.disconnect()
    },
  }
}
