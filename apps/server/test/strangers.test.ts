import { fastInts } from '@vigil/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Server } from '../src/server.ts'
import { ELDER_SIGN, made, person, started } from './table-of.ts'

let server: Server
let room = ''
let keys: string[] = []
beforeAll(async () => {
  server = await started()
  const table = await made(server.port, ELDER_SIGN)
  room = table.room
  keys = table.chairs.map(({ key }) => key)
}, 60_000)
afterAll(() => server.close())

const get = (path: string, key?: string): Promise<Response> =>
  fetch(
    `http://127.0.0.1:${server.port}${path}`,
    key === undefined ? {} : { headers: { Authorization: `Bearer ${key}` } },
  )

const post = (body: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}/api/rooms`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })

describe('a stranger', () => {
  it('cannot tell a room that is not there from one whose key is wrong', async () => {
    const wrong = await get(`/api/rooms/${room}`, 'x'.repeat(32))
    const nowhere = await get('/api/rooms/nowhere', 'x'.repeat(32))
    expect([wrong.status, nowhere.status]).toEqual([404, 404])
    expect(await wrong.text()).toBe(await nowhere.text())
    expect((await get(`/api/rooms/${room}`)).status).toBe(404)
  })

  it('gets no record before the end, with whatever key', async () => {
    const early = await get(`/api/rooms/${room}/record`, keys[0])
    expect(early.status).toBe(409)
    expect(await early.text()).not.toContain('seed":')
  })

  it.each(['x'.repeat(32), 'short', '', 'ä'.repeat(32)])('is sent away with the key "%s"', async (key) => {
    const stranger = await person(server.port, room, key)
    const said = key.length < 22 || key.length > 64 ? stranger.next('refused') : stranger.next('bye')
    expect((await said).refusal.code).toMatch(/room\.none|wire\.frame/)
    expect(stranger.client.known()).toBeUndefined()
    await stranger.leave()
  })

  it('does not come from another site', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/play`, {
      headers: { Origin: 'https://elsewhere.example' },
    })
    const status = await new Promise<number>((done) => {
      socket.on('unexpected-response', (_, answer) => done(answer.statusCode ?? 0))
      socket.on('error', () => undefined)
    })
    expect(status).toBe(403)
  })
})

describe('a request that makes no sense', () => {
  it.each([
    ['nothing at all', '', 400],
    ['half a thought', '{', 400],
    ['a list', '[]', 400],
    ['a game nobody knows', '{"game":"chess","setup":{}}', 400],
    ['a set-up of nothing', '{"game":"elder-sign","setup":{}}', 400],
    ['a name from inside', '{"game":"__proto__","setup":{}}', 400],
    ['a seat without a chair', JSON.stringify({ ...ELDER_SIGN, chairs: [{ seats: [0] }] }), 400],
    ['a seat with two', JSON.stringify({ ...ELDER_SIGN, chairs: [{ seats: [0, 1, 1] }] }), 400],
    ['a bot nobody knows', JSON.stringify({ ...ELDER_SIGN, chairs: [{ seats: [0, 1], bot: 'hal' }] }), 400],
    ['a very long name', JSON.stringify({ ...ELDER_SIGN, name: 'x'.repeat(100_000) }), 413],
  ])('(%s) is refused with a sentence', async (_, body, status) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    const { text } = (await answer.json()) as { text: string }
    expect(text.length).toBeGreaterThan(10)
  })

  it('is refused when there are too many', async () => {
    const strict = await started(undefined, { roomsPerMinute: 2 })
    const make = () =>
      fetch(`http://127.0.0.1:${strict.port}/api/rooms`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(ELDER_SIGN),
      })
    const statuses = [(await make()).status, (await make()).status]
    const third = await make()
    expect([...statuses, third.status]).toEqual([201, 201, 429])
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0)
    await strict.close()
  })
})

describe('frames', () => {
  const whole = {
    t: 'act',
    tag: 'f',
    seq: 0,
    act: { do: 'answer', decision: 'd0', seat: 0, pick: [{ do: 'move', to: 'x' }] },
  }

  /** A frame with something bitten off, doubled or turned into something else. */
  const mutated = (int: (n: number) => number): string => {
    const text = JSON.stringify(whole)
    const at = int(text.length)
    // A field nobody knows: the rest of the frame is taken for what it is.
    if (int(50) === 0) return `{"mood":[{}],${text.slice(1)}`
    const pieces = ['', '"', '{', '}', '[', ']', 'null', '1e999', '-1', '\\u0000', '"t":"look"', 'x'.repeat(int(300))]
    const piece = pieces[int(pieces.length)] ?? ''
    return text.slice(0, at) + piece + text.slice(at + int(4))
  }

  const MANY = process.env.VIGIL_SOAK ? 1_000_000 : 10_000
  /** What may wait at once: more would only test the memory of the test. */
  const AT_ONCE = 10_000

  it(`that were mutated (${MANY} of them) change nothing, stop nothing and fill nothing`, async () => {
    const ada = await person(server.port, room, keys[0] ?? '')
    const before = await ada.until(() => true)
    const int = fastInts('mutated frames')
    const kinds = new Set<string>()
    const why = new Set<string>()
    const heaps: number[] = []
    for (let sent = 0; sent < MANY; sent += AT_ONCE) {
      for (let n = 0; n < AT_ONCE; n++) ada.socket.send(mutated(int))
      await ada.client.ask({ t: 'say', text: 'still here' })
      for (const text of ada.bytes.splice(0)) {
        const { t, refusal } = JSON.parse(text) as { t: string; refusal?: { code: string } }
        kinds.add(t)
        why.add(refusal?.code ?? '')
      }
      ada.forget()
      heaps.push(process.memoryUsage().heapUsed)
    }
    // Steady: the second half is no fuller than the first, but for what has not been collected yet.
    const half = Math.ceil(heaps.length / 2)
    if (heaps.length > 10) expect(Math.min(...heaps.slice(half))).toBeLessThan(Math.min(...heaps.slice(0, half)) + 60e6)
    expect([...kinds].sort()).toEqual(['company', 'kept', 'line', 'present', 'refused', 'welcome'])
    // Most make no sense; some are frames, for a place the match has long left.
    expect([...why]).toEqual(expect.arrayContaining(['wire.frame', 'act.stale']))
    ada.client.look()
    const after = await ada.next('welcome')
    expect(after.glance.seq).toBe(before.glance.seq)
    expect(after.glance.view).toEqual(before.glance.view)
    await ada.leave()
  }, 3_600_000)

  it('come too fast, and are told so', async () => {
    const strict = await started(undefined, { framesPerSecond: 5 })
    const table = await made(strict.port, ELDER_SIGN)
    const ada = await person(strict.port, table.room, table.chairs[0]?.key ?? '')
    await ada.until(() => true)
    const told = ada.next('refused')
    for (let n = 0; n < 40; n++) ada.client.look()
    expect((await told).refusal.code).toBe('wire.rate')
    await ada.leave()
    await strict.close()
  })

  it('of a newer protocol are answered with what to do', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/play`)
    const said = new Promise<string>((done) => socket.once('message', (data) => done(String(data))))
    socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', v: 99, room, key: keys[0] })))
    expect(JSON.parse(await said)).toMatchObject({
      t: 'bye',
      refusal: { code: 'wire.version' },
      text: expect.stringContaining('Reload'),
    })
  })
})

describe('what is told to operators', () => {
  it('has health, readiness and figures, and no secrets', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    const figures = await (await get('/metrics')).text()
    expect(figures).toContain('vigil_open_rooms')
    for (const key of keys) expect(figures).not.toContain(key)
    expect(await (await get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  })
})
