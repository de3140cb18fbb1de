/** Nothing leaves the server that its receiver should not know: every byte to every chair and spectator is looked at. */
import { currentDecision, currentNode, fastInts, type IntSource, type Kind, randomAnswer } from '@vigil/kernel'
import { chairOf, glanceTexts, type Room } from '@vigil/table/room'
import type { NewRoom } from '@vigil/table/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Guest } from '../src/guest.ts'
import { makeRoom, openRoom } from '../src/hall.ts'
import type { Hosted } from '../src/hosted.ts'
import * as host from '../src/room-host.ts'
import type { Server } from '../src/server.ts'
import { made, person, playOn, SETUPS, started } from './table-of.ts'

let server: Server
beforeAll(async () => {
  server = await started()
}, 60_000)
afterAll(() => server.close())

const GAMES = process.env.VIGIL_SOAK ? 2_000 : 110
/** Of one game; a whole one takes about a hundred. */
const STEPS = 45

interface Listener extends Guest {
  readonly heard: string[]
}

const listener = (chair: Guest['chair']): Listener => {
  const heard: string[] = []
  const hear = (text: { toString(): string }): void => void heard.push(String(text))
  return { chair, heard, send: hear, close: hear }
}

const shuffled = <T>(list: readonly T[], int: IntSource): T[] => {
  const rest = [...list]
  return list.map(() => rest.splice(int(rest.length), 1)[0] as T)
}

interface Deck {
  readonly top: unknown[]
  readonly bag: unknown[]
  readonly bottom: unknown[]
}

const isDeck = (value: object): value is Deck => 'bag' in value && 'top' in value && 'bottom' in value

/** The same position with every deck in another order. */
const reordered = (value: unknown, int: IntSource): unknown => {
  if (Array.isArray(value)) return value.map((each) => reordered(each, int))
  if (typeof value !== 'object' || value === null) return value
  if (!isDeck(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, reordered(each, int)]))
  const { top, bag, bottom } = value
  return { ...value, top: shuffled(top, int), bag: shuffled(bag, int), bottom: shuffled(bottom, int) }
}

/** Whoever looks is told the same bytes, however the decks lie. */
const expectBlindToDecks = (room: Room<Kind>, int: IntSource): void => {
  const state = reordered(room.match.state, int) as Readonly<unknown>
  const told = glanceTexts(room, { alike: false }, String)
  const otherwise = glanceTexts({ ...room, match: { ...room.match, state } }, { alike: false }, String)
  for (const viewer of [0, 1, 'spectator'] as const) expect(otherwise(viewer)).toBe(told(viewer))
}

const isSorted = (list: readonly unknown[]): boolean => String(list) === String([...list].sort())

/**
 * Orders that rules have fixed: three cards in a row, as they would stand in JSON.
 * The list of corrections names a deck's cards by the alphabet, which tells no order: one that is so by chance is none.
 */
const ordersIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (!isDeck(value)) return Object.values(value).flatMap(ordersIn)
  return [value.top, value.bottom]
    .map((list) => list.slice(0, 3))
    .filter((list) => list.length === 3 && !isSorted(list))
    .map((list) => JSON.stringify(list).slice(1, -1))
}

const secretsOf = ({ seed, room: { company } }: Hosted, keys: readonly string[]): string[] => [
  seed,
  ...keys,
  ...company.chairs.map(({ key }) => key),
  company.watch,
]

/** The seed is told with the end, in the record too, and to nobody before. */
const expectSilence = (texts: readonly string[], [seed = '', ...secrets]: readonly string[]): void => {
  for (const text of texts) {
    for (const secret of secrets) expect(text.includes(secret), `a secret in ${text.slice(0, 60)}…`).toBe(false)
    if (!text.includes('"is":"over"') && !text.startsWith('{"format"'))
      expect(text.includes(seed), `the seed in ${text.slice(0, 60)}…`).toBe(false)
  }
}

const answer = (hosted: Hosted, int: IntSource) => {
  const decision = currentDecision(hosted.room.match)
  if (!decision) return undefined
  const input = randomAnswer<Kind>(decision, int)
  const pick = input.is === 'answer' ? [...input.pick] : []
  return { do: 'answer' as const, decision: decision.id, seat: decision.seat, pick }
}

