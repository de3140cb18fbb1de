/** What a referee may put right where table and app disagree, and how. No rule is triggered; play goes on from there. */
import { type Correctable, faultOfCorrection, pull, type Refusal, refusal, type Seat } from '@vigil/kernel'
import type { Track } from './effects/vocabulary.ts'
import { push } from './frame.ts'
import type { Correction, Emit, ES, HeldDeck } from './kind.ts'
import { living, maximum, someone } from './nouns/person.ts'
import { handPositions } from './procedures/clock.ts'
import { CLUES_IN_BOX, cluesLeft } from './procedures/gain.ts'
import { checkOpen } from './procedures/seal.ts'
import type { State } from './state.ts'
import { ancientOneOf, itemOf, standingOf, type World } from './world.ts'

const TRACKS: readonly Track[] = ['sanity', 'stamina']
const HELD_DECKS: readonly HeldDeck[] = ['common', 'unique', 'spell', 'ally']

type Form = Correctable<ES>

const numbers = (change: Correction, min: number, max: number): Form => ({ change, blanks: { to: { min, max } } })

/** Nobody is devoured by a correction (ES-DEVOUR-01), and nobody has more than the maximum (ES-ITEM-08). */
const personForms = (w: World, s: Readonly<State>, seat: Seat): Form[] => {
  const person = someone(s, seat)
  const { clues } = person
  const most = w.rules.rulings.limitedClues ? clues + cluesLeft(w, s) : Math.max(clues, CLUES_IN_BOX)
  return [
    ...TRACKS.map((what) => numbers({ do: 'set', what, seat, to: person[what] }, 1, maximum(w, s, seat, what))),
    numbers({ do: 'set', what: 'clues', seat, to: clues }, 0, most),
  ]
}

/** The game is neither won nor lost by a correction, and nobody awakens by it (ES-WIN-01, ES-AWAKEN-01, ES-BATTLE-08). */
const museumForms = (w: World, s: Readonly<State>): Form[] => {
  if (!s.ancientOne) return []
  const { doomTrack, signs } = ancientOneOf(w, s.ancientOne)
  return [
    numbers({ do: 'set', what: 'doom', to: s.doom }, s.awake ? 1 : 0, doomTrack.length - (s.awake ? 0 : 1)),
    numbers({ do: 'set', what: 'signs', to: s.signs }, 0, signs - 1),
    { change: { do: 'set', what: 'clock', to: s.clock }, blanks: { to: { oneOf: handPositions(w.rules) } } },
  ]
}

/** Whether somebody lives only by what this ally adds to a maximum. */
const isNeeded = (w: World, s: Readonly<State>, seat: Seat, ally: string): boolean =>
  TRACKS.some((what) => maximum(w, s, seat, what) - (standingOf(w, ally).modifiers[`max.${what}`] ?? 0) < 1)

/** Spells on the table hold dice and stay. */
const takeable = (w: World, s: Readonly<State>, seat: Seat, deck: HeldDeck): string[] => {
  const { allies, items } = someone(s, seat)
  return deck === 'ally'
    ? allies.filter((ally) => !isNeeded(w, s, seat, ally))
    : items.filter((item) => itemOf(w, item).deck === deck)
}

const cardForms = (w: World, s: Readonly<State>, deck: HeldDeck): Form[] => {
  const seats = living(s)
  const { top, bag, bottom } = s.decks[deck]
  // Sorted: what is known of a deck's order is not for a form to tell.
  const cards = [...top, ...bag, ...bottom].sort()
  const forms: Form[] = []
  const [card] = cards
  const [first] = seats
  if (card !== undefined && first !== undefined)
    forms.push({
      change: { do: 'give', deck, card, seat: first },
      blanks: { card: { oneOf: cards }, seat: { oneOf: seats } },
    })
  for (const seat of seats) {
    const held = takeable(w, s, seat, deck).sort()
    const [one] = held
    if (one !== undefined)
      forms.push({ change: { do: 'take', deck, card: one, seat }, blanks: { card: { oneOf: held } } })
  }
  return forms
}

/** Everything that may be put right, as it is now and within which bounds. */
export const correctablesOf = (w: World, s: Readonly<State>): Form[] => [
  ...living(s).flatMap((seat) => personForms(w, s, seat)),
  ...museumForms(w, s),
  ...HELD_DECKS.flatMap((deck) => cardForms(w, s, deck)),
]

/** A change from outside may have any shape. */
export const faultInCorrection = (w: World, s: Readonly<State>, change: unknown): Refusal | undefined => {
  const why = faultOfCorrection(correctablesOf(w, s), change)
  if (!why || typeof change !== 'object' || change === null) return why
  if ('seat' in change && !living(s).some((seat) => seat === change.seat)) return refusal('correct.seat')
  if (!('card' in change) || typeof change.card !== 'string') return why
  const item = change.card
  if (living(s).some((seat) => someone(s, seat).allies.includes(item) && isNeeded(w, s, seat, item)))
    return refusal('correct.needed', 'ES-DEVOUR-01', { item })
  return w.items.has(item) || w.allies.has(item)
    ? refusal('correct.elsewhere', '', { item })
    : refusal('correct.notInBox', '', { item })
}

const setTo = (w: World, s: State, change: Extract<Correction, { do: 'set' }>): void => {
  if ('seat' in change) someone(s, change.seat)[change.what] = change.to
  else {
    // Signs brought to the Ancient One came out of the supply (ES-RULING-70).
    if (s.hall && change.what === 'signs') s.hall.supply = Math.max(0, s.hall.supply + s.signs - change.to)
    s[change.what] = change.to
    checkOpen(w, s, undefined)
  }
}

// New lists: what is in force for a seat is remembered by the list of its allies (standing.ts).
const moveCard = (w: World, s: State, { do: way, deck, card, seat }: Extract<Correction, { card: string }>): void => {
  const person = someone(s, seat)
  const held = deck === 'ally' ? 'allies' : 'items'
  if (way === 'give') {
    if (!pull(s.decks[deck], card)) throw new Error(`no ${card} in the ${deck} deck`)
    person[held] = [...person[held], card]
  } else {
    person[held] = person[held].filter((each) => each !== card)
    s.decks[deck].bottom.push(card)
  }
  // An ally may have raised it.
  for (const track of TRACKS) person[track] = Math.min(person[track], maximum(w, s, seat, track))
}

/** The question that is open may have become another one: what an attempt asks next is worked out again. */
const reopen = (s: State): void => {
  const top = s.stack[s.stack.length - 1]
  if (top?.at !== 'expedition.prepare' && top?.at !== 'expedition.judge') return
  s.stack.pop()
  push(s, [{ at: 'expedition.again', ask: top.at }])
}

/** Unchecked; the machine settles afterwards. */
export const correct = (w: World, s: State, change: Correction, emit: Emit): void => {
  if (change.do === 'set') setTo(w, s, change)
  else moveCard(w, s, change)
  emit?.({ is: 'corrected', change: { ...change } })
  reopen(s)
}
