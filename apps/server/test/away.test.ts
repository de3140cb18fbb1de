/** While the store is away nobody waits, nothing is lost, and everything goes on by itself afterwards. */
import { setTimeout as wait } from 'node:timers/promises'
import { fastInts } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import type { Bus } from '../src/bus.ts'
import type { News } from '../src/news.ts'
import { shakyStore } from './shaky-store.ts'
import { sharedBus } from './shared-bus.ts'
import { stubborn } from './stubborn.ts'
import { answerOf, ELDER_SIGN, inStep, made, person, playOn, started } from './table-of.ts'

const until = async (when: () => boolean): Promise<void> => {
  while (!when()) await wait(5)
}

describe('a store that goes away', () => {
  it('between an answer and its acknowledgement: the answer is sent again, and kept once', async () => {
    const store = shakyStore()
    const server = await started(store)
    const { room, chairs } = await made(server.port, ELDER_SIGN)
    const people = chairs.map(({ key }, i) => stubborn(server.port, room, key, `p${i}`))
    const given = (): string[] => people.flatMap(({ tags }) => tags.kept)
    await until(() => given().length >= 3)
    store.silent = 1
    await until(() => people.some(({ lost }) => lost() > 0))
    const before = given().length
    await until(() => given().length > before + 2)
    for (const { rest } of people) rest()
    await until(() => people.every(({ isIdle }) => isIdle()))
    const logged = (await store.since(room, 0)).flatMap(({ tag }) => tag?.replace(/^\d+:/, '') ?? [])
    expect([...logged].sort()).toEqual([...given()].sort())
    expect(people.flatMap(({ tags }) => tags.refused)).toEqual([])
    for (const { stop } of people) stop()
    await server.close()
  })

  it('is said to whoever asks, to whoever comes, and to whoever looks whether the server is ready', async () => {
    const store = shakyStore()
    const server = await started(store)
    const { room, chairs } = await made(server.port, ELDER_SIGN)
    const people = []
    for (const { key } of chairs) people.push(await person(server.port, room, key))
    await Promise.all(people.map(({ until }) => until(() => true)))
    const ready = async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status
    expect(await ready()).toBe(200)
    store.away = true
    expect(await ready()).toBe(503)
    await expect(playOn(people, 1)).rejects.toThrow('refused: store.fault')
    const late = await person(server.port, room, chairs[0]?.key ?? '')
    expect(await late.next('bye')).toMatchObject({ refusal: { code: 'store.fault' }, text: /Nothing is lost/ })
    await expect(made(server.port, ELDER_SIGN)).rejects.toThrow('store.fault')
    store.away = false
    expect(await ready()).toBe(200)
    expect(await playOn(people, 3)).toBe(3)
    await Promise.all(people.map((one) => one.leave()))
    await expect.poll(() => server.hall.here.size).toBe(0)
    await server.close()
  })

  it('does not stop a bot for good', async () => {
    const store = shakyStore()
    const server = await started(store)
    const chairsWanted = [{ seats: [0] }, { seats: [1], bot: 'random' }]
    const { room, chairs } = await made(server.port, { ...ELDER_SIGN, chairs: chairsWanted })
    const ada = await person(server.port, room, chairs[0]?.key ?? '')
    const int = fastInts('bot')
    const isBots = (): boolean => {
      const waits = ada.client.known()?.glance.waits
      return waits?.is === 'decision' && !waits.yours
    }
    // Until an answer of Ada's hands the turn to the bot, who finds nobody to keep its own.
    const { append } = store
    Object.assign(store, {
      async append(batch: Parameters<typeof append>[0]) {
        const kept = await append(batch)
        store.away = batch.latest.seq > 0 && batch.entries[0]?.chair === 0
        return kept
      },
    })
    await ada.until(() => true)
    while (!isBots()) {
      store.away = false
      await ada.until(({ glance: { waits } }) => waits.is === 'decision')
      const answer = answerOf(ada, int)
      if (answer) await ada.client.act(answer)
    }
    const { seq } = ada.client.known()?.glance ?? { seq: 0 }
    const before = store.asked.get('append') ?? 0
    await until(() => (store.asked.get('append') ?? 0) > before)
    store.away = false
    await ada.until(({ glance }) => glance.seq > seq)
    await ada.leave()
    await server.close()
  })

  it('and what others did meanwhile is seen as soon as it is back', async () => {
    const store = shakyStore()
    const near = shakyStore()
    const bus = sharedBus()
    // Two servers on one store, one of them over a line of its own.
    const line = new Proxy(store, {
      get: (target, name: keyof typeof store) => {
        const value = target[name]
        if (typeof value !== 'function' || name === 'close') return name === 'close' ? async () => undefined : value
        return async (...said: unknown[]) => {
          if (near.away) await near.check()
          return (value as (...said: unknown[]) => unknown)(...said)
        }
      },
    })
    const [one, two] = await Promise.all([started(store, {}, bus('a')), started(line, {}, bus('b'))])
    const { room, chairs } = await made(one.port, ELDER_SIGN)
    const ada = await person(one.port, room, chairs[0]?.key ?? '')
    const ada2 = await person(one.port, room, chairs[1]?.key ?? '')
    const bo = await person(two.port, room, chairs[1]?.key ?? '')
    await Promise.all([ada, ada2, bo].map((each) => each.until(() => true)))
    near.away = true
    await playOn([ada, ada2], 3)
    const seq = await inStep([ada, ada2])
    expect(bo.client.known()?.glance.seq).toBeLessThan(seq)
    near.away = false
    await bo.until(({ glance }) => glance.seq === seq)
    expect(bo.client.known()?.glance.view).toEqual(ada.client.known()?.glance.view)
    await Promise.all([ada, ada2, bo].map((each) => each.leave()))
    await Promise.all([two.close(), one.close()])
  })
})

