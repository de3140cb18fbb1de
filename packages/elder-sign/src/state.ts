/** One plain JSON value (P2). Nothing here is derived, hidden or a class. */
import type { Deck, Seat } from '@vigil/kernel'
import type { Frame } from './frame.ts'
import type { Colour, Die, DieId } from './nouns/die.ts'

export const DECKS = ['adventure', 'otherWorld', 'common', 'unique', 'spell', 'ally', 'mythos'] as const
export type DeckName = (typeof DECKS)[number]

export const ENTRANCE = 'entrance'
/** Where the markers stand in the final battle. */
export const LAIR = 'ancientOne'

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
}

export interface TurnState {
  focused: boolean
  /** Helpers who assisted this turn. */
  assisted: Seat[]
  holdClock: boolean
  /** Once-per-turn sources used. */
  used: string[]
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
  ending: Ending | null
  stack: Frame[]
}
