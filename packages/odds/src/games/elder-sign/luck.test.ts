import type { Event, RowView, View } from '@vigil/elder-sign'
import { expect, it } from 'vitest'
import { hitChance, taskLuck, wantedFaces } from './luck.ts'

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
const peril = { sum: 0, faces: ['P'] as const }
const two = { sum: 2, faces: [] }

const facing = (...rows: RowView[]): View => ({ expedition: { card: 'x', rows } }) as unknown as View
const rolled = (dice: number[], faces: string[], why = 'task'): Event =>
  ({ is: 'rolled', seat: 1, dice, faces, why }) as Event

it('a die is wanted for as many faces as open tasks can use', () => {
  expect([...wantedFaces([row('t0', [two])])].sort()).toEqual(['I1', 'I2', 'I3', 'I4', 'W'])
  // Green and yellow have one lore; red has lore and the wildcard.
  expect([0, 6, 7].map((die) => hitChance(die, wantedFaces([row('t0', [lore])])))).toEqual([1 / 6, 1 / 6, 2 / 6])
})

it('what was rolled for open tasks counts, and a task completed on the way no longer does', () => {
  const rows = [row('t0', [lore]), row('t1', [peril])]
  expect(taskLuck([rolled([0, 7], ['L', 'P'])], facing(...rows))).toEqual({
    seen: 2,
    chances: [2 / 6, 3 / 6],
    seat: 1,
  })
  const completed: Event = { is: 'completed', seat: 1, row: 't0', dice: [5], faces: ['L'] }
  expect(taskLuck([completed, rolled([0], ['L'])], facing(...rows))).toMatchObject({ seen: 0, chances: [1 / 6] })
})

it('what was rolled for anything else does not', () => {
  expect(taskLuck([rolled([0], ['L'], 'found')], facing(row('t0', [lore])))).toBeUndefined()
  expect(taskLuck([rolled([0], ['L'])], facing(row('t0', [lore], true)))).toBeUndefined()
})
