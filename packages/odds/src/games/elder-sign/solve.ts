/** The odds of an attempt: exact, or within bounds where the budget ran out. */
import type { Attempt } from './attempt.ts'
import { tableOf } from './judge.ts'
import { answersFor, kitAt } from './kit-at.ts'
import type { Worth } from './outcome.ts'
import { prepareValue } from './prepare.ts'
import { rollAll } from './roll.ts'
import { type Budget, type Search, searchOf } from './search.ts'
import { valueNow } from './standing.ts'

export const NO_LIMIT: Budget = { positions: Number.POSITIVE_INFINITY }

/** `unknown`: what counts for positions out of budget. */
export const newSearch = (attempt: Attempt, worth?: Worth, budget: Budget = NO_LIMIT, unknown = 0): Search => {
  const q = searchOf(attempt, worth, budget, unknown)
  q.prepare = (kit, pool, clues) => prepareValue(q, kit, pool, clues)
  q.table = (kit, pool, clues) => tableOf(q, kit, pool, clues)
  q.rollAll = (kit, pool, rolled) => rollAll(q, kit, pool, rolled)
  return q
}

/** The same search asked from a later position of its attempt; undefined where it does not know it. */
export const resumed = (q: Search, now: Attempt): Search | undefined => {
  const { rows, aids, talents } = q.attempt
  if (q.cut || !answersFor(q.attempt, now)) return undefined
  return { ...q, attempt: { ...now, rows, aids, talents }, start: kitAt(q, now) }
}

export interface Odds {
  /** The chance of success, or what the attempt is worth; the lower bound where `exact` is false. */
  readonly value: number
  readonly upper: number
  readonly exact: boolean
  /** Results looked at. */
  readonly states: number
}

/** What the worst and the best outcome are worth, to stand for what was not looked at. */
export interface Range {
  readonly worst: number
  readonly best: number
}

/** Under best play from where the attempt stands. */
export const oddsOf = (
  attempt: Attempt,
  worth?: Worth,
  budget: Budget = NO_LIMIT,
  range: Range = { worst: 0, best: 1 },
): Odds => {
  const below = looked(newSearch(attempt, worth, budget, range.worst))
  if (below.least) return { value: below.value, upper: range.best, exact: false, states: below.points }
  if (!below.cut) return { value: below.value, upper: below.value, exact: true, states: below.points }
  // Values grow with what counts for the unknown, so the same cut gives the other bound.
  const above = looked(newSearch(attempt, worth, { positions: below.points }, range.best))
  return { value: below.value, upper: above.value, exact: false, states: below.points + above.points }
}

const looked = (q: Search): { value: number; cut: boolean; least: boolean; points: number } => {
  const value = valueNow(q)
  q.arena.free()
  return { value, cut: q.cut, least: q.least, points: q.points }
}
