import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Attempt } from './attempt.ts'
import { aidOf, diceOf, needOf, plainAttempt } from './plain-attempt.ts'
import { oddsOf } from './solve.ts'

const RUNS = process.env.VIGIL_SOAK ? 2_000 : 40

const need = fc.constantFrom('P', 'L', 'T', 'I2', 'I3', 'I5', 'I7', 'P|T')
const rows = fc.array(fc.array(need, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 })

const attempts: fc.Arbitrary<Attempt> = fc
  .record({
    rows,
    ordered: fc.boolean(),
    green: fc.integer({ min: 2, max: 5 }),
    clues: fc.constantFrom(0, 1),
    spell: fc.boolean(),
  })
  .map((said) =>
    plainAttempt({
      rows: said.rows.map((needs, i) => ({
        key: `t${i}`,
        needs: needs.map(needOf),
        sanity: 0,
        stamina: 0,
        clock: 0,
        done: false,
      })),
      ordered: said.ordered,
      pool: diceOf(said.green),
      clues: said.clues,
      aids: said.spell ? [aidOf('spell', { do: 'secure', dice: 1 })] : [],
    }),
  )

/** Help that can be left unused, or does no harm where terror does nothing. */
const HELPS: Record<string, (attempt: Attempt) => Attempt> = {
  'a green die': (a) => ({ ...a, pool: [...a.pool, 'green'] }),
  'the yellow die': (a) => ({ ...a, pool: [...a.pool, 'yellow'] }),
  'the red die': (a) => ({ ...a, pool: [...a.pool, 'red'] }),
  'a clue': (a) => ({ ...a, clues: a.clues + 1 }),
  focus: (a) => ({ ...a, focus: 'free' }),
  'a helper': (a) => ({ ...a, helpers: ['free'] }),
  'a spell': (a) => ({ ...a, aids: [...a.aids, aidOf('more', { do: 'secure', dice: 1 })] }),
  'any order': (a) => ({ ...a, ordered: false }),
  'a task done': (a) => ({ ...a, rows: a.rows.map((row, i) => (i === 0 ? { ...row, done: true } : row)) }),
}

describe('help never lowers the chance', () => {
  it.each(Object.entries(HELPS))('%s', (_, help) => {
    fc.assert(
      fc.property(attempts, (attempt) => {
        expect(oddsOf(help(attempt)).value).toBeGreaterThanOrEqual(oddsOf(attempt).value - 1e-12)
      }),
      { numRuns: RUNS, seed: 7 },
    )
  })
})

describe('a budget', () => {
  it('gives bounds that hold the value, and says that they are bounds', () => {
    fc.assert(
      fc.property(attempts, fc.integer({ min: 0, max: 2_000 }), (attempt, positions) => {
        const { value } = oddsOf(attempt)
        const bounds = oddsOf(attempt, undefined, { positions })
        expect(bounds.value).toBeLessThanOrEqual(value + 1e-12)
        expect(bounds.upper).toBeGreaterThanOrEqual(value - 1e-12)
        if (bounds.exact) expect(bounds.value).toBeCloseTo(value, 12)
      }),
      { numRuns: RUNS, seed: 8 },
    )
  })
})

describe('what an attempt is worth', () => {
  it('is the chance where success is worth one and failure nothing', () => {
    fc.assert(
      fc.property(attempts, (attempt) => {
        const worth = oddsOf(attempt, ({ success }) => (success ? 1 : 0))
        expect(worth.value).toBeCloseTo(oddsOf(attempt).value, 12)
      }),
      { numRuns: RUNS, seed: 9 },
    )
  })
})
