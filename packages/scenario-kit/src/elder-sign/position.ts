/** A position put together, and the game brought to the first thing it waits for. */
import {
  type ES,
  elderSign,
  type Pack,
  RULE_SETS,
  type RuleSet,
  type Rulings,
  ruleSetOf,
  type State,
} from '@vigil/elder-sign'
import type { Game } from '@vigil/kernel'
import { fail } from '../failure.ts'
import { layDie, layOut } from './layout.ts'
import { type Piles, type Plan, planOf } from './plan.ts'
import { seatOf } from './seat.ts'
import type { Attempt, Setup } from './setup-shape.ts'

export interface Position {
  readonly game: Game<ES>
  readonly pack: Pack
  readonly tops: Piles
  state: State
}

/** Maxima depend on the Ancient One and on allies, so the view is asked for them. */
const layTracks = (game: Game<ES>, s: State, plan: Plan): void => {
  const { people } = game.view(s, 'spectator')
  plan.seats.forEach(({ seat }, n) => {
    const person = s.seats[n]?.person
    const shown = people[n]
    if (!person || !shown || !('sanity' in shown)) return
    person.sanityShift = (seat.maxSanity ?? shown.maxSanity) - shown.maxSanity
    person.staminaShift = (seat.maxStamina ?? shown.maxStamina) - shown.maxStamina
    person.sanity = seat.sanity ?? shown.maxSanity + person.sanityShift
    person.stamina = seat.stamina ?? shown.maxStamina + person.staminaShift
  })
}

const layPool = (s: State, { pool, shows, done = [] }: Attempt): void => {
  const dice = shows ?? (typeof pool === 'number' ? Array.from({ length: pool }, () => 'G') : pool)
  const idle = s.dice.flatMap((die, id) => (die.at === 'supply' && id < 6 ? [id] : []))
  if (dice === undefined) for (const id of idle) s.dice[id] = { at: 'pool', on: '', face: '' }
  else for (const die of dice) layDie(s, die, 'pool')
  const [row = ''] = done
  for (const die of s.dice.slice(0, 6)) {
    if (die.at !== 'supply') continue
    die.at = row ? 'task' : 'discarded'
    die.on = row
  }
}

/** In the middle of a card: what was done, what is left in the pool, what lies on markers. */
const layAttempt = (s: State, attempt: Attempt, actions: number | undefined): void => {
  const at = s.seats[s.active]?.person?.at ?? ''
  if (!s.awake && at === 'entrance' && !s.hall?.entrance.monsters.length)
    fail("'at' a card for whoever is in the middle of it", 'at the Entrance')
  if (attempt.focused) layDie(s, attempt.focused, 'marker', String(s.active))
  const helpers = Object.entries(attempt.helping ?? {})
  for (const [who, die] of helpers) layDie(s, die, 'marker', String(seatOf(s, who)))
  layPool(s, attempt)
  const judged = attempt.shows !== undefined && !attempt.failedRoll
  s.phase = 'turn'
  s.turns = 1
  s.turn = {
    focused: attempt.focused !== undefined,
    assisted: helpers.map(([who]) => seatOf(s, who)),
    holdClock: false,
    used: [],
    ...(actions !== undefined && { actions }),
  }
  s.expedition = {
    card: s.awake ? '' : at,
    done: attempt.done ?? [],
    rolled: judged,
    rolls: attempt.rolls ?? 1,
    completed: 0,
    usedOnRoll: [],
    freeReroll: false,
    maySecure: attempt.failedRoll ?? false,
    declined: [],
    failing: false,
    ignoreOrder: false,
    ignoreTerror: false,
    laidOut: [],
    resolved: false,
    spoils: [],
  }
  s.stack = [
    { at: 'turn.end' },
    { at: 'turn.clock' },
    ...(actions ? [{ at: 'turn.action' } as const] : []),
    ...(s.awake ? [] : [{ at: 'turn.tidy' } as const]),
    { at: judged ? 'expedition.judge' : 'expedition.prepare' },
  ]
}

/** The engine itself begins the turn or the Clock phase: choosing the first player is the last thing it waits for. */
const begin = (game: Game<ES>, s: State, at: 'turn' | 'clock'): State => {
  if (at === 'clock') {
    s.phase = 'turn'
    s.turns = 1
    s.stack = [{ at: 'turn.end' }, { at: 'turn.clock' }, { at: 'setup.drawFirst' }]
  } else s.stack = [{ at: 'turn.begin' }, { at: 'setup.drawFirst' }]
  const begun = game.apply(s, { is: 'chance', outcome: { card: String(s.active) } })
  return begun.ok ? begun.value.state : fail('a position the game can go on from', begun.why.code)
}

const ruledOtherwise = (rulings: Setup['rulings'] = {}): RuleSet[] =>
  RULE_SETS.map((rules) => ({ ...rules, rulings: { ...rules.rulings, ...rulings } as Rulings }))

export const positionOf = (setup: Setup): Position => {
  const plan = planOf(setup)
  const { pack, ancientOne, tops } = plan
  const game = elderSign(pack, ruledOtherwise(setup.rulings))
  const first = setup.active
  const checked = game.check({
    rules: setup.rules ?? 'revised',
    ...(setup.with && { with: setup.with }),
    ...(setup.difficulty && { difficulty: setup.difficulty }),
    ...(setup.orders && { orders: true }),
    ancientOne,
    investigators: plan.seats.map(({ id }) => id),
    first: typeof first === 'number' || first === 'random' ? first : 0,
  })
  if (!checked.ok) {
    const { code, params } = checked.why
    return fail('a set-up the game accepts', `${code} ${JSON.stringify(params)}`)
  }
  const state = game.start(checked.value)
  if (setup.begin === 'setup') return { game, pack, tops, state }
  layOut(state, plan, setup)
  layTracks(game, state, plan)
  state.active = first === undefined ? 0 : seatOf(state, first)
  if (state.awake && setup.doom === undefined) state.doom = game.view(state, 'spectator').doomTrack.length
  if (!setup.attempt) return { game, pack, tops, state: begin(game, state, setup.begin ?? 'turn') }
  const acts = ruleSetOf(state.rules)?.turn === 'actions'
  layAttempt(state, setup.attempt, acts ? (setup.actions ?? 0) : undefined)
  return { game, pack, tops, state }
}
