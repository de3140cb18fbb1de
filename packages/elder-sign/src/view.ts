/** What a seat sees, built field by field (P14). All information in play is open (ES-CORE-03); decks are not. */
import { type Seat, size } from '@vigil/kernel'
import { cardsInPlay, findCard } from './nouns/board.ts'
import type { Colour, DieId, Face } from './nouns/die.ts'
import { colourOf } from './nouns/die.ts'
import { living, maximum } from './nouns/person.ts'
import { type Row, rowsOf, rowsOfCard } from './nouns/row.ts'
import { signsNeeded } from './nouns/sign.ts'
import { wealthOf } from './nouns/trophy.ts'
import type { CardInPlay, DeckName, Ending, Hall, Lost, Phase, State } from './state.ts'
import { ancientOneOf, type World } from './world.ts'

export interface RowView {
  readonly key: string
  readonly symbols: readonly { readonly sum: number; readonly faces: readonly Face[] }[]
  readonly sanity: number
  readonly stamina: number
  readonly clock: number
  readonly marker: string
  readonly done: boolean
}

export interface CardView {
  readonly card: string
  /** 0–5 for the six places, -1 an extra Adventure, -2 an Other World, -3 the Ancient One's location, -4 the Entrance. */
  readonly place: number
  readonly rows: readonly RowView[]
  readonly monsters: readonly { readonly marker: string; readonly box: number; readonly flipped: boolean }[]
  readonly visitors: readonly Seat[]
}

export interface PersonView {
  readonly seat: Seat
  readonly id: string
  readonly sanity: number
  readonly maxSanity: number
  readonly stamina: number
  readonly maxStamina: number
  readonly clues: number
  readonly items: readonly string[]
  readonly cast: readonly string[]
  readonly allies: readonly string[]
  readonly trophies: readonly string[]
  readonly wealth: number
  readonly at: string
  readonly spent: readonly string[]
  /** Elder Signs held, where they are (ES-FANSEAL-01). */
  readonly signs: number
}

export interface DieView {
  readonly id: DieId
  readonly colour: Colour
  readonly at: string
  readonly on: string
  readonly face: Face | ''
}

/** An attempt as it lies on the table: everybody has seen what was rolled, used and refused. */
export interface ExpeditionView {
  readonly card: string
  readonly rows: readonly RowView[]
  /** Keys of rows completed, halves of rows among them (ES-MONSTER-13). */
  readonly done: readonly string[]
  readonly rolled: boolean
  readonly rolls: number
  /** Tasks completed with the present roll. */
  readonly completed: number
  readonly usedOnRoll: readonly string[]
  readonly freeReroll: boolean
  readonly maySecure: boolean
  readonly declined: readonly Seat[]
  readonly refused: readonly string[]
  readonly failing: boolean
  readonly ignoreOrder: boolean
  readonly ignoreTerror: boolean
  /** ES-RULING-14: a terror of this roll lies on a spell. */
  readonly dread: boolean
  readonly laidOut: readonly string[]
  /** All tasks are done: what is left are rewards and tidying up. */
  readonly resolved: boolean
}

/** What has been done in this turn that can be done only so often. */
export interface DoneView {
  readonly focused: boolean
  readonly assisted: readonly Seat[]
  readonly holdClock: boolean
  readonly used: readonly string[]
}

/** Places of their own, and what lies about there, where a rule set has them. */
export interface HallView {
  readonly supply: number
  readonly open: boolean
  readonly awake: boolean
  readonly lair: CardView
  readonly entrance: CardView
  readonly exhibit: Readonly<Hall['exhibit']>
  readonly reserve: readonly string[]
  readonly found: Readonly<Lost>
  readonly left: Readonly<Lost>
  /** Cultists kept aside; null without the module. */
  readonly cultists: number | null
}

export interface View {
  readonly rules: string
  readonly ancientOne: string
  readonly awake: boolean
  readonly phase: Phase
  readonly turn: number
  readonly active: Seat
  readonly clock: number
  readonly midnightDue: boolean
  readonly doom: number
  readonly doomTrack: readonly ('doom' | 'monster')[]
  readonly signs: number
  readonly signsNeeded: number
  readonly mythos: string | null
  readonly cards: readonly CardView[]
  readonly people: readonly (PersonView | { readonly seat: Seat; readonly out: boolean })[]
  readonly dice: readonly DieView[]
  readonly locks: readonly {
    readonly id: number
    readonly colour: Colour
    readonly source: string
    readonly waits: boolean
    /** The die it holds or has lent; -1 while it waits. */
    readonly die: DieId
  }[]
  readonly decks: { readonly [D in DeckName]: number }
  readonly cup: number
  readonly expedition: ExpeditionView | null
  readonly doneThisTurn: DoneView
  /** Actions left in this turn; null where a turn is not made of them. */
  readonly actions: number | null
  readonly hoursPerAdvance: number
  readonly hall: HallView | null
  readonly ending: Ending | null
}

const rowView = ({ key, requirement, sanity, stamina, clock, marker, done }: Row): RowView => ({
  key,
  symbols: requirement.symbols.map(({ sum, faces }) => ({ sum, faces: faces.slice() })),
  sanity,
  stamina,
  clock,
  marker,
  done,
})

