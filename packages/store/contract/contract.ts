/** What every store keeps to. `reopened`: the same rooms in a store that was opened anew, where it can be. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Batch, Entry, RoomHead, Snapshot, Store } from '../src/index.ts'

export interface Stores {
  fresh(): Promise<Store>
  /** After the first has been closed; undefined for what lives in memory. */
  again?(): Promise<Store>
}

const head = (id: string, createdAt = 1_000): RoomHead => ({
  id,
  game: 'elder-sign',
  setup: { rules: 'revised', investigators: ['random'] },
  seed: 'secret',
  createdAt,
})

const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  input: { is: 'chance', outcome: seq },
  events: [{ is: 'rolled', die: seq }],
  version: '1',
  at: 2_000 + seq,
  ...more,
})

const snapshot = (seq: number): Snapshot => ({ seq, counted: seq, version: '1', state: { n: seq, text: 'Ω "quoted"' } })

const batch = (room: string, from: number, count: number, more: Partial<Batch> = {}): Batch => ({
  room,
  entries: Array.from({ length: count }, (_, i) => entry(from + i)),
  latest: snapshot(from + count),
  ...more,
})

const company = { chairs: [{ name: 'Ada', seats: [0] }] }

export const storeContract = (name: string, { fresh, again }: Stores): void => {
  describe(`a store: ${name}`, () => {
    let store: Store
    beforeEach(async () => {
      store = await fresh()
    })
    afterEach(() => store.close())

    const made = async (id = 'a', createdAt = 1_000): Promise<void> => {
      expect(await store.create(head(id, createdAt), company, batch(id, 0, 2))).toBe(true)
    }

    it('gives back a room as it was made', async () => {
      await made()
      const kept = await store.open('a')
      expect(kept).toEqual({
        head: head('a'),
        company: { rev: 1, body: company },
        log: [entry(0), entry(1)],
        latest: snapshot(2),
        milestones: [],
        ending: undefined,
        touchedAt: kept?.touchedAt,
      })
    })

    it('knows real dice', async () => {
      await store.create({ ...head('a'), chance: 'ask' }, company, batch('a', 0, 0, { entries: [] }))
      expect((await store.open('a'))?.head.chance).toBe('ask')
    })

    it('has nothing under a name nobody gave', async () => {
      expect(await store.open('nowhere')).toBeUndefined()
      expect(await store.company('nowhere')).toBeUndefined()
      expect(await store.since('nowhere', 0)).toEqual([])
      expect(await store.append(batch('nowhere', 0, 1))).toBe('gone')
      expect(await store.say('nowhere', { chair: 0, text: 'hello', at: 1 })).toBeUndefined()
      expect(await store.rewrite('nowhere', { rev: 1, body: {} })).toBeUndefined()
      expect(await store.remove('nowhere')).toBe(false)
    })

    it('makes no room twice', async () => {
      await made()
      expect(await store.create({ ...head('a'), seed: 'other' }, {}, batch('a', 0, 1))).toBe(false)
      expect((await store.open('a'))?.head.seed).toBe('secret')
      expect((await store.open('a'))?.log).toHaveLength(2)
    })

    it('grows at the end, with what came along', async () => {
      await made()
      const page = { seq: 4, view: { doom: 3 } }
      const more = batch('a', 2, 2, { milestone: snapshot(4), page, ending: { won: true } })
      expect(await store.append({ ...more, entries: [entry(2, { chair: 1, tag: 't1' }), entry(3)] })).toBe('kept')
      const kept = await store.open('a')
      expect(kept?.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3])
      expect(kept?.log[2]).toEqual(entry(2, { chair: 1, tag: 't1' }))
      expect(kept?.latest).toEqual(snapshot(4))
      expect(kept?.milestones).toEqual([snapshot(4)])
      expect(kept?.ending).toEqual({ won: true })
      expect(await store.pages('a')).toEqual([page])
      expect(await store.since('a', 3)).toEqual([entry(3)])
    })

    it('forgets an ending that was undone', async () => {
      await made()
      await store.append(batch('a', 2, 1, { ending: { won: false } }))
      await store.append(batch('a', 3, 1))
      expect((await store.open('a'))?.ending).toBeUndefined()
    })

    it('takes one of two who write at the same place', async () => {
      await made()
      const both = await Promise.all([store.append(batch('a', 2, 1)), store.append(batch('a', 2, 2))])
      expect(both).toEqual(['kept', 'late'])
      expect((await store.open('a'))?.log).toHaveLength(3)
      expect((await store.open('a'))?.latest).toEqual(snapshot(3))
    })

    it('refuses a gap, and a batch of nothing', async () => {
      await made()
      expect(await store.append(batch('a', 3, 1))).toBe('late')
      expect(await store.append(batch('a', 2, 0))).toBe('late')
      expect((await store.open('a'))?.log).toHaveLength(2)
    })

    it('tells whoever sends something twice that the log has grown', async () => {
      await made()
      const sent = { ...batch('a', 2, 1), entries: [entry(2, { tag: 'x' })] }
      expect(await store.append(sent)).toBe('kept')
      expect(await store.append(sent)).toBe('late')
      expect((await store.since('a', 2)).map(({ tag }) => tag)).toEqual(['x'])
    })

    it('does not let a refused write spoil one that comes with it', async () => {
      await made('a')
      await made('b')
      const results = await Promise.all([
        store.append(batch('a', 9, 1)),
        store.append(batch('b', 2, 1)),
        store.append(batch('nowhere', 0, 1)),
        store.append(batch('a', 2, 1)),
      ])
      expect(results).toEqual(['late', 'kept', 'gone', 'kept'])
    })

    it('changes the company only on top of the newest', async () => {
      await made()
      const next = await store.rewrite('a', { rev: 1, body: { chairs: [] } })
      expect(next).toEqual({ rev: 2, body: { chairs: [] } })
      expect(await store.rewrite('a', { rev: 1, body: { late: true } })).toBeUndefined()
      expect(await store.company('a')).toEqual({ rev: 2, body: { chairs: [] } })
    })

    it('remembers what was said, the newest in order', async () => {
      await made()
      for (const text of ['one', 'two', '<b>three</b>']) await store.say('a', { chair: 1, text, at: 5 })
      expect(await store.say('a', { chair: undefined, text: 'four', at: 6 })).toBe(3)
      expect(await store.lines('a', 2)).toEqual([
        { n: 2, chair: 1, text: '<b>three</b>', at: 5 },
        { n: 3, chair: undefined, text: 'four', at: 6 },
      ])
    })

    it('tells how far a room has come', async () => {
      await made()
      expect(await store.mark('a')).toEqual({ entries: 2, rev: 1, lines: 0 })
      await store.append(batch('a', 2, 3))
      await store.rewrite('a', { rev: 1, body: {} })
      await store.say('a', { chair: 0, text: 'hello', at: 1 })
      expect(await store.mark('a')).toEqual({ entries: 5, rev: 2, lines: 1 })
      expect(await store.mark('nowhere')).toBeUndefined()
    })

    it('lists rooms by age, and whether they are over', async () => {
      await made('new')
      await made('old')
      await store.append({ ...batch('old', 2, 1, { ending: { won: true } }), entries: [entry(2, { at: 10 })] })
      await store.append({ ...batch('new', 2, 1), entries: [entry(2, { at: 20 })] })
      expect((await store.rooms({})).map(({ id }) => id)).toEqual(['old', 'new'])
      expect(await store.rooms({ before: 20 })).toEqual([
        { id: 'old', game: 'elder-sign', entries: 3, over: true, createdAt: 1_000, touchedAt: 10 },
      ])
      expect((await store.rooms({ over: false })).map(({ id }) => id)).toEqual(['new'])
    })

    it('removes a room and all that belongs to it', async () => {
      await made()
      await store.say('a', { chair: 0, text: 'bye', at: 1 })
      expect(await store.remove('a')).toBe(true)
      expect(await store.open('a')).toBeUndefined()
      await made()
      expect(await store.lines('a', 10)).toEqual([])
      expect((await store.open('a'))?.log).toHaveLength(2)
    })

    it('hands out copies', async () => {
      await made()
      const kept = await store.open('a')
      Object.assign(kept?.latest ?? {}, { state: 'spoilt' })
      expect((await store.open('a'))?.latest).toEqual(snapshot(2))
    })

    it('says so when it has been closed', async () => {
      await store.check()
      await store.close()
      await expect(store.open('a')).rejects.toMatchObject({ name: 'StoreFault', code: 'closed' })
      await expect(store.append(batch('a', 0, 1))).rejects.toMatchObject({ code: 'closed' })
      await expect(store.check()).rejects.toMatchObject({ code: 'closed' })
    })

    if (again)
      it('still has it when it is opened anew', async () => {
        await made()
        await store.append(batch('a', 2, 1))
        await store.say('a', { chair: 0, text: 'bye', at: 1 })
        const before = await store.open('a')
        await store.close()
        store = await again()
        expect(await store.open('a')).toEqual(before)
        expect(await store.lines('a', 5)).toHaveLength(1)
      })

    it('takes many writers at once without losing or doubling any', async () => {
      const rooms = Array.from({ length: 10 }, (_, i) => `r${i}`)
      for (const room of rooms) await made(room)
      const write = async (room: string, who: number): Promise<number> => {
        for (let kept = 0; kept < 5; ) {
          const at = (await store.since(room, 0)).length
          const mine = entry(at, { tag: `${who}-${kept}` })
          if ((await store.append({ ...batch(room, at, 1), entries: [mine] })) === 'kept') kept++
        }
        return 5
      }
      await Promise.all(rooms.flatMap((room) => [0, 1, 2].map((who) => write(room, who))))
      for (const room of rooms) {
        const log = await store.since(room, 0)
        expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i))
        expect(log).toHaveLength(17)
        expect(new Set(log.flatMap(({ tag }) => tag ?? [])).size).toBe(15)
      }
    })
  })
}
