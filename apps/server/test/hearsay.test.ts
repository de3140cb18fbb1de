/** News with entries in them save a look at the store, and can do no more than that: whatever comes, the store is right. */
import { currentDecision, fastInts, randomAnswer } from '@vigil/kernel'
import type { Json } from '@vigil/store'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bus } from '../src/bus.ts'
import { hearsayOf } from '../src/hearsay.ts'
import type { News } from '../src/news.ts'
import type { Server } from '../src/server.ts'
import { shakyStore } from './shaky-store.ts'
import { sharedBus } from './shared-bus.ts'
import { inStep, made, type Person, person, playOn, SETUPS, started } from './table-of.ts'

type Grown = Extract<News, { is: 'grown' }>

const ACTS = 12

/** Others hear of it what the test lets them hear. */
const heldBack = (bus: Bus, said: Grown[]): Bus => ({
  ...bus,
  tell(news) {
    if (news.is === 'grown') said.push(news)
    else bus.tell(news)
  },
})

const withText = (news: Grown, text: string): Grown => ({ ...news, added: { text, seal: news.added?.seal ?? '' } })

const shuffled = (all: readonly Grown[]): Grown[] => {
  const int = fastInts('late letters')
  const left = [...all]
  return all.flatMap(() => left.splice(int(left.length), 1))
}

/** What reaches the other server, of everything that was said. */
const WAYS: Readonly<Record<string, (all: readonly Grown[]) => readonly Grown[]>> = {
  'come twice': (all) => all.flatMap((news) => [news, news]),
  'are lost now and then': (all) => all.filter((_, n) => n % 3 === 0 || n === all.length - 1),
  'are lost but for the last': (all) => all.slice(-1),
  'come backwards': (all) => all.toReversed(),
  'come in any order': shuffled,
  'come again much later': (all) => [...all, ...all.slice(0, 4)],
  'say nothing of what was added': (all) => all.map(({ added: _, ...news }) => news),
  'bear the seal of somebody else': (all) =>
    all.map((news) => ({
      ...news,
      added: { text: news.added?.text ?? '', seal: hearsayOf({ id: news.room, seed: 'guessed' }, []).seal },
    })),
  'were changed on the way': (all) =>
    all.map((news) => withText(news, (news.added?.text ?? '').replaceAll('"seat":0', '"seat":1').replace(':', ': '))),
  'say what was said before': (all) => all.map((news) => ({ ...news, added: all[0]?.added })),
  'are gibberish': (all) => all.map((news) => withText(news, '[{')),
  'promise more than there is': (all) =>
    all.map((news) => ({ ...news, mark: { entries: 900_000, rev: 900_000, lines: 900_000 } })),
}

describe.each(SETUPS)('of a game of $game', (wanted) => {
  let store = shakyStore()
  const said: Grown[] = []
  let hear: (news: News, from: string) => void = () => undefined
  let servers: Server[] = []
  let people: Person[] = []
  let eyes: Person
  let room = ''
  let keys: string[] = []

  beforeEach(async () => {
    store = shakyStore()
    const bus = sharedBus()
    const far = bus('b')
    const listening: Bus = {
      ...far,
      hear(listener) {
        hear = listener
      },
    }
    servers = [await started(store, {}, heldBack(bus('a'), said)), await started(store, {}, listening)]
    const table = await made(servers[0]?.port ?? 0, wanted)
    room = table.room
    keys = table.chairs.map(({ key }) => key)
    people = await Promise.all(keys.map((key) => person(servers[0]?.port ?? 0, room, key)))
    eyes = await person(servers[1]?.port ?? 0, room, table.watch)
    await Promise.all([...people, eyes].map((each) => each.until(() => true)))
    said.length = 0
    await playOn(people, ACTS)
  })
  afterEach(async () => {
    await Promise.all([...people, eyes].map((each) => each.leave()))
    await Promise.all(servers.map((server) => server.close()))
  })

  const updates = (): { seq: number; events: readonly unknown[] }[] =>
    eyes.bytes.map((text) => JSON.parse(text)).filter(({ t }) => t === 'update')
  const reads = (): number => ['since', 'open', 'mark'].reduce((sum, what) => sum + (store.asked.get(what) ?? 0), 0)

  const expectSame = async (): Promise<void> => {
    const seq = await inStep(people)
    const known = await eyes.until(({ glance }) => glance.seq === seq)
    expect(known.glance.view).toEqual(people[0]?.client.known()?.glance.view)
    const seqs = updates().map((update) => update.seq)
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
  }

  it('nothing is read where everything arrives, and what happened is told as it was', async () => {
    const before = reads()
    for (const news of said) hear(news, 'a')
    await expectSame()
    expect(reads()).toBe(before)
    const log = await store.since(room, 0)
    const first = said[0]?.mark.entries ?? 0
    const told = updates().flatMap(({ events }) => events)
    const from = log.findLastIndex(({ seq, chair }) => seq < first && chair !== undefined)
    expect(told).toEqual(log.slice(from).flatMap(({ events }) => events))
  })

  it.each(Object.entries(WAYS))('nothing is wrong where they %s', async (_, way) => {
    for (const news of way(said)) hear(news, 'a')
    await expectSame()
    // And it can be played on from there: what is written next stands on the same log.
    const here = await Promise.all(keys.map((key) => person(servers[1]?.port ?? 0, room, key)))
    await Promise.all(here.map((each) => each.until(() => true)))
    await playOn(here, 2, 'on')
    await Promise.all(here.map((each) => each.leave()))
  })

  it('an answer that could have been given, and was not, is not seen by anybody', async () => {
    const match = servers[1]?.hall.here.get(room)?.room.match
    const decision = match && currentDecision(match)
    if (!decision) throw new Error('nobody is asked')
    const input = randomAnswer(decision, fastInts('forged')) as unknown as Json
    const forged = [{ seq: match.seq, input, chair: 0, events: [], version: match.game.version, at: 0 }]
    const added = hearsayOf({ id: room, seed: 'guessed' }, forged)
    hear({ is: 'grown', room, mark: { entries: match.seq + 1, rev: 1, lines: 0 }, added }, 'a')
    for (const news of said) hear(news, 'a')
    await expectSame()
    // The first look at the store found everything.
    expect(updates().map(({ seq }) => seq)).toEqual([await inStep(people)])
  })

  it('an answer is known by its tag where it was only heard of', async () => {
    for (const news of said) hear(news, 'a')
    await expectSame()
    const log = await store.since(room, 0)
    const { chair = 0, tag = '' } = log.findLast((entry) => entry.tag !== undefined) ?? {}
    const back = await person(servers[1]?.port ?? 0, room, keys[chair] ?? '')
    await back.until(() => true)
    const kept = back.next('kept')
    const act = { do: 'answer', decision: 'd0', seat: 0, pick: [] }
    back.socket.send(JSON.stringify({ t: 'act', tag: tag.slice(`${chair}:`.length), seq: 0, act }))
    expect((await kept).seq).toBe(log.length)
    await back.leave()
  })
})
