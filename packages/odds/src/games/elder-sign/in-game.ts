/** The odds at a table: of the position, and of every answer that can be given. */
import type { ES, Option, State } from '@vigil/elder-sign'
import type { Input } from '@vigil/kernel'
import type { Attempt } from './attempt.ts'
import { gameOf } from './game-of.ts'
import type { Worth } from './outcome.ts'
import { attemptIn, type Bridged } from './position.ts'
import { type Seen, stateLike } from './scene.ts'
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
  /** For whoever wants one value and no bounds: what cannot be told counts as harmless, and may be left out. */
  readonly lean?: (attempt: Attempt) => Attempt
}

/** Begins empty. Belongs to one question: the same worth, one attempt after the other. */
export interface Memory {
  search?: Search
}

/** What is remembered, asked from here; or a new search, which is remembered from then on. */
const recalled = (attempt: Attempt, { worth, memory = {}, budget }: Asking): Search => {
  const before = memory.search
  const known = before && resumed(before, attempt)
  // Outcomes are told from the beginning of the attempt, wherever it stands now.
  if (before && known) return { ...known, attempt: { ...known.attempt, health: before.attempt.health } }
  before?.arena.free()
  memory.search = newSearch(attempt, worth, budget)
  return memory.search
}

/** The search of the attempt under way, for `adviceOf`; undefined where none is. */
export const searchIn = (seen: Seen, ask: Asking): Search | undefined => {
  const bridged = attemptIn(seen)
  return bridged && recalled(ask.lean ? ask.lean(bridged.attempt) : bridged.attempt, ask)
}

const ALONE: Range = { worst: 0, best: 1 }

const certain = (value: number): Odds => ({ value, upper: value, exact: true, states: 0 })

/** Where terror may do what cannot be told, the worst and the best of it are the bounds. */
const valued = (seen: Seen, ask: Asking, hopeful: Bridged): Odds => {
  const { worth, budget = NO_LIMIT, range = ALONE } = ask
  if (ask.lean) return certain(valueNow(recalled(ask.lean(hopeful.attempt), ask)))
  if (ask.memory && !hopeful.unclear && !hopeful.more) {
    const search = recalled(hopeful.attempt, ask)
    const value = valueNow(search)
    // Whatever is remembered may stand on it from now on.
    const least = search.least || ask.memory.search?.least === true
    if (ask.memory.search) ask.memory.search.least = least
    return least ? { ...certain(value), upper: range.best, exact: false } : certain(value)
  }
  const upper = oddsOf(hopeful.attempt, worth, budget, range)
  const fearful = hopeful.unclear ? attemptIn(seen, true) : undefined
  const lower = fearful ? oddsOf(fearful.attempt, worth, budget, range) : upper
  const most = hopeful.more ? range.best : upper.upper
  const exact = !hopeful.more && upper.exact && lower.exact && upper.value - lower.value < 1e-12
  return { value: lower.value, upper: most, exact, states: upper.states + (fearful ? lower.states : 0) }
}

/** The odds of the attempt under way; undefined where none is, or where they cannot be told. */
export const oddsIn = (seen: Seen, ask: Asking = {}): Odds | undefined => {
  const bridged = attemptIn(seen)
  return bridged && valued(seen, ask, bridged)
}

/** A state like the one at the table, and how the attempt has ended, if it has. */
interface Tried {
  readonly state: State
  readonly ended: boolean | undefined
}

/** Steps of the game between two questions of the attempt: a helper's consent, a shield, a choice of blows. */
const MOST_BETWEEN = 8

/** ES-RESOLVE-02: the rewards may come before the card is taken; it has succeeded by then. */
const endOf = ({ expedition }: State): boolean | undefined =>
  expedition?.resolved ? true : expedition ? undefined : false

const after = ({ pack }: Seen, { state, ended }: Tried, input: Input<ES>): Tried => {
  const game = gameOf(pack)
  const next = game.clone(state)
  let end = ended
  game.applyInPlace(next, input, (event) => {
    if (event.is === 'resolved' || event.is === 'failed') end ??= event.is === 'resolved'
  })
  return { state: next, ended: end ?? endOf(next) }
}

const through = (seen: Seen, tried: Tried, ask: Asking, left: number): Odds | undefined => {
  const { worst, best } = ask.range ?? ALONE
  if (tried.ended !== undefined) return ask.worth ? undefined : certain(tried.ended ? best : worst)
  const game = gameOf(seen.pack)
  const decision = game.node(tried.state)
  if (decision.kind === 'over') return undefined
  const odds = oddsIn({ pack: seen.pack, view: game.view(tried.state, 'spectator'), decision }, ask)
  if (odds || decision.kind !== 'decision' || left === 0) return odds
  return game
    .answers(tried.state)
    .map((answer) => through(seen, after(seen, tried, answer), ask, left - 1))
    .reduce<Odds | undefined>((most, each) => (each && (!most || each.value > most.value) ? each : most), undefined)
}

export interface AnswerOdds {
  readonly pick: readonly Option[]
  readonly odds: Odds
}

/**
 * Every answer to the question with its odds, the best first; those whose odds cannot be told are left out. They are
 * tried out on a state that looks like the table.
 */
export const answersIn = (seen: Seen, ask: Asking = {}): AnswerOdds[] => {
  const state = stateLike(seen)
  if (!state) return []
  // The position itself comes first: what is worked out for it answers for whatever follows.
  const asked: Asking = ask.budget && !ask.lean ? ask : { memory: {}, ...ask }
  oddsIn(seen, asked)
  return gameOf(seen.pack)
    .answers(state)
    .flatMap((answer) => {
      if (answer.is !== 'answer') return []
      const odds = through(seen, after(seen, { state, ended: undefined }, answer), asked, MOST_BETWEEN)
      return odds ? [{ pick: answer.pick, odds }] : []
    })
    .sort((a, b) => b.odds.value - a.odds.value)
}
