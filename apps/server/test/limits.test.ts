/** Limits count at all servers together, whichever of them somebody comes to. */
import { memoryStore } from '@vigil/store/memory'
import { afterEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Config } from '../src/config.ts'
import type { Server } from '../src/server.ts'
import { sharedLimit, sharedPace } from '../src/shared-limit.ts'
import { sharedBus } from './shared-bus.ts'
import { ELDER_SIGN, made, type Person, person, started } from './table-of.ts'

let servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()))
  servers = []
})

const twoServers = async (config: Partial<Config>, apart?: { readonly deaf: boolean }): Promise<void> => {
  const store = memoryStore()
  const bus = sharedBus(apart)
  servers = await Promise.all(['a', 'b'].map((node) => started(store, config, bus(node))))
}

const portOf = (n: number): number => servers[n % servers.length]?.port ?? 0

const madeAt = (n: number): Promise<Response> =>
  fetch(`http://127.0.0.1:${portOf(n)}/api/rooms`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ELDER_SIGN),
  })

const openedAt = (n: number): Promise<number> =>
  new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${portOf(n)}/api/play`)
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_, { statusCode = 0 }) => done(statusCode))
    socket.on('open', () => {
      socket.on('close', () => done(101))
      socket.close()
    })
  })

/** Once more where the minute, by which is counted, ended in between. */
const withinOne = async <T>(what: () => Promise<T>): Promise<T> => {
  const minute = (): number => Math.floor(Date.now() / 60_000)
  const begun = minute()
  const came = await what()
  if (minute() === begun) return came
  await Promise.all(servers.map((server) => server.close()))
  return withinOne(what)
}

const each = async <T>(count: number, what: (n: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = []
  for (let n = 0; n < count; n++) all.push(await what(n))
  return all
}

it('rooms made at two servers count together, and it is said how long to wait', async () => {
  const answers = await withinOne(async () => {
    await twoServers({ roomsPerMinute: 40 })
    return each(50, madeAt)
  })
  expect(answers.map(({ status }) => status)).toEqual([...Array(40).fill(201), ...Array(10).fill(429)])
  expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0)
})

it('servers that do not hear each other count for themselves', async () => {
  await twoServers({ roomsPerMinute: 40 }, { deaf: true })
  expect((await each(50, madeAt)).map(({ status }) => status)).toEqual(Array(50).fill(201))
})

it('connections opened at two servers count together', async () => {
  const codes = await withinOne(async () => {
    await twoServers({ connectionsPerAddress: 3 })
    return each(40, openedAt)
  })
  expect(codes).toEqual([...Array(30).fill(101), ...Array(10).fill(429)])
})

/** Stays, or is sent away with a code. */
const stayingAt = (n: number): Promise<WebSocket | number> =>
  new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${portOf(n)}/api/play`)
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_, { statusCode = 0 }) => done(statusCode))
    socket.on('open', () => done(socket))
  })

const leaving = (socket: WebSocket | number | undefined): Promise<void> =>
  new Promise((done) => {
    if (!(socket instanceof WebSocket)) return done()
    socket.on('close', () => done())
    socket.close()
  })

it('connections open at once at two servers count together, until they are closed', async () => {
  await twoServers({ connectionsPerAddress: 3 })
  const came = await each(5, stayingAt)
  expect(came.map((each) => (each instanceof WebSocket ? 101 : each))).toEqual([101, 101, 101, 429, 429])
  await leaving(came[1])
  // The server may hear of it a moment later than we do.
  await expect.poll(async () => stayingAt(0)).toBeInstanceOf(WebSocket)
  expect(await stayingAt(1)).toBe(429)
})

it('servers that do not hear each other count their own connections', async () => {
  await twoServers({ connectionsPerAddress: 3 }, { deaf: true })
  const came = await each(8, stayingAt)
  expect(came.map((each) => (each instanceof WebSocket ? 101 : each))).toEqual([...Array(6).fill(101), 429, 429])
})

it('frames of one chair count together, whatever they come through, and nobody waits for it', async () => {
  const bus = sharedBus()
  const [here, there] = ['a', 'b'].map((node) => sharedPace('frames', 4, { bus: bus(node), now: () => 3_000 }))
  const taken: number[] = []
  for (let n = 0; n < 20; n++) {
    taken.push((n % 2 === 0 ? here : there)?.('room:0') ?? -1)
    await Promise.resolve()
  }
  // Twelve in three seconds; a portion of three at each server is told a moment later.
  const allowed = taken.filter((wait) => wait === 0).length
  expect(allowed).toBeGreaterThanOrEqual(12)
  expect(allowed).toBeLessThanOrEqual(12 + 2 * 3)
  expect(taken.slice(-2)).toEqual([3, 3])
  expect(here?.('room:1')).toBe(0)
})

/** How many frames of a chair were refused, of so many sent in each of two tabs at two servers. */
const refusedOf = async (sent: number): Promise<number> => {
  const { room, chairs } = await made(portOf(0), ELDER_SIGN)
  const tabs = await each(2, (n) => person(portOf(n), room, chairs[0]?.key ?? ''))
  await Promise.all(tabs.map((tab) => tab.until(() => true)))
  for (let n = 0; n < sent; n++) for (const tab of tabs) tab.client.look()
  const answers = (tab: Person): string[] => tab.bytes.filter((text) => /^{"t":"(welcome|refused)"/.test(text))
  await expect.poll(() => tabs.map((tab) => answers(tab).length)).toEqual([sent + 1, sent + 1])
  await Promise.all(tabs.map((tab) => tab.leave()))
  return tabs.flatMap(answers).filter((text) => text.includes('"wire.rate"')).length
}

it.each([
  ['together', false, 1],
  ['apart', true, 0],
])('two tabs of a chair, each slow enough by itself, at servers that are %s', async (_, deaf, least) => {
  await twoServers({ framesPerSecond: 10 }, { deaf })
  // All of it in one moment, however long it takes.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  expect(Math.min(await refusedOf(28), 1)).toBe(least)
  clock.mockRestore()
})

it('waits until the minute is over, and goes on in the next', async () => {
  let at = 90_000
  const bus = sharedBus()('a')
  const wait = sharedLimit('rooms', 2, { bus, now: () => at })
  const elsewhere = sharedLimit('rooms', 2, { bus, now: () => at })
  expect([await wait('x'), await elsewhere('x'), await wait('x'), await wait('y')]).toEqual([0, 0, 30, 0])
  at = 120_000
  expect(await wait('x')).toBe(0)
})
