/** A roll as plain data: its dice, what may be rerolled, and what its symbols come to. */
import type { Symbols } from './pool.ts'

/** Symbols that may count as successes (DMD-RULING-74). */
export interface Count {
  readonly what: 'elder' | 'tentacle'
  readonly most: number
  readonly worth: number
  /** What is counted is a tentacle as well. */
  readonly tentacle: boolean
  readonly heals: 'stress' | 'wounds' | null
}

/** Successes that may be bought once. */
export interface Boost {
  readonly by: string
  readonly n: number
  readonly sanity: number
}

export interface Plan {
  readonly standard: number
  readonly bonus: number
  /** Rerolls of a die that cost nothing, and those that cost a point of stress each. */
  readonly free: number
  readonly stress: number
  readonly counts: readonly Count[]
  /** A roll of one's own: all that only helps is counted. */
  readonly own: boolean
  readonly boosts: readonly Boost[]
  /** Bought already. */
  readonly bought: number
  /** More successes with so many tentacles. */
  readonly frenzy: { readonly tentacles: number; readonly n: number } | null
  /** Tentacles an enemy adds, and whether elder signs are successes as well. */
  readonly tentacles: number
  readonly eldersHit: boolean
}

export const PLAIN: Plan = {
  standard: 3,
  bonus: 0,
  free: 0,
  stress: 0,
  counts: [],
  own: true,
  boosts: [],
  bought: 0,
  frenzy: null,
  tentacles: 0,
  eldersHit: false,
}

/** What a roll comes to once it is counted. */
export interface Result {
  readonly successes: number
  readonly elders: number
  readonly tentacles: number
  /** Sanity paid for successes. */
  readonly sanity: number
  readonly heals: { readonly stress: number; readonly wounds: number }
}

interface Counting extends Result {
  /** Elder signs not counted as anything yet. */
  readonly free: number
}

const counted = (now: Counting, { what, worth, tentacle, heals }: Count, n: number): Counting => ({
  ...now,
  successes: now.successes + n * worth,
  free: what === 'elder' ? now.free - n : now.free,
  tentacles: now.tentacles + (tentacle ? n : 0),
  heals: heals === null ? now.heals : { ...now.heals, [heals]: now.heals[heals] + n },
})

/** Each way to count these symbols that the rules allow. */
const countings = (plan: Plan, from: Counting): Counting[] => {
  let all = [from]
  for (const count of plan.counts)
    all = all.flatMap((now) => {
      const most = Math.min(count.most, count.what === 'elder' ? now.free : now.tentacles)
      const least = plan.own && !count.tentacle ? most : 0
      return Array.from({ length: most - least + 1 }, (_, i) => counted(now, count, least + i))
    })
  return all
}

const NOTHING = { stress: 0, wounds: 0 }

const withBoosts = (plan: Plan, now: Counting): Counting[] => {
  let all = [now]
  for (const { n, sanity } of plan.boosts)
    all = all.flatMap((each) => [each, { ...each, successes: each.successes + n, sanity: each.sanity + sanity }])
  return all
}

/** DMD-APPLY-01: everything the symbols of a roll may come to, as its owner likes. */
export const resultsOf = (plan: Plan, { successes, elders, tentacles }: Symbols): Result[] => {
  const hits = successes + plan.bought + (plan.eldersHit ? elders : 0)
  const all = tentacles + plan.tentacles
  const frenzy = plan.frenzy && all >= plan.frenzy.tentacles ? plan.frenzy.n : 0
  const first = { successes: hits + frenzy, elders, free: elders, tentacles: all, sanity: 0, heals: NOTHING }
  return withBoosts(plan, first).flatMap((each) => countings(plan, each))
}
