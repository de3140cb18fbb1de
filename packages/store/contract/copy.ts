/** Between any two stores: everything that was kept is there afterwards. */
import { expect } from 'vitest'
import { copyRooms, type Store } from '../src/index.ts'

const latest = (seq: number) => ({ seq, counted: seq, version: '1', state: { seq } })
const entry = (seq: number) => ({ seq, input: { seq }, events: [{ seq }], chair: seq % 2, version: '1', at: 10 + seq })

export const copiesAll = async (from: Store, to: Store): Promise<void> => {
  for (const id of ['a', 'b']) {
    const head = { id, game: 'g', setup: { of: id }, seed: `seed of ${id}`, createdAt: 5 }
    await from.create(head, { host: 0 }, { room: id, entries: [entry(0), entry(1)], latest: latest(2) })
    const page = { seq: 4, view: { doom: 1 } }
    const entries = [entry(2), entry(3)]
    await from.append({ room: id, entries, latest: latest(4), milestone: latest(4), page })
    await from.append({ room: id, entries: [entry(4)], latest: latest(5), ending: { won: id === 'a' } })
    await from.say(id, { chair: 1, text: `in ${id}`, at: 7 })
  }
  expect(await copyRooms(from, to)).toBe(2)
  expect(await copyRooms(from, to)).toBe(0)
  for (const id of ['a', 'b']) {
    expect(await to.open(id)).toEqual(await from.open(id))
    expect(await to.pages(id)).toEqual(await from.pages(id))
    expect(await to.lines(id, 9)).toEqual(await from.lines(id, 9))
  }
}
