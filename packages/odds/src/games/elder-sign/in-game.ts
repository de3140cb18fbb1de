/** The odds in a running game: of the position, and of every answer that can be given. */
import type { ES, State } from '@vigil/elder-sign'
import type { Input } from '@vigil/kernel'
import type { Attempt } from './attempt.ts'
import type { Worth } from './outcome.ts'
import { attemptIn, type Bridged, type Seen } from './position.ts'
import type { Budget, Search } from './search.ts'
import { NO_LIMIT, newSearch, type Odds, oddsOf, type Range, resumed } from './solve.ts'
import { valueNow } from './standing.ts'

export interface Asking {
  /** What outcomes are worth; success alone counts unless said. */
  readonly worth?: Worth
  readonly range?: Range
  readonly budget?: Budget
  /** What was worked out for earlier positions of the attempt; kept between calls, it spares most of the work. */
  readonly memory?: Memory
}

/** Begins empty. Belongs to one question: the same worth, one attempt after the other. */
export interface Memory {
  search?: Search
}

/** The value by what is remembered, or by a new search that is remembered from then on. */
const recalled = (attempt: Attempt, { worth, memory }: Asking): number | undefined => {
  if (!memory) return undefined
  const known = memory.search && resumed(memory.search, attempt)
  if (known) return valueNow(known)
  memory.search?.arena.free()
  memory.search = newSearch(attempt, worth)
  return valueNow(memory.search)
}

const ALONE: Range = { worst: 0, best: 1 }

const certain = (value: number): Odds => ({ value, upper: value, exact: true, states: 0 })

/** How an attempt that has ended came out, as far as success goes; undefined while it goes on. */
export const endedAs = (before: Readonly<State>, s: Readonly<State>): 'success' | 'failure' | undefined => {
  const card = before.expedition?.card ?? ''
  const e = s.expedition
  if (e && !s.stack.some(({ at }) => at === 'expedition.end')) return undefined
  const done = e ? e.resolved : s.seats[before.active]?.person?.trophies.includes(card)
  return done ? 'success' : 'failure'
}

/** Steps of the game between two questions of the attempt: a helper's consent, a shield, a choice of blows. */
const MOST_BETWEEN = 8

const through = (seen: Seen, from: Readonly<State>, ask: Asking, left: number): Odds | undefined => {
  const { worst, best } = ask.range ?? ALONE
  const ended = endedAs(from, seen.state)
  if (ended && !ask.worth) return certain(ended === 'success' ? best : worst)
  const bridged = attemptIn(seen)
  if (bridged) return valued(seen, ask, bridged)
  const node = seen.game.node(seen.state)
  if (ended || node.kind !== 'decision' || left === 0) return undefined
  const all = seen.game.answers(seen.state).map((answer) => through(after(seen, answer), from, ask, left - 1))
  return all.reduce<Odds | undefined>(
    (most, odds) => (odds && (!most || odds.value > most.value) ? odds : most),
    undefined,
  )
}

/** Where terror may do what cannot be told, the worst and the best of it are the bounds. */
const valued = (seen: Seen, ask: Asking, hopeful: Bridged): Odds => {
  const { worth, budget = NO_LIMIT, range = ALONE } = ask
  const known = hopeful.unclear || hopeful.more ? undefined : recalled(hopeful.attempt, ask)
  if (known !== undefined) return certain(known)
  const upper = oddsOf(hopeful.attempt, worth, budget, range)
  const fearful = hopeful.unclear ? attemptIn(seen, true) : undefined
  const lower = fearful ? oddsOf(fearful.attempt, worth, budget, range) : upper
  const most = hopeful.more ? range.best : upper.upper
  const exact = !hopeful.more && upper.exact && lower.exact && upper.value - lower.value < 1e-12
  return { value: lower.value, upper: most, exact, states: upper.states + (fearful ? lower.states : 0) }
}

const after = (seen: Seen, input: Input<ES>): Seen => {
  const state = seen.game.clone(seen.state)
  seen.game.applyInPlace(state, input)
  return { ...seen, state }
}

/** The odds of the attempt under way; undefined where none is, or where they cannot be told. */
export const oddsIn = (seen: Seen, ask: Asking = {}): Odds | undefined => through(seen, seen.state, ask, MOST_BETWEEN)

export interface AnswerOdds {
  readonly answer: Input<ES>
  readonly odds: Odds
}

/** Every answer with its odds, the best first; those whose odds cannot be told are left out. */
export const answersIn = (seen: Seen, ask: Asking = {}): AnswerOdds[] => {
  // The position itself comes first: what is worked out for it answers for whatever follows.
  const asked: Asking = ask.budget ? ask : { memory: {}, ...ask }
  oddsIn(seen, asked)
  return seen.game
    .answers(seen.state)
    .flatMap((answer) => {
      const odds = through(after(seen, answer), seen.state, asked, MOST_BETWEEN)
      return odds ? [{ answer, odds }] : []
    })
    .sort((a, b) => b.odds.value - a.odds.value)
}
