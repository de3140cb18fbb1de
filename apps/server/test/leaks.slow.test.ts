/** Nothing leaves the server that its receiver should not know: every byte to every chair and spectator is looked at. */
import { fastInts, type IntSource, type Kind } from '@vigil/kernel'
import { glanceIn, type Room } from '@vigil/table/room'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Server } from '../src/server.ts'
import { made, type Person, person, playOn, SETUPS, started } from './table-of.ts'

let server: Server
beforeAll(async () => {
  server = await started()
}, 60_000)
afterAll(() => server.close())

const GAMES = process.env.VIGIL_SOAK ? 1_000 : 2

const shuffled = <T>(list: readonly T[], int: IntSource): T[] => {
  const rest = [...list]
  return list.map(() => rest.splice(int(rest.length), 1)[0] as T)
}

const isDeck = (value: object): value is { top: unknown[]; bag: unknown[]; bottom: unknown[] } =>
  'bag' in value && 'top' in value && 'bottom' in value

/** The same position with every deck in another order. */
const reordered = (value: unknown, int: IntSource): unknown => {
  if (Array.isArray(value)) return value.map((each) => reordered(each, int))
  if (typeof value !== 'object' || value === null) return value
  if (isDeck(value))
    return {
      ...value,
      top: shuffled(value.top, int),
      bag: shuffled(value.bag, int),
      bottom: shuffled(value.bottom, int),
    }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, reordered(each, int)]))
}

/** Whoever looks sees the same, however the decks lie. */
const expectBlindToDecks = (room: Room<Kind>, int: IntSource): void => {
  const other: Room<Kind> = {
    ...room,
    match: { ...room.match, state: reordered(room.match.state, int) as Readonly<unknown> },
  }
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(glanceIn(other, viewer).view).toEqual(glanceIn(room, viewer).view)
}

const secretsOf = (room: string, keys: readonly string[]): string[] => {
  const hosted = server.hall.here.get(room)
  if (!hosted) throw new Error('the room is not open')
  return [hosted.seed, ...keys, ...hosted.room.company.chairs.map(({ key }) => key), hosted.room.company.watch]
}

describe.each(SETUPS)('a game of $game', (wanted) => {
  it(`tells nobody its seed, keys or decks (${GAMES} games)`, async () => {
    const int = fastInts(`leaks ${wanted.game}`)
    for (let game = 0; game < GAMES; game++) {
      const { room, chairs, watch } = await made(server.port, wanted)
      const keys = chairs.map(({ key }) => key)
      const people: Person[] = []
      for (const key of [...keys, watch]) people.push(await person(server.port, room, key))
      await Promise.all(people.map(({ until }) => until(() => true)))
      const secrets = secretsOf(room, [...keys, watch])
      for (let part = 0; part < 6; part++) {
        const given = await playOn(people.slice(0, keys.length), 25, `leaks ${game} ${part}`)
        const open = server.hall.here.get(room)?.room
        if (open) expectBlindToDecks(open, int)
        if (given < 25) break
      }
      const over = people[0]?.client.known()?.glance.waits.is === 'over'
      for (const { bytes } of people)
        for (const text of bytes)
          for (const secret of secrets) {
            // The seed is told with the end, and to nobody before.
            if (over && secret === secrets[0] && text.includes('"is":"over"')) continue
            expect(text.includes(secret), `${text.slice(0, 60)}… has a secret`).toBe(false)
          }
      await Promise.all(people.map((one) => one.leave()))
    }
  }, 3_600_000)
})
