/** Limits count at all servers together, whichever of them somebody comes to. */
import { memoryStore } from '@vigil/store/memory'
import { afterEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Config } from '../src/config.ts'
import type { Server } from '../src/server.ts'
import { sharedLimit } from '../src/shared-limit.ts'
import { sharedBus } from './shared-bus.ts'
import { ELDER_SIGN, started } from './table-of.ts'

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

const minute = (): number => Math.floor(Date.now() / 60_000)

/** Once more where the minute ended in between. */
const withinOne = async <T>(what: () => Promise<T>): Promise<T> => {
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

it('waits until the minute is over, and goes on in the next', async () => {
  let at = 90_000
  const bus = sharedBus()('a')
  const wait = sharedLimit('rooms', 2, { bus, now: () => at })
  const elsewhere = sharedLimit('rooms', 2, { bus, now: () => at })
  expect([await wait('x'), await elsewhere('x'), await wait('x'), await wait('y')]).toEqual([0, 0, 30, 0])
  at = 120_000
  expect(await wait('x')).toBe(0)
})
