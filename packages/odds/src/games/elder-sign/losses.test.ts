import { expect, it } from 'vitest'
import { lossesOf } from './losses.ts'
import { diceOf, NO_BLOW, needOf, plainAttempt } from './plain-attempt.ts'
import { oddsOf } from './solve.ts'

const row = (key: string, cost: object, ...needs: string[]) => ({
  key,
  needs: needs.map(needOf),
  sanity: 0,
  stamina: 0,
  clock: 0,
  done: false,
  ...cost,
})

const health = { sanity: 5, stamina: 5, maxSanity: 5, maxStamina: 5 }

it('[ES-TASK-05] costs are lost where their row is completed', () => {
  const rows = [row('a', { sanity: 1 }, 'P'), row('b', { clock: 1 }, 'L')]
  const { sanity, stamina, clock } = lossesOf(plainAttempt({ rows, ordered: true, pool: diceOf(1), health }))
  // One die completes the first row at best: nothing is won by it, so careful play does not pay.
  expect(sanity).toEqual([1, 0])
  expect(stamina).toEqual([1])
  expect(clock).toEqual([1, 0])
})

it('[ES-TASK-05] success cannot be had without its cost', () => {
  const { sanity } = lossesOf(plainAttempt({ rows: [row('a', { sanity: 1 }, 'P')], pool: diceOf(1), health }))
  expect(sanity[1]).toBeCloseTo(1 / 6, 8)
})

it('[ES-TERROR-01] terror costs whoever plays on', () => {
  const terror = [[{ ...NO_BLOW, stamina: 1 }]]
  const { stamina } = lossesOf(plainAttempt({ rows: [row('a', {}, 'P')], pool: diceOf(2), terror, health }))
  // No peril among two dice, and terror among them: 9 of 36; without terror 16 of 36. Then the last die.
  expect(stamina[1]).toBeCloseTo(9 / 36 + (16 / 36) * (1 / 6), 7)
  expect(stamina[2]).toBeCloseTo((9 / 36) * (1 / 6), 7)
})

it('all chances belong to the same play: that of the best success, and of those the least loss', () => {
  const terror = [
    [{ ...NO_BLOW, stamina: 1 }],
    [
      { ...NO_BLOW, sanity: 1 },
      { ...NO_BLOW, stamina: 1 },
    ],
  ]
  const rows = [row('a', { clock: 1 }, 'P'), row('b', { sanity: 1 }, 'L', 'L')]
  const attempt = plainAttempt({ rows, pool: diceOf(4), terror, health, focus: 'free', clues: 1 })
  const losses = lossesOf(attempt)
  expect(losses.exact).toBe(true)
  const sum = (chances: readonly number[]): number => chances.slice(1).reduce((all, chance) => all + chance, 0)
  const { value } = oddsOf(attempt, ({ success }) => (success ? 1 : 0))
  // Success and what is lost in all, weighed so lightly that no success is given up, is what this play comes to.
  const weight = 1e-7
  const harm = 1.01 * sum(losses.sanity) + 1.003 * sum(losses.stamina) + sum(losses.clock)
  const both = oddsOf(
    attempt,
    (end) => (end.success ? 1 : 0) - weight * (1.01 * end.sanity + 1.003 * end.stamina + end.clock),
  )
  expect(both.value).toBeCloseTo(value - weight * harm, 13)
})

it('says so where the budget does not reach', () => {
  const attempt = plainAttempt({ rows: [row('a', { sanity: 1 }, 'P', 'L', 'T')], pool: diceOf(5), health, clues: 1 })
  expect(lossesOf(attempt, { positions: 10 }).exact).toBe(false)
})