/** Something that is refused, or that asks for more than a glance. */
const pry = async (hosted: Hosted, guest: Listener, int: IntSource, tag: string): Promise<void> => {
  const { seq } = hosted.room.match
  const wrong = { do: 'answer' as const, decision: `d${seq}`, seat: int(3), pick: [{ do: 'peek', deck: 'mythos' }] }
  const ways = [
    () => host.look(hosted, guest),
    () => host.act(hosted, guest, { t: 'act', tag, seq, act: wrong }),
    () => host.act(hosted, guest, { t: 'act', tag, seq: seq + 1, act: { do: 'undo' } }),
    () => host.act(hosted, guest, { t: 'act', tag, seq, act: { do: 'correct', change: { do: 'set', what: 'seed' } } }),
    () => host.act(hosted, guest, { t: 'act', tag, seq, act: { do: 'supply', outcome: { draw: 'x' } } }),
    () => host.list(hosted, guest, { t: 'list', tag, of: 'options' }),
    () => host.list(hosted, guest, { t: 'list', tag, of: 'corrections' }),
    () => host.point(hosted, guest, { t: 'point', tag, decision: `d${seq}`, pick: [{ do: 'peek' }] }),
    () => host.act(hosted, guest, { t: 'act', tag, seq, act: { do: 'undo' } }),
  ]
  await ways[int(ways.length)]?.()
}

const seated = async (wanted: NewRoom): Promise<{ hosted: Hosted; keys: string[]; guests: Listener[] }> => {
  const begun = await makeRoom(server.hall, { ...wanted, options: { undo: 'free' } })
  if (!begun.ok) throw new Error(begun.why.code)
  const { room, chairs, watch } = begun.value
  const keys = [...chairs.map(({ key }) => key), watch]
  const opened = await openRoom(server.hall, room, watch)
  if (!opened.ok) throw new Error(opened.why.code)
  const { hosted } = opened.value
  const guests = [listener(0), listener(1), listener('spectator')]
  for (const guest of guests) await host.enter(hosted, guest, 'Ada')
  return { hosted, keys, guests }
}

/** What running games say over HTTP. */
const overHttp = async (room: string, keys: readonly string[]): Promise<string[]> => {
  const paths = ['', '/record', '/story', '/nothing']
  const asked = [...keys, 'x'.repeat(32)].flatMap((key) => paths.map((path) => ({ key, path })))
  const answers = asked.map(({ key, path }) =>
    fetch(`http://127.0.0.1:${server.port}/api/rooms/${room}${path}`, { headers: { Authorization: `Bearer ${key}` } }),
  )
  const match = server.hall.here.get(room)?.room.match
  const texts = await Promise.all((await Promise.all(answers)).map((each) => each.text()))
  if (match && currentNode(match).kind !== 'over')
    expect(texts.filter((text) => text.startsWith('{"format"'))).toEqual([])
  return texts
}

describe.each(SETUPS)('a game of $game', (wanted) => {
  it(`tells nobody its seed, keys or decks (${GAMES} games)`, async () => {
    const int = fastInts(`leaks ${wanted.game}`)
    for (let game = 0; game < GAMES; game++) {
      const { hosted, keys, guests } = await seated(wanted)
      const secrets = secretsOf(hosted, keys)
      // Cards that lay open side by side before they went into a deck are no secret of that deck.
      const orders = new Map<string, { readonly wasOpen: boolean }>()
      let before = ''
      let step = 0
      for (; step < STEPS && currentNode(hosted.room.match).kind === 'decision'; step++) {
        for (const order of ordersIn(hosted.room.match.state))
          if (!orders.has(order)) orders.set(order, { wasOpen: before.includes(order) })
        before = guests.flatMap(({ heard }) => heard).join('\n')
        const { seq } = hosted.room.match
        const act = answer(hosted, int)
        const asked = act && guests[chairOf(hosted.room.company, act.seat)]
        if (asked) await host.act(hosted, asked, { t: 'act', tag: `a${step}`, seq, act })
        const curious = guests[int(guests.length)]
        if (curious && int(4) === 0) await pry(hosted, curious, int, `p${step}`)
        if (step % 15 === 0) expectBlindToDecks(hosted.room, int)
      }
      const told = [
        ...guests.flatMap(({ heard }) => heard),
        ...(game % 10 === 0 ? await overHttp(hosted.id, keys) : []),
      ]
      // A game may be over sooner; each of its answers was told.
      expect(told.length).toBeGreaterThan(step)
      expectSilence(told, secrets)
      const all = told.join('\n')
      for (const [order, { wasOpen }] of orders)
        if (!wasOpen) expect(all.includes(order), `the order ${order}`).toBe(false)
      for (const guest of guests) host.leave(hosted, guest)
    }
  }, 3_600_000)

  it('tells nobody over real sockets either', async () => {
    const { room, chairs, watch } = await made(server.port, wanted)
    const keys = [...chairs.map(({ key }) => key), watch]
    const people = []
    for (const key of keys) people.push(await person(server.port, room, key))
    await Promise.all(people.map(({ until }) => until(() => true)))
    const hosted = server.hall.here.get(room)
    if (!hosted) throw new Error('the room is not open')
    const secrets = secretsOf(hosted, keys)
    await playOn(people.slice(0, 2), 60, `sockets ${wanted.game}`)
    expectSilence([...people.flatMap(({ bytes }) => bytes), ...(await overHttp(room, keys))], secrets)
    await Promise.all(people.map((one) => one.leave()))
  }, 600_000)
})
