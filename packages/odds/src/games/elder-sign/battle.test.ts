import { describe, expect, it } from 'vitest'
import { battleOdds } from './battle.ts'
import { diceOf, needOf, plainAttempt, USUAL } from './plain-attempt.ts'
import { oddsOf } from './solve.ts'

const row = (...needs: string[]) => ({
  key: 'battle',
  needs: needs.map(needOf),
  sanity: 0,
  stamina: 0,
  clock: 0,
  done: false,
})
const attack = (green: number, ...needs: string[]) =>
  plainAttempt({ rows: [row(...needs)], pool: diceOf(green), reading: { ...USUAL, giveUp: [] } })

describe('an attack on the Ancient One', () => {
  it('[ES-BATTLE-03] one die for one symbol is one chance in six', () => {
    const { expected, atLeast, wins } = battleOdds(attack(1, 'P'), 5)
    expect(expected).toBeCloseTo(1 / 6, 12)
    expect(atLeast).toHaveLength(2)
    expect(wins).toBe(0)
  })

  it('[ES-BATTLE-04] two dice: two perils at once, or one and then the other, or a failure between', () => {
    const { expected, atLeast } = battleOdds(attack(2, 'P'), 12)
    const first = 1 - (5 / 6) ** 2
    // After a completion one die is left; after a failure one as well.
    expect(atLeast[1]).toBeCloseTo(first + (1 - first) / 6, 12)
    expect(atLeast[2]).toBeCloseTo(first / 6, 12)
    expect(expected).toBeCloseTo(first + (1 - first) / 6 + first / 6, 12)
  })

  it('[ES-BATTLE-08] wins with the last doom token, and expects what its chances add up to', () => {
    const six = attack(6, 'P', 'P')
    const { atLeast, wins, expected, exact } = battleOdds(six, 1)
    expect(exact).toBe(true)
    expect(wins).toBeCloseTo(oddsOf(six).value, 12)
    expect(expected).toBeCloseTo(wins, 12)
    const many = battleOdds(six, 9)
    expect(many.atLeast[1]).toBeCloseTo(atLeast[1] ?? 0, 12)
    const sum = many.atLeast.slice(1).reduce((all, chance) => all + chance, 0)
    expect(many.expected).toBeLessThanOrEqual(sum + 1e-12)
  })
})
