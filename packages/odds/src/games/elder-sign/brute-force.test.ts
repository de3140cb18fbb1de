import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { naiveOdds } from './naive.ts'
import { smallAttempt } from './random-attempt.ts'
import { oddsOf } from './solve.ts'

const RUNS = process.env.VIGIL_SOAK ? 20_000 : 120

it('agrees with looking at every face of every die', () => {
  fc.assert(
    fc.property(smallAttempt, (attempt) => {
      const { value, exact } = oddsOf(attempt)
      expect(exact).toBe(true)
      expect(Math.abs(value - naiveOdds(attempt))).toBeLessThan(1e-9)
    }),
    { numRuns: RUNS, seed: 5 },
  )
})
