/** The chance of an investigator at a card, before going there. */
import { likenessOf, type Option, ruleSetOf, type State, type Waited } from '@vigil/elder-sign'
import { gameOf } from './game-of.ts'
import { oddsIn } from './in-game.ts'
import { attemptIn, type Bridged } from './position.ts'
import { personIn, type Seen } from './scene.ts'
import type { Budget } from './search.ts'
import { NO_LIMIT, type Odds } from './solve.ts'

/** A table at which nothing need be asked. */
export type Table = Pick<Seen, 'pack' | 'view'>

/** What may be spent of the clues and cards in hand; all unless said. */
export interface Spending {
  readonly clues?: number
  readonly cards?: readonly string[]
}

const IN_USE = ['pool', 'discarded', 'task', 'marker']

/** An attempt under way is over before another begins: its dice are back (ES-TURN-05). */
const breakOff = (s: State): void => {
  s.expedition = null
  for (const die of s.dice) if (IN_USE.includes(die.at)) Object.assign(die, { at: 'supply', on: '', face: '' })
}

/** The table as `seat` begins an attempt at `card`; undefined where nobody can. */
export const beginningAt = ({ pack, view }: Table, seat: number, card: string): Seen | undefined => {
  const acts = ruleSetOf(view.rules)?.turn === 'actions'
  const option: Option = acts ? { do: 'attempt' } : { do: 'stay' }
  const about = acts ? ({ is: 'action', left: 2 } as const) : ({ is: 'move' } as const)
  const asked: Waited = { kind: 'decision', seat, about, options: [option], min: 1, max: 1 }
  const s = view.awake ? undefined : likenessOf(pack, view, asked, () => 0)
  const person = s?.seats[seat]?.person
  if (!s || !person) return undefined
  breakOff(s)
  if (seat !== s.active) s.turn = { focused: false, assisted: [], holdClock: false, used: [] }
  if (acts) s.turn.actions = 2
  s.active = seat
  person.at = card
  const game = gameOf(pack)
  game.applyInPlace(s, { is: 'answer', seat, pick: [option] })
  const decision = game.node(s)
  return decision.kind === 'over' ? undefined : { pack, view: game.view(s, seat), decision }
}

const spent = (seen: Seen, seat: number, { clues, cards }: Spending): Seen => {
  const person = personIn(seen.view, seat)
  if (!person) return seen
  const held = cards ? person.items.filter((item) => cards.includes(item)) : person.items
  const lean = { ...person, items: held, clues: Math.min(person.clues, clues ?? person.clues) }
  return { ...seen, view: { ...seen.view, people: seen.view.people.with(seat, lean) } }
}

/** The attempt of `seat` at `card` from its very beginning, with what may be spent. */
export const attemptAt = (table: Table, seat: number, card: string, spending: Spending = {}): Bridged | undefined => {
  const seen = beginningAt(table, seat, card)
  return seen && attemptIn(spent(seen, seat, spending))
}

/**
 * The chance of `seat` at `card` under best play, as equipped: with everything they have, or with what `spending` allows
 * (`{ clues: 0 }`, `{ cards: [] }`).
 */
export const chanceAt = (
  table: Table,
  seat: number,
  card: string,
  spending: Spending = {},
  budget: Budget = NO_LIMIT,
): Odds | undefined => {
  const seen = beginningAt(table, seat, card)
  return seen && oddsIn(spent(seen, seat, spending), { budget })
}
