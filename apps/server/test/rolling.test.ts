/** Servers of two releases side by side: the same rooms, and games go on. */
import type { Kind } from '@vigil/kernel'
import { memoryStore } from '@vigil/store/memory'
import { describe, expect, it } from 'vitest'
import type { Bus } from '../src/bus.ts'
import type { News } from '../src/news.ts'
import { startServer } from '../src/server.ts'
import { type Shelf, shelf } from '../src/shelf.ts'
import { sharedBus } from './shared-bus.ts'
import { CONFIG, inStep, made, person, playOn, SETUPS } from './table-of.ts'

/** The same rules under the name of the next release. */
const next = (games: Shelf): Shelf =>
  Object.fromEntries(
    Object.entries(games).map(([id, playable]) => [
      id,
      { ...playable, game: { ...playable.game, version: `${playable.game.version}-next` } },
    ]),
  )

/** Says more than the older release knows: a field, and a kind of news. */
const talkative = (bus: Bus): Bus => ({
  ...bus,
  tell(news) {
    bus.tell(Object.assign({ mood: 'eager' }, news))
    bus.tell({ ...news, is: 'mood' } as unknown as News)
  },
})

describe.each(SETUPS)('a game of $game', (wanted) => {
  it('goes on while servers of an older and of a newer release serve it side by side', async () => {
    const store = memoryStore()
    const kept = { ...store, close: async () => undefined }
    const bus = sharedBus()
    const [older, newer] = await Promise.all([
      startServer({ config: CONFIG, store: kept, bus: bus('a') }),
      startServer({ config: CONFIG, store: kept, bus: talkative(bus('b')), games: next(shelf()) }),
    ])
    const { room, chairs } = await made(older.port, wanted)
    const people = []
    for (const [i, { key }] of chairs.entries()) people.push(await person([older, newer][i % 2]?.port ?? 0, room, key))
    await Promise.all(people.map(({ until }) => until(() => true)))
    await playOn(people, 40)
    await inStep(people)
    const [ada, bo] = people.map(({ client }) => client.known()?.glance.view)
    expect(ada).toEqual(bo)
    const versions = new Set((await store.since(room, 0)).map(({ version }) => version))
    expect(versions.size).toBe(2)

    // The older one is stopped: its people come to the newer one, and see what they saw.
    await older.close()
    const back = await person(newer.port, room, chairs[0]?.key ?? '')
    expect((await back.until(() => true)).glance.view as Kind['view']).toEqual(bo)
    await Promise.all([back, ...people.slice(1)].map((one) => one.leave()))
    await newer.close()
  })
})

describe.each(SETUPS)('a page of the next release at a server of this one: $game', (wanted) => {
  /** Every frame says more than this release knows. */
  const chatty = (text: string): string => {
    const said = JSON.parse(text)
    return JSON.stringify({ ...said, mood: 'eager', ...(said.act && { act: { ...said.act, haste: { much: 1 } } }) })
  }

  it('plays, talks and changes the company beside a page of this release', async () => {
    const server = await startServer({ config: CONFIG, store: memoryStore() })
    const { room, chairs } = await made(server.port, {
      ...wanted,
      mood: 'eager',
      options: { undo: 'free', haste: true },
    })
    const [first, second] = chairs.map(({ key }) => key)
    const newer = await person(server.port, room, first ?? '', 'Ada', chatty)
    const people = [newer, await person(server.port, room, second ?? '', 'Bo')]
    await Promise.all(people.map(({ until }) => until(() => true)))
    expect(await playOn(people, 8)).toBe(8)
    expect(await newer.client.ask({ t: 'say', text: 'all is well' })).toMatchObject({ ok: true })
    const options = { advice: false, haste: true }
    expect(await newer.client.ask({ t: 'change', change: { do: 'options', options } })).toMatchObject({ ok: true })
    const known = await newer.until(({ company }) => !company.options.advice)
    expect(Object.keys(known.company.options)).not.toContain('haste')
    await Promise.all(people.map((one) => one.leave()))
    await server.close()
  })
})
