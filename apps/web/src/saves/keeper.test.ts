import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { anInput, aSave, aShelving, inputsUpTo } from './a-save.ts'
import { idbStore } from './idb-store.ts'
import { journalIn, type Shelving } from './journal.ts'
import { Keeper } from './keeper.ts'
import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

let databases = 0
const freshName = (): string => `games-${databases++}`

const stored = async (name: string): Promise<Store> => {
  const store = await idbStore(name)
  if (!store) throw new Error('no database')
  return store
}

const tabOn = (store: Promise<Store>, shelving: Shelving = aShelving(), writer = 'tab'): Keeper =>
  new Keeper({ store, journal: journalIn(shelving), writer, tell: () => undefined })

const hanging = (): Promise<Store> => new Promise(() => undefined)

const failing = (name: string): Store => ({
  ...memoryStore(),
  write: async () => {
    throw new DOMException('nothing goes', name)
  },
})

describe.each([
  ['the database', () => stored(freshName())],
  ['memory', async () => memoryStore()],
])('a shelf in %s', (_where, open) => {
  it('gives back what was kept', async () => {
    const shelf = tabOn(open())
    expect(await shelf.keep(aSave('a', inputsUpTo(200)))).toEqual({ ok: true })
    expect(await shelf.load('a')).toEqual(aSave('a', inputsUpTo(200)))
    expect(await shelf.load('b')).toBeUndefined()
  })

  it('keeps a game answer by answer', async () => {
    const shelf = tabOn(open())
    for (let n = 1; n <= 150; n++) await shelf.keep(aSave('a', inputsUpTo(n)))
    expect(await shelf.load('a')).toEqual(aSave('a', inputsUpTo(150)))
  })

  it('keeps the last of many that come at once', async () => {
    const shelf = tabOn(open())
    const kept = Array.from({ length: 100 }, (_, n) => shelf.keep(aSave('a', inputsUpTo(n))))
    expect(await Promise.all(kept)).toEqual(kept.map(() => ({ ok: true })))
    expect(await shelf.load('a')).toEqual(aSave('a', inputsUpTo(99)))
  })

  it('follows a log that parts from what was kept', async () => {
    const shelf = tabOn(open())
    await shelf.keep(aSave('a', inputsUpTo(200)))
    const other = aSave('a', [...inputsUpTo(30), anInput(1000)])
    await shelf.keep(other)
    expect(await shelf.load('a')).toEqual(other)
  })

  it('lists heads, the latest first, and removes', async () => {
    const shelf = tabOn(open())
    for (const [id, n] of [
      ['a', 5],
      ['b', 9],
      ['c', 7],
    ] as const)
      await shelf.keep(aSave(id, inputsUpTo(n)))
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    await shelf.remove('b')
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['c', 'a'])
    expect(await shelf.load('b')).toBeUndefined()
    expect(await shelf.keep(aSave('b', inputsUpTo(3)))).toEqual({ ok: true })
  })

  it('tells of changes until one stops listening', async () => {
    const shelf = tabOn(open())
    let heard = 0
    const stop = shelf.subscribe(() => heard++)
    await shelf.keep(aSave('a', []))
    stop()
    await shelf.remove('a')
    expect(heard).toBe(1)
  })
})

it('says whether it lasts', async () => {
  expect(await tabOn(stored(freshName())).lasting()).toBe(true)
  expect(await tabOn(Promise.resolve(memoryStore())).lasting()).toBe(false)
})

describe('a tab closed the moment keep was called', () => {
  it('loses nothing', async () => {
    const name = freshName()
    const shelving = aShelving()
    const first = tabOn(stored(name), shelving, 'first')
    await first.keep(aSave('a', inputsUpTo(100)))
    expect(shelving.all.size).toBe(0)
    const reopened = tabOn(hanging(), shelving, 'second')
    void reopened.keep(aSave('b', inputsUpTo(3)))
    expect(shelving.all.size).toBe(1)
    const third = tabOn(stored(name), shelving, 'third')
    expect(await third.load('b')).toEqual(aSave('b', inputsUpTo(3)))
    expect((await third.list()).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(shelving.all.size).toBe(0)
  })

  it('has written only what the database lacked', async () => {
    const name = freshName()
    const shelving = aShelving()
    const store = await stored(name)
    let stuck = false
    const sticky: Store = { ...store, write: (writing) => (stuck ? hanging().then(() => true) : store.write(writing)) }
    const first = tabOn(Promise.resolve(sticky), shelving, 'first')
    await first.keep(aSave('a', inputsUpTo(1000)))
    stuck = true
    void first.keep(aSave('a', inputsUpTo(1001)))
    void first.keep(aSave('a', inputsUpTo(1002)))
    const [text = ''] = shelving.all.values()
    expect(text.length).toBeLessThan(1000)
    const second = tabOn(stored(name), shelving, 'second')
    expect(await second.load('a')).toEqual(aSave('a', inputsUpTo(1002)))
  })

  it('does not bring back what another tab has gone beyond', async () => {
    const name = freshName()
    const shelving = aShelving()
    const first = tabOn(stored(name), shelving, 'first')
    await first.keep(aSave('a', inputsUpTo(5)))
    const old = journalIn(shelving)
    old.write({ save: aSave('a', inputsUpTo(6)), rev: 9, writer: 'gone', on: 7, known: 5 })
    shelving.setItem('vigil:journal:broken', '{')
    const second = tabOn(stored(name), shelving, 'second')
    expect(await second.load('a')).toEqual(aSave('a', inputsUpTo(5)))
    expect(shelving.all.size).toBe(0)
  })
})

describe('two tabs with one game', () => {
  it('do not write over each other', async () => {
    const name = freshName()
    const shelving = aShelving()
    const one = tabOn(stored(name), shelving, 'one')
    const two = tabOn(stored(name), shelving, 'two')
    await one.keep(aSave('a', inputsUpTo(5)))
    await two.load('a')
    expect(await two.keep(aSave('a', inputsUpTo(6)))).toEqual({ ok: true })
    const other = aSave('a', [...inputsUpTo(5), anInput(70)])
    expect(await one.keep(other)).toEqual({ ok: false, why: 'elsewhere' })
    expect(await one.keep(other)).toEqual({ ok: false, why: 'elsewhere' })
    expect(shelving.all.size).toBe(0)
    expect(await one.load('a')).toEqual(aSave('a', inputsUpTo(6)))
    expect(await one.keep(aSave('a', inputsUpTo(7)))).toEqual({ ok: true })
  })

  it('do not bring back what one of them removed', async () => {
    const name = freshName()
    const one = tabOn(stored(name), aShelving(), 'one')
    const two = tabOn(stored(name), aShelving(), 'two')
    await one.keep(aSave('a', inputsUpTo(5)))
    await two.remove('a')
    expect(await one.keep(aSave('a', inputsUpTo(6)))).toEqual({ ok: false, why: 'elsewhere' })
    expect(await two.list()).toEqual([])
  })
})

describe('a store that refuses', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['InvalidStateError', 'closed'],
  ])('with %s is %s, and the game goes on', async (error, why) => {
    const shelf = tabOn(Promise.resolve(failing(error)))
    const save = aSave('a', inputsUpTo(4))
    expect(await shelf.keep(save)).toEqual({ ok: false, why })
    expect(await shelf.load('a')).toBe(save)
    expect(await shelf.list()).toEqual([save.head])
  })

  it('does not mind a full journal', async () => {
    const shelf = tabOn(stored(freshName()), aShelving(10))
    expect(await shelf.keep(aSave('a', inputsUpTo(4)))).toEqual({ ok: true })
  })
})
