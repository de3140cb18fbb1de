/** What an attempt costs: the chances of losing so many points or hours when playing for success. */
import type { Attempt } from './attempt.ts'
import type { Outcome } from './outcome.ts'
import type { Budget } from './search.ts'
import { NO_LIMIT, oddsOf } from './solve.ts'

export type Lost = 'sanity' | 'stamina' | 'clock'

/**
 * By track, from 0 up: the chance to lose at least so many by the end of the attempt, penalties of a failure not counted.
 * Play is for success first, and among equally good play for the least of this loss.
 */
export type Losses = { readonly [L in Lost]: readonly number[] }

/**
 * A loss weighs so little that no success is given up for it, unless two ways to play are closer than this: the chances
 * belong to play whose success is best to within this much. Smaller, and rounding would show in the ninth place.
 */
const WEIGHT = 1e-7

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

export const lossesOf = (attempt: Attempt, budget: Budget = NO_LIMIT): Losses => {
  const worth = ({ success }: Outcome): number => (success ? 1 : 0)
  const best = oddsOf(attempt, worth, budget).value
  const chances = (what: Lost): number[] =>
    Array.from({ length: mostOf(attempt, what) + 1 }, (_, n) => {
      if (n === 0) return 1
      const careful = oddsOf(attempt, (end) => worth(end) - (end[what] >= n ? WEIGHT : 0), budget).value
      return Math.min(1, Math.max(0, (best - careful) / WEIGHT))
    })
  return { sanity: chances('sanity'), stamina: chances('stamina'), clock: chances('clock') }
}
