/** The bus over a real Redis: what is counted and held at all servers together, and a Redis that hangs. */
import { setTimeout as wait } from 'node:timers/promises'
import { memoryStore } from '@vigil/store/memory'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRedis, startRedis } from '../../../tools/redis.mjs'
import { valveTo } from '../../../tools/valve.mjs'
import type { Bus } from '../src/bus.ts'
import { redisBus } from '../src/redis-bus.ts'
import { inStep, made, person, playOn, SETUPS, started } from './table-of.ts'

const bin = findRedis()
if (!bin) {
  const why = 'No Redis found, and none to be had.'
  if (process.env.CI) throw new Error(why)
  console.info(`${why} The bus is not tried.`)
}

let redis: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  if (bin) redis = await startRedis(bin)
}, 60_000)
afterAll(() => redis?.stop())

const until = async (when: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await when())) await wait(20)
}

const closed = (buses: readonly Bus[]) => Promise.all(buses.map((bus) => bus.close()))

describe.skipIf(!bin)('servers on one Redis', () => {
  it('count together', async () => {
    const buses = await Promise.all([redisBus(redis.url), redisBus(redis.url)])
    const counts: (number | null)[] = []
    for (const bus of [...buses, ...buses]) counts.push(await bus.count('rooms:somebody', 60_000))
    counts.push((await buses[0]?.count('rooms:somebody', 60_000, 5)) ?? null)
    expect(counts).toEqual([1, 2, 3, 4, 9])
    await closed(buses)
    expect(await Promise.all(buses.map((bus) => bus.count('rooms:somebody', 60_000)))).toEqual([null, null])
  })

  it('know how many the others have, until they go', async () => {
    const [one, two] = [await redisBus(redis.url), await redisBus(redis.url)]
    expect([await one.hold('x', 3), await two.hold('x', 1), await one.hold('x', 2)]).toEqual([0, 3, 1])
    expect([await two.hold('x', 0), await one.hold('x', 2), await one.hold('y', 1)]).toEqual([2, 0, 0])
    await one.close()
    expect(await two.hold('x', 1)).toBe(0)
    await two.close()
  })

  it('leave out one that was killed, and one that is back counts again', async () => {
    const [one, two] = [await redisBus(redis.url), await redisBus(redis.url)]
    const eyes = new Redis(redis.url)
    const alive = `vigil:alive:${one.node}`
    await one.hold('z', 4)
    expect(await two.hold('z', 1)).toBe(4)
    const left = await eyes.pttl(alive)
    expect(left > 0 && left <= 10_000).toBe(true)
    // As if its time had run out; the next beat says it again, with what it has.
    await eyes.del(alive, 'vigil:held:z')
    expect(await two.hold('z', 1)).toBe(0)
    await until(async () => (await two.hold('z', 1)) === 4)
    await eyes.quit()
    await closed([one, two])
  })

  it('what changed while Redis was away is said when it is back', async () => {
    const [one, two] = [await redisBus(redis.url), await redisBus(redis.url)]
    expect([await one.hold('w', 4), await two.hold('w', 1)]).toEqual([0, 4])
    await redis.pause()
    await until(() => one.isDeaf() && two.isDeaf())
    expect(await one.hold('w', 2)).toBeNull()
    await redis.resume()
    await until(async () => (await two.hold('w', 1)) === 2)
    await closed([one, two])
  }, 60_000)
})

describe.skipIf(!bin)('a Redis that hangs', () => {
  it('lets nobody start, and says so', async () => {
    redis.hang()
    await expect(redisBus(redis.url)).rejects.toThrow(/cannot be reached \(no answer\)/)
    redis.wake()
    await closed([await redisBus(redis.url)])
  }, 60_000)

  const port = (): number => Number(new URL(redis.url).port)

  it.each(['Redis itself', 'the line of one server'])(
    '(%s) delays, and loses nothing',
    async (what) => {
      const valve = await valveTo(port())
      const buses = [await redisBus(`redis://127.0.0.1:${valve.port}`), await redisBus(redis.url)]
      const kept = { ...memoryStore(), close: async () => undefined }
      const servers = await Promise.all(buses.map((bus) => started(kept, {}, bus)))
      const [near, far] = servers.map((server) => server.port)
      const { room, chairs, watch } = await made(near ?? 0, SETUPS[0])
      const people = await Promise.all(chairs.map(({ key }) => person(near ?? 0, room, key)))
      const eyes = await person(far ?? 0, room, watch)
      await Promise.all([...people, eyes].map((each) => each.until(() => true)))
      await playOn([...people, eyes], 3)

      if (what === 'Redis itself') redis.hang()
      else valve.turn('mute')
      // Answers are taken, rooms are made and people come while it hangs.
      await playOn(people, 6)
      const seq = await inStep(people)
      await made(near ?? 0, SETUPS[0])
      const late = await person(near ?? 0, room, watch)
      expect((await late.until(() => true)).glance.seq).toBe(seq)
      await until(() => buses[0]?.isDeaf() ?? false)
      // What the other cannot be told it sees by itself: it hears as little.
      if (what === 'Redis itself') {
        await eyes.until(({ glance }) => glance.seq === seq)
        redis.wake()
      } else valve.turn('open')
      await until(() => buses.every((bus) => !bus.isDeaf()))
      await playOn([...people, eyes, late], 6)
      await inStep([...people, eyes, late])
      const [ada, bo] = [people[0], eyes].map((one) => one?.client.known()?.glance.view)
      expect(ada).toEqual(bo)
      await Promise.all([...people, eyes, late].map((each) => each.leave()))
      await Promise.all(servers.map((server) => server.close()))
      await valve.close()
    },
    60_000,
  )
})