const placeOf = (s: Readonly<State>, card: CardInPlay): number => {
  const slot = s.slots.findIndex((place) => place?.card === card.card)
  if (slot >= 0) return slot
  if (card === s.hall?.lair) return -3
  if (card === s.hall?.entrance) return -4
  return s.worlds.includes(card) ? -2 : -1
}

const bareView = (s: Readonly<State>, card: CardInPlay): CardView => ({
  card: card.card,
  place: placeOf(s, card),
  rows: [],
  monsters: [],
  visitors: [],
})

const cardView = (w: World, s: Readonly<State>, card: CardInPlay): CardView => ({
  card: card.card,
  place: placeOf(s, card),
  rows: rowsOfCard(w, s, s.active, card, s.expedition?.card === card.card ? s.expedition.done : []).map(rowView),
  monsters: card.monsters.map(({ marker, box, flippedBy }) => ({ marker, box, flipped: flippedBy >= 0 })),
  visitors: living(s).filter((seat) => s.seats[seat]?.person?.at === card.card),
})

const peopleView = (w: World, s: Readonly<State>): View['people'] =>
  s.seats.map(({ person, out }, seat) =>
    person
      ? {
          seat,
          id: person.id,
          sanity: person.sanity,
          maxSanity: maximum(w, s, seat, 'sanity'),
          stamina: person.stamina,
          maxStamina: maximum(w, s, seat, 'stamina'),
          clues: person.clues,
          items: person.items.slice(),
          cast: person.cast.slice(),
          allies: person.allies.slice(),
          trophies: person.trophies.slice(),
          wealth: wealthOf(w, person),
          at: person.at,
          spent: person.spent.slice(),
          signs: person.signs ?? 0,
        }
      : { seat, out },
  )

const lostView = ({ signs, cards }: Lost): Lost => ({ signs, cards: cards.slice() })

/** A place to attempt something at, once it is known which (ES-SETUP-02). */
const placeView = (w: World, s: Readonly<State>, card: CardInPlay): CardView =>
  w.rules.ancientOne === 'location' && card.card !== '' ? cardView(w, s, card) : bareView(s, card)

const hallView = (w: World, s: Readonly<State>, hall: Readonly<Hall>): HallView => ({
  supply: hall.supply,
  open: hall.open,
  awake: hall.awake,
  lair: placeView(w, s, hall.lair),
  entrance: placeView(w, s, hall.entrance),
  exhibit: { ...hall.exhibit },
  reserve: hall.reserve.slice(),
  found: lostView(hall.found),
  left: lostView(hall.left),
  cultists: w.rules.orders ? hall.cultists.length : null,
})

const expeditionView = (w: World, s: Readonly<State>): View['expedition'] =>
  s.expedition && {
    card: s.expedition.card,
    rows: rowsOf(w, s, s.expedition, findCard(s, s.expedition.card)).map(rowView),
    done: s.expedition.done.slice(),
    rolled: s.expedition.rolled,
    rolls: s.expedition.rolls,
    completed: s.expedition.completed,
    usedOnRoll: s.expedition.usedOnRoll.slice(),
    freeReroll: s.expedition.freeReroll,
    maySecure: s.expedition.maySecure,
    declined: s.expedition.declined.slice(),
    refused: s.expedition.refused?.slice() ?? [],
    failing: s.expedition.failing,
    ignoreOrder: s.expedition.ignoreOrder,
    ignoreTerror: s.expedition.ignoreTerror,
    dread: s.expedition.dread ?? false,
    laidOut: s.expedition.laidOut.slice(),
    resolved: s.expedition.resolved,
  }

const doneView = ({ focused, assisted, holdClock, used }: State['turn']): DoneView => ({
  focused,
  assisted: assisted.slice(),
  holdClock,
  used: used.slice(),
})

export const viewOf = (w: World, s: Readonly<State>): View => {
  const ancient = s.ancientOne ? ancientOneOf(w, s.ancientOne) : undefined
  const decks = s.decks
  return {
    rules: s.rules,
    ancientOne: s.ancientOne,
    awake: s.awake,
    phase: s.phase,
    turn: s.turns,
    active: s.active,
    clock: s.clock,
    midnightDue: s.midnightDue,
    doom: s.doom,
    doomTrack: ancient?.doomTrack.slice() ?? [],
    signs: s.signs,
    signsNeeded: ancient ? signsNeeded(w, s) : 0,
    mythos: s.mythos,
    cards: cardsInPlay(s).map((card) => cardView(w, s, card)),
    people: peopleView(w, s),
    dice: s.dice.map(({ at, on, face }, id) => ({ id, colour: colourOf(id), at, on, face })),
    locks: s.locks.map(({ id, colour, source, die }) => ({ id, colour, source, waits: die < 0, die })),
    decks: {
      adventure: size(decks.adventure),
      otherWorld: size(decks.otherWorld),
      common: size(decks.common),
      unique: size(decks.unique),
      spell: size(decks.spell),
      ally: size(decks.ally),
      mythos: size(decks.mythos),
    },
    cup: s.cup.length,
    expedition: expeditionView(w, s),
    doneThisTurn: doneView(s.turn),
    actions: s.turn.actions ?? null,
    hoursPerAdvance: w.rules.hoursPerAdvance,
    hall: s.hall ? hallView(w, s, s.hall) : null,
    ending: s.ending && { won: s.ending.won, how: s.ending.how },
  }
}
