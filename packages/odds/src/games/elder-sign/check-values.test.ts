import { describe, expect, it } from 'vitest'
import { aidOf, diceOf, needOf, plainAttempt, USUAL } from './plain-attempt.ts'
import { oddsOf } from './solve.ts'

const row = (key: string, ...needs: string[]) => ({
  key,
  needs: needs.map(needOf),
  sanity: 0,
  stamina: 0,
  clock: 0,
  done: false,
})

const POOLS = {
  '5g': diceOf(5),
  '6g': diceOf(6),
  '6g+y': diceOf(6, 'yellow'),
  '6g+r': diceOf(6, 'red'),
  '6g+y+r': diceOf(6, 'yellow', 'red'),
}

/** Two perils, then two lores, in per cent. */
const FIGURES = {
  'no help': [2.252997, 7.413286, 17.246428, 25.475103, 42.755001],
  'one spell': [6.331679, 18.872911, 37.635907, 50.038759, 70.198097],
  'one focus': [3.772202, 14.146246, 31.917385, 43.825856, 65.468503],
  both: [7.5646, 25.074904, 49.635519, 62.693259, 82.712372],
}

describe('two perils, then two lores, no die taken back off a spell', () => {
  const cases = Object.entries(FIGURES).flatMap(([help, figures]) =>
    Object.entries(POOLS).map(([dice, pool], i) => ({ help, dice, pool, figure: figures[i] ?? Number.NaN })),
  )
  const attempt = (help: string, pool: (typeof POOLS)['6g'], release: boolean) =>
    plainAttempt({
      rows: [row('1', 'P', 'P'), row('2', 'L', 'L')],
      ordered: true,
      reading: { ...USUAL, release },
      pool,
      focus: help === 'one focus' || help === 'both' ? 'free' : 'used',
      aids: help === 'one spell' || help === 'both' ? [aidOf('spell', { do: 'secure', dice: 1 })] : [],
    })

  it.each(cases)('$help, $dice: $figure %', ({ help, pool, figure }) => {
    const odds = oddsOf(attempt(help, pool, false))
    expect(odds.exact).toBe(true)
    expect(100 * odds.value).toBeCloseTo(figure, 6)
  })

  it.each(cases)('[ES-SPELL-06] $help, $dice: taking a die back can only help', ({ help, pool, figure }) => {
    const odds = oddsOf(attempt(help, pool, true))
    expect(100 * odds.value).toBeGreaterThan(figure - 1e-6)
    if (!help.includes('spell') && help !== 'both') expect(100 * odds.value).toBeCloseTo(figure, 6)
  })
})
