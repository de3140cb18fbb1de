/** One plain JSON value (P2). Nothing here is derived, hidden or a class. */
import type { Deck, Seat } from '@vigil/kernel'
import type { Frame } from './frame.ts'
import type { Colour, Die, DieId } from './nouns/die.ts'

export const DECKS = ['adventure', 'otherWorld', 'common', 'unique', 'spell', 'ally', 'mythos'] as const
export type DeckName = (typeof DECKS)[number]

export const ENTRANCE = 'entrance'
/** Where the markers stand in the final battle. */
export const LAIR = 'ancientOne'
/** A marker on its own sheet is at no location (ES-RESOLVE-03, ES-RULING-06). */
export const SHEET = 'sheet'

/** A monster marker on a card, in a box of a task (its index) or below the last task (-1). */
export interface MonsterInPlay {
  marker: string
  box: number
  /** Turned face down by a card that defeats it; the seat that will collect it, or -1. */
  flippedBy: Seat
}

export interface CardInPlay {
  card: string
  monsters: MonsterInPlay[]
}

/** An investigator in play. */
export interface Person {
  id: string
  sanity: number
  stamina: number
  /** By how much attacks have changed the maxima for good. */
  sanityShift: number
  staminaShift: number
  clues: number
  /** Common and unique items and spells in hand. */
  items: string[]
  /** Spells on the table, holding dice. */
  cast: string[]
  allies: string[]
  /** Adventure and Other World cards and monster markers. */
  trophies: string[]
  at: string
  /** Once-per-day abilities used: the investigator's own id, or an ally's. */
  spent: string[]
  /** Elder Signs held (ES-FANSEAL-01), where a rule set lets them be. */
  signs?: number
}

export interface SeatState {
  person: Person | null
  /** Devoured in the own turn: a new investigator is chosen after the Clock phase. */
  owed: boolean
  out: boolean
}

/** A lock icon in play, oldest first; `die` is the die it holds or has lent, or -1 while it waits. */
export interface Lock {
  id: number
  colour: Colour
  /** `card:<id>`, `monster:<marker>` or `mythos`. */
  source: string
  die: DieId
}

/** An adventure attempt, or an attack on the Ancient One (`card` is then empty). */
export interface Expedition {
  card: string
  /** Keys of completed rows. */
  done: string[]
  /** A roll lies on the table, not yet judged. */
  rolled: boolean
  rolls: number
  /** Tasks completed with the present roll. */
  completed: number
  /** Once-per-roll abilities used on the present roll. */
  usedOnRoll: string[]
  /** A free second reroll is open. */
  freeReroll: boolean
  /** A roll has just failed and its die been paid: one die may be secured. */
  maySecure: boolean
  /** Helpers who declined on this failed roll. */
  declined: Seat[]
  failing: boolean
  ignoreOrder: boolean
  ignoreTerror: boolean
  /** Securing spells laid out before the roll, which must take a die of it. */
  laidOut: string[]
  /** All tasks are done: what is left are rewards and tidying up. */
  resolved: boolean
  /** Beaten markers taken off a resolved card, to be collected. */
  spoils: string[]
  /** ES-RULING-85: spells whose owner has refused their dice on this roll. */
  refused?: string[]
  /** ES-RULING-14: a terror of this roll lies on a spell. */
  dread?: boolean
}

export interface TurnState {
  focused: boolean
  /** Helpers who assisted this turn. */
  assisted: Seat[]
  holdClock: boolean
  /** Once-per-turn sources used. */
  used: string[]
  /** ES-FANTURN-01: actions left, where a turn is made of them. */
  actions?: number
}

export const EXHIBITS = ['common', 'unique', 'spell', 'ally', 'investigator'] as const
export type Exhibit = (typeof EXHIBITS)[number]

/** Elder Signs and cards without an owner. */
export interface Lost {
  signs: number
  cards: string[]
}

/** The entrance and the Ancient One as places of their own, and what lies there, where a rule set makes them so. */
export interface Hall {
  /** Elder Signs not found yet (ES-SETUP-13, ES-RULING-70). */
  supply: number
  /** ES-FANSEAL-03: its location may be entered. */
  open: boolean
  /** ES-FANSEAL-08 */
  awake: boolean
  lair: CardInPlay
  entrance: CardInPlay
  /** ES-SETUP-06, ES-FANENT-03 */
  exhibit: { [E in Exhibit]: string | null }
  /** ES-FANENT-05: investigators bought and not yet in play. */
  reserve: string[]
  /** At the Lost and Found. */
  found: Lost
  /** ES-RULING-72: left by the devoured, out of reach until midnight. */
  left: Lost
  /** ES-ORDER-01: Cultists aside; none without the module. */
  cultists: string[]
}

export type Phase = 'setup' | 'turn' | 'midnight'

export interface Ending {
  won: boolean
  how: 'sealed' | 'defeated' | 'devoured' | 'awakened'
}

export interface State {
  rules: string
  pack: string
  ancientOne: string
  awake: boolean
  phase: Phase
  turns: number
  /** Hours past XII: 0, 3, 6 or 9, unless a difficulty moves the hand otherwise (ES-DIFF-01). */
  clock: number
  midnightDue: boolean
  doom: number
  signs: number
  seats: SeatState[]
  active: Seat
  turn: TurnState
  slots: (CardInPlay | null)[]
  extras: CardInPlay[]
  worlds: CardInPlay[]
  decks: { [D in DeckName]: Deck<string> }
  /** Markers not in play. */
  cup: string[]
  /** Investigators nobody has played yet. */
  roster: string[]
  /** Cards out of the game. */
  banished: string[]
  mythos: string | null
  dice: Die[]
  locks: Lock[]
  nextLock: number
  expedition: Expedition | null
  hall?: Hall
  ending: Ending | null
  stack: Frame[]
}
