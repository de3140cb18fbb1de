/** What the server says of itself, held against what it does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Server } from '../src/server.ts'
import { made, person, playOn, SETUPS, started } from './table-of.ts'

interface Described {
  readonly openapi: string
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, object>> }>>>
  >
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

let server: Server
let described: Described
beforeAll(async () => {
  server = await started()
  described = (await (await fetch(`http://127.0.0.1:${server.port}/api/openapi.json`)).json()) as Described
}, 60_000)
afterAll(() => server.close())

const known = new Map<string, z.ZodType>()

const shapeOf = (name: string): z.ZodType => {
  const schema = described.components.schemas[name]
  if (!schema) throw new Error(`${name} is not described`)
  const shape = known.get(name) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  known.set(name, shape)
  return shape
}

const expectShape = (name: string, value: unknown): void => {
  const read = shapeOf(name).safeParse(value)
  expect(read.success ? [] : read.error.issues, name).toEqual([])
}

/** The schema that is named for an answer. */
const named = (path: string, method: string, status: number): string =>
  /schemas\/(\w+)"/.exec(JSON.stringify(described.paths[path]?.[method]?.responses[status] ?? ''))?.[1] ?? 'nothing'

const asked = async (path: string, described: string, method = 'get', init: RequestInit = {}): Promise<unknown> => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method, ...init })
  const body: unknown = await response.json()
  expectShape(named(described, method, response.status), body)
  return body
}

describe('the description', () => {
  it('refers to nothing that is not there', () => {
    for (const [, name = ''] of JSON.stringify(described).matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(described.components.schemas).toHaveProperty(name)
    expect(described.openapi).toBe('3.1.0')
  })

  it('refuses what is not so', () => {
    expect(() => expectShape('RoomMade', { room: 1 })).toThrow()
    expect(() => expectShape('Reply', { t: 'kept', tag: 'x' })).toThrow()
    expect(() => expectShape('Frame', { t: 'look', more: 1 })).toThrow()
  })

  it.each(SETUPS)('holds of a whole game of $game', async (wanted) => {
    expectShape('NewRoom', wanted)
    const { room, chairs, watch } = await made(server.port, wanted)
    const keyed = { headers: { Authorization: `Bearer ${chairs[0]?.key}` } }
    expectShape('RoomMade', { room, chairs, watch, commitment: 'x' })
    await asked(`/api/rooms/${room}/record`, '/api/rooms/{room}/record', 'get', keyed)
    const people = []
    for (const key of [...chairs.map((chair) => chair.key), watch]) people.push(await person(server.port, room, key))
    await Promise.all(people.map(({ until }) => until(() => true)))
    const [ada] = people
    await playOn(people.slice(0, 2), 3)
    await ada?.client.act({ do: 'undo' })
    await ada?.client.ask({ t: 'say', text: 'hello' })
    await ada?.client.list('options')
    await ada?.client.list('corrections')
    await ada?.client.act({ do: 'supply', outcome: { faces: [] } })
    await playOn(people.slice(0, 2), 5_000, 'described')
    for (const text of people.flatMap(({ bytes }) => bytes)) expectShape('Reply', JSON.parse(text))
    await asked(`/api/rooms/${room}`, '/api/rooms/{room}', 'get', keyed)
    await asked(`/api/rooms/${room}/record`, '/api/rooms/{room}/record', 'get', keyed)
    await asked(`/api/rooms/${room}/story`, '/api/rooms/{room}/story', 'get', keyed)
    await asked(`/api/rooms/${room}/story`, '/api/rooms/{room}/story')
    await asked('/api/games', '/api/games')
    const body = { body: '{"game":"chess","setup":{}}', headers: { 'Content-Type': 'application/json' } }
    await asked('/api/rooms', '/api/rooms', 'post', body)
    await Promise.all(people.map((one) => one.leave()))
  })
})
