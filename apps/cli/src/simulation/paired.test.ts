import { expect, it } from 'vitest'
import type { GameResult } from './game-result.ts'
import { duelOf, isDuel, pairsTable } from './paired.ts'

const cells = ['a', 'b'].map((bot) => ({ bot, seed: 's' }))

const result = (cell: number, game: number, won: boolean | null): GameResult => ({
  ...{ cell, game, won, decisions: 1, inputs: 1, print: '' },
  heard: { groups: { Rules: 'old', Against: game < 2 ? 'Yig' : 'Hastur', Players: '10' }, how: '', turns: 1, went: {} },
})

const results = [
  ...[false, false, true, true].map((won, game) => result(0, game, won)),
  ...[true, false, true, null].map((won, game) => result(1, game, won)),
]

it('games that both have finished are put side by side', () => {
  const [all, old, ten, hastur, yig] = duelOf(results, cells, [[], ['Rules'], ['Players'], ['Rules', 'Against']]).rows
  expect(all).toMatchObject({ name: 'All games', games: 3, first: 1 / 3, second: 2 / 3 })
  expect(all?.difference).toBeCloseTo(1 / 3, 12)
  // Differences 1, 0, 0: their variance is 2/9.
  const half = 1.959963984540054 * Math.sqrt(2 / 27)
  expect(all?.low).toBeCloseTo(1 / 3 - half, 12)
  expect(all?.high).toBeCloseTo(1 / 3 + half, 12)
  expect(old).toEqual({ ...all, name: 'old' })
  expect(ten).toEqual({ ...all, name: 'Players 10' })
  expect(hastur).toMatchObject({ name: 'old: Hastur', games: 1, difference: 0, low: 0, high: 0 })
  expect(yig).toMatchObject({ name: 'old: Yig', games: 2, difference: 0.5 })
})

it('the table says who won how often', () => {
  const [head, , first] = pairsTable(duelOf(results, cells, [['Rules']])).split('\n')
  expect(head).toBe('|  | games | a wins % | b wins % | difference | 95 % |')
  expect(first).toBe('| old | 3 | 33.3 | 66.7 | +33.3 | -20.0 to +86.7 |')
})

it('one bot or three make no pair', () => {
  const three = [...cells, { bot: 'c', seed: 's' }]
  expect([isDuel(cells), isDuel(cells.slice(1)), isDuel(three)]).toEqual([true, false, false])
  expect(() => duelOf(results, three, [[]])).toThrow(/two bots/)
})
