import { expect, it } from 'vitest'
import type { GameResult } from './game-result.ts'
import { pairedBy, pairsTable } from './paired.ts'

const cells = ['a', 'b'].map((bot) => ({ bot, seed: 's' }))

const result = (cell: number, game: number, won: boolean | null): GameResult => ({
  ...{ cell, game, won, decisions: 1, inputs: 1, print: '' },
  heard: { groups: { 'Rule set': 'old', 'Ancient One': game < 2 ? 'Yig' : 'Hastur' }, how: '', turns: 1, went: {} },
})

const results = [
  ...[false, false, true, true].map((won, game) => result(0, game, won)),
  ...[true, false, true, null].map((won, game) => result(1, game, won)),
]

it('games that both have finished are put side by side', () => {
  const [all, hastur, yig] = pairedBy(results, cells)
  expect(all).toMatchObject({ name: 'old', games: 3, first: 1 / 3, second: 2 / 3 })
  expect(all?.difference).toBeCloseTo(1 / 3, 12)
  // Differences 1, 0, 0: their variance is 2/9.
  expect(all?.half).toBeCloseTo(1.959963984540054 * Math.sqrt(2 / 27), 12)
  expect(hastur).toMatchObject({ name: 'old: Hastur', games: 1, difference: 0, half: 0 })
  expect(yig).toMatchObject({ name: 'old: Yig', games: 2, difference: 0.5 })
})

it('the table says who won how often', () => {
  expect(pairsTable(results, cells).split('\n')[2]).toBe('| old | 3 | 33.3 | 66.7 | +33.3 | -20.0 to +86.7 |')
})

it('three bots make no pair', () => {
  expect(() => pairsTable(results, [...cells, { bot: 'c', seed: 's' }])).toThrow(/two bots/)
})
