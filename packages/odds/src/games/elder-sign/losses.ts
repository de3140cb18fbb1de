/** What an attempt costs when playing for success: the chances of losing so many points or hours, all by the same play. */
import type { Attempt } from './attempt.ts'
import type { Outcome, Worth } from './outcome.ts'
import type { Budget } from './search.ts'
import { NO_LIMIT, oddsOf } from './solve.ts'

export type Lost = 'sanity' | 'stamina' | 'clock'

export interface Losses {
  /**
   * By track, from 0 up: the chance to lose at least so many by the end of the attempt, penalties of a failure not
   * counted. Play is for success alone; of equally good play, the one that loses least in all (see `HARM`).
   */
  readonly sanity: readonly number[]
  readonly stamina: readonly number[]
  readonly clock: readonly number[]
  /** False where two ways to play were too close to be told apart, or the budget ran out. */
  readonly exact: boolean
}

/** A point or an hour each, told apart just enough that it is never the same which of them is lost. */
const HARM: Readonly<Record<Lost, number>> = { sanity: 1.01, stamina: 1.003, clock: 1 }

/** Points that can be lost without being devoured, and the hours that rows and cards can cost. */
const mostOf = (attempt: Attempt, what: Lost): number => {
  const { health, rows, aids, terror } = attempt
  const spent = [
    ...rows.filter(({ done }) => !done),
    ...aids.map(({ price }) => price),
    ...aids.map(({ sting }) => sting),
  ]
  const known = spent.reduce((sum, price) => sum + price[what], 0)
  const struck = terror.reduce((sum, choices) => sum + Math.max(...choices.map((blow) => blow[what])), 0)
  const rolls = attempt.pool.length + attempt.rolled.length + attempt.cast.length
  const most = known + struck * rolls
  return what === 'clock' || !health ? (what === 'clock' ? most : 0) : Math.min(most, health[what])
}

interface Slope {
  readonly mean: number
  readonly weight: number
  readonly exact: boolean
}

/** Rounding of values near one, times a few. */
const ROUNDING = 4e-15
const WEIGHTS = [1e-3, 1e-4, 1e-5, 1e-6, 1e-7]

/**
 * The mean of `harm` under play that is best for `worth` and, among such play, least for `harm`. Values as a function of
 * the weight of harm are the upper edge of straight lines, one for each way to play. Where three of them lie on one line,
 * the first play is still the best at the last, and the slope is its mean.
 */
const leastOf = (attempt: Attempt, worth: Worth, harm: Worth, budget: Budget): Slope => {
  let whole = true
  const valueAt = (weight: number): number => {
    const { value, exact } = oddsOf(attempt, (end) => worth(end) - weight * harm(end), budget)
    whole &&= exact
    return value
  }
  const from = valueAt(0)
  let last: Slope = { mean: 0, weight: 0, exact: false }
  for (const weight of WEIGHTS) {
    const [half, full] = [from - valueAt(weight / 2), from - valueAt(weight)]
    last = { mean: full / weight, weight, exact: whole && Math.abs(full - 2 * half) <= ROUNDING }
    if (last.exact) return last
  }
  return last
}

const success = (end: Outcome): number => (end.success ? 1 : 0)

const harmOf = (end: Outcome): number => HARM.sanity * end.sanity + HARM.stamina * end.stamina + HARM.clock * end.clock

export const lossesOf = (attempt: Attempt, budget: Budget = NO_LIMIT): Losses => {
  const least = leastOf(attempt, success, harmOf, budget)
  // In the middle of the line: nothing but this play is best there.
  const worth: Worth = (end) => success(end) - (least.weight / 2) * harmOf(end)
  let exact = least.exact
  const chances = (what: Lost): number[] =>
    Array.from({ length: mostOf(attempt, what) + 1 }, (_, n) => {
      if (n === 0) return 1
      const found = leastOf(attempt, worth, (end) => (end[what] >= n ? 1 : 0), budget)
      exact &&= found.exact
      return Math.min(1, Math.max(0, found.mean))
    })
  const [sanity, stamina, clock] = [chances('sanity'), chances('stamina'), chances('clock')]
  return { sanity, stamina, clock, exact }
}
