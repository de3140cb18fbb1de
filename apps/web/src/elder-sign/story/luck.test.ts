import type { ES, Event, RowView } from '@vigil/elder-sign'
import { hitChance, wantedFaces } from '@vigil/odds/elder-sign'
import type { Glance, Update } from '@vigil/table'
import { describe, expect, it } from 'vitest'
import { luckOf } from './luck.ts'

const row = (key: string, symbols: RowView['symbols'], done = false): RowView => ({
  key,
  symbols,
  sanity: 0,
  stamina: 0,
  clock: 0,
  marker: '',
  done,
})
const lore = { sum: 0, faces: ['L'] as const }
const perilOrTerror = { sum: 0, faces: ['P', 'T'] as const }
const three = { sum: 3, faces: [] }

const before = (rows: readonly RowView[]): Glance<ES> =>
  ({ view: { expedition: { card: 'x', rows }, people: [], cards: [], active: 0 } }) as unknown as Glance<ES>
const update = (...events: Event[]): Update<ES> => ({ events }) as unknown as Update<ES>
const rolled = (dice: number[], faces: string[], why = 'task', seat = 0): Event =>
  ({ is: 'rolled', seat, dice, faces, why }) as Event

describe('what is wanted', () => {
  it('is every face an open row can use, and the wildcard', () => {
    expect([...wantedFaces([row('t0', [lore, perilOrTerror])])].sort()).toEqual(['L', 'P', 'T', 'W'])
    expect([...wantedFaces([row('t0', [three])])].sort()).toEqual(['I1', 'I2', 'I3', 'I4', 'W'])
    expect(wantedFaces([]).size).toBe(0)
  })

  it('is as likely as a die has such faces', () => {
    const wanted = wantedFaces([row('t0', [lore])])
    // Green and yellow have one lore; red has lore and the wildcard.
    expect([0, 6, 7].map((die) => hitChance(die, wanted))).toEqual([1 / 6, 1 / 6, 2 / 6])
    const sums = wantedFaces([row('t0', [three])])
    // Green I1 I2 I3; yellow I1 to I4; red I2 to I4 and the wildcard.
    expect([0, 6, 7].map((die) => hitChance(die, sums))).toEqual([3 / 6, 4 / 6, 4 / 6])
  })
})

describe('the luck of a roll', () => {
  it('counts what was seen against what was to be expected', () => {
    const luck = luckOf(update(rolled([0, 1, 2, 7], ['L', 'L', 'I3', 'W'])), before([row('t0', [lore])]))
    // Three green at 1/6 and the red one at 2/6: 5/6. Seen: two lore and the wildcard.
    expect(luck?.seen).toBe(3)
    expect(luck?.expected).toBeCloseTo(5 / 6, 12)
    expect(luck?.chances).toEqual([1 / 6, 1 / 6, 1 / 6, 2 / 6])
  })

  it('looks at open rows only', () => {
    const rows = [row('t0', [lore], true), row('t1', [perilOrTerror])]
    const luck = luckOf(update(rolled([0, 1], ['L', 'P'])), before(rows))
    expect(luck?.seen).toBe(1)
    expect(luck?.expected).toBeCloseTo(4 / 6, 12)
  })

  it('sees that a row was completed before the next roll', () => {
    const completed: Event = { is: 'completed', seat: 0, row: 't0', dice: [5], faces: ['L'] }
    const rows = [row('t0', [lore]), row('t1', [perilOrTerror])]
    const luck = luckOf(update(completed, rolled([0, 1], ['L', 'T'])), before(rows))
    expect(luck).toMatchObject({ seen: 1, seat: 0 })
    expect(luck?.expected).toBeCloseTo(4 / 6, 12)
  })

  it('counts a reroll as rolled again', () => {
    const luck = luckOf(update(rolled([3], ['T'], 'reroll', 2)), before([row('t0', [perilOrTerror])]))
    expect(luck).toEqual({ seen: 1, expected: 2 / 6, seat: 2, chances: [2 / 6] })
  })

  it('knows no luck where nothing was rolled for a task', () => {
    expect(luckOf(update(), before([row('t0', [lore])]))).toBeUndefined()
    expect(luckOf(update(rolled([0], ['L'], 'found')), before([row('t0', [lore])]))).toBeUndefined()
    expect(luckOf(update(rolled([0], ['L'])), before([]))).toBeUndefined()
  })
})
