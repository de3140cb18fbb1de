import { describe, expect, it } from 'vitest'
import { cardEffects, cardReport, scoreBy, scoresOf } from './card-effects.ts'
import type { GameResult } from './game-result.ts'

const game = (cell: number, n: number, won: boolean | null, monsters: Record<string, number>): GameResult => ({
  cell,
  game: n,
  won,
  decisions: 1,
  inputs: 1,
  print: '',
  heard: {
    groups: {},
    how: '',
    turns: 20,
    went: {},
    stood: { 'Doom at the end': won ? 2 : 12 },
    cards: { Monsters: monsters },
  },
})

/** Of `n` games, `wins` are won. */
const games = (cell: number, n: number, wins: number, monsters: Record<string, number>): GameResult[] =>
  Array.from({ length: n }, (_, i) => game(cell, i, i < wins, monsters))

const won = { within: 12, score: scoreBy('Games won') }

describe('cards that help or hurt', () => {
  it('are told by the games with them and those without', () => {
    const [effect] = cardEffects([...games(0, 50, 10, { Ghoul: 3 }), ...games(0, 50, 30, {})], won)
    expect(effect).toMatchObject({ pile: 'Monsters', card: 'Ghoul', games: 50, of: 100 })
    expect(effect?.difference).toBeCloseTo(-0.4, 12)
    // Half of the interval: 1.96 · √(s² · (1/50 + 1/50)), with s² = 100/99 · 0.4 · 0.6.
    expect((effect?.high ?? 0) - (effect?.low ?? 0)).toBeCloseTo(
      2 * 1.959964 * Math.sqrt(((0.24 * 100) / 99) * 0.04),
      6,
    )
  })

  it('are compared within a cell: a card of hard games is not thereby a bad card', () => {
    const hard = [...games(0, 90, 9, { Ghoul: 1 }), ...games(0, 10, 1, {})]
    const easy = [...games(1, 10, 9, { Ghoul: 1 }), ...games(1, 90, 81, {})]
    expect(cardEffects([...hard, ...easy], won)[0]?.difference).toBeCloseTo(0, 12)
  })

  it('count only from the turn they come in, and only where they are often there and often not', () => {
    const late = [...games(0, 20, 10, { Ghoul: 13 }), ...games(0, 20, 10, {})]
    expect(cardEffects(late, won)).toEqual([])
    expect(cardEffects(late, { ...won, within: 13 })).toHaveLength(1)
    expect(cardEffects([...games(0, 5, 2, { Ghoul: 1 }), ...games(0, 50, 10, {})], won)).toEqual([])
    expect(cardEffects(games(0, 50, 10, { Ghoul: 1 }), won)).toEqual([])
  })

  it('come with the clearest first, for wins and for how things stood', () => {
    const results = [...games(0, 40, 30, { Ghoul: 0 }), ...games(0, 40, 4, { Witch: 0 }), ...games(0, 40, 20, {})]
    expect(scoresOf(results)).toEqual(['Games won', 'Doom at the end'])
    const [wins, doom] = cardReport(results)
    expect(wins?.early.map(({ card }) => card)).toEqual(['Witch', 'Ghoul'])
    expect(doom?.early[0]?.difference).toBeCloseTo(10 * (50 / 80 - 4 / 40), 12)
    expect(cardReport([...results, game(0, 999, null, { Ghoul: 0 })])).toEqual(cardReport(results))
  })
})