describe('several servers on one store', () => {
  it.each(['at once', 'at the first look'])(
    'tell what a server did that was killed before it could: %s',
    async (when) => {
      const store = shakyStore()
      const shared = sharedBus()
      const told: News[] = []
      const mute: Bus = { ...shared('a'), tell: () => undefined }
      const last = shared('c')
      const telling: Bus = {
        ...last,
        tell(news) {
          told.push(news)
          last.tell(news)
        },
      }
      const [one, two] = await Promise.all([started(store, {}, mute), started(store, {}, telling)])
      const { room, chairs } = await made(one.port, ELDER_SIGN)
      const [first, second] = chairs.map(({ key }) => key)
      const eyes = when === 'at once' ? undefined : await person(two.port, room, second ?? '')
      await eyes?.until(() => true)
      const people = [await person(one.port, room, first ?? ''), await person(one.port, room, second ?? '')]
      await Promise.all(people.map(({ until }) => until(() => true)))
      await playOn(people, 3)
      const entries = await inStep(people)
      const isTold = (): boolean => told.some((news) => news.is === 'grown' && news.mark.entries === entries)
      expect(isTold()).toBe(false)
      const back = await person(two.port, room, first ?? '')
      await back.until(({ glance }) => glance.seq === entries)
      expect(isTold()).toBe(true)
      await Promise.all([...people, back, ...(eyes ? [eyes] : [])].map((one) => one.leave()))
      await Promise.all([one.close(), two.close()])
    },
  )

  it('read only what is new of a game that others play', async () => {
    const stores = shakyStore()
    const bus = sharedBus()
    const servers = await Promise.all(['a', 'b'].map((node) => started(stores, {}, bus(node))))
    const { room, chairs } = await made(servers[0]?.port ?? 0, ELDER_SIGN)
    const people = []
    for (const [i, { key }] of chairs.entries()) people.push(await person(servers[i]?.port ?? 0, room, key))
    await Promise.all(people.map(({ until }) => until(() => true)))
    await playOn(people, 4)
    await inStep(people)
    const opened = stores.asked.get('open')
    await playOn(people, 30)
    await inStep(people)
    expect(stores.asked.get('open')).toBe(opened)
    const [ada, bo] = people.map(({ client }) => client.known()?.glance.view)
    expect(ada).toEqual(bo)
    await Promise.all(people.map((one) => one.leave()))
    await Promise.all(servers.map((server) => server.close()))
  })
})
