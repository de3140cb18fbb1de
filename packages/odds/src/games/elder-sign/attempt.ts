/** An adventure attempt as plain data: all that its odds depend on, and nothing else of the game. */
import type { Colour, Face } from '@vigil/elder-sign'

export type Track = 'sanity' | 'stamina'

/** One symbol of a row: an investigation sum, or the faces any one of which meets it (`sum` is then 0). */
export interface Need {
  readonly sum: number
  readonly faces: readonly Face[]
}

export interface TaskRow {
  readonly key: string
  readonly needs: readonly Need[]
  readonly sanity: number
  readonly stamina: number
  readonly clock: number
  readonly done: boolean
}

/** What a card in hand does in an attempt. Cards that do nothing there are not listed. */
export type AidEffect =
  | { readonly do: 'secure'; readonly dice: number }
  | { readonly do: 'addDice'; readonly dice: readonly Colour[] }
  | { readonly do: 'turnDie'; readonly to: Face }
  | { readonly do: 'reroll'; readonly dice: number }
  | { readonly do: 'recover' } // all discarded green dice come back
  | { readonly do: 'mend'; readonly what: Track; readonly n: number }
  | { readonly do: 'slay'; readonly choices: readonly Slaying[] }

/** Rows that count as done, and rows that take their place (what a marker covered in part). */
export interface Slaying {
  readonly closes: readonly string[]
  readonly opens: readonly string[]
}

export interface Price {
  readonly sanity: number
  readonly stamina: number
  readonly clock: number
}

export interface Aid {
  readonly id: string
  readonly effect: AidEffect
  /** ES-ITEM-01: before a roll, on a roll, and there also after a task has been completed with it. */
  readonly prepare: boolean
  readonly judge: boolean
  readonly late: boolean
  /** ES-SPELL-02: laid out before the roll whose die it takes. */
  readonly layOut: boolean
  /** Like a task's cost it may not bring a track to 0. */
  readonly price: Price
  /** What using it costs besides, as a loss that can be fatal. */
  readonly sting: Price
  readonly ignoreOrder: boolean
  readonly ignoreTerror: boolean
  /** May be handed in for the dice of a trust fund. */
  readonly pays: boolean
}

/** What one terror effect does; `fatal` ends the attempt without success. */
export interface Blow {
  readonly sanity: number
  readonly stamina: number
  readonly clock: number
  readonly clues: number
  readonly doom: number
  readonly shed: 'none' | 'terror' | 'one'
  readonly fails: boolean
  readonly fatal: boolean
}

/** Seams of the rule set that an attempt meets. */
export interface Reading {
  readonly wild: number
  /** ES-SPELL-06: dice may be taken off spells to be rolled. */
  readonly release: boolean
  readonly focusOnce: boolean
  readonly assistOnce: boolean
  /** ES-FAIL-05 */
  readonly giveUp: readonly ('prepare' | 'judge' | 'discard')[]
  /** ES-FAIL-06 */
  readonly autoFail: boolean
  /** ES-RULING-18, -19: saved dice may be taken back off markers too, and are enough where none is left to roll. */
  readonly savedPlay: boolean
  /** ES-TERROR-03: the die is paid before terror strikes. */
  readonly terrorLast: boolean
  /** ES-FOCUS-04: after a failed roll every free marker may take a die, not one of them. */
  readonly securesEach: boolean
  /** ES-TERROR-05: a terror put on a spell counts all the same. */
  readonly castTerror: boolean
}

/** What the investigator may do with dice besides. */
export interface Talents {
  readonly manyTasks: boolean
  readonly raise: boolean
  /** Once per roll each. */
  readonly converts: readonly { readonly from: Face; readonly to: Face }[]
  readonly secondReroll: boolean
  /** Single-use rerolls of so many dice: once a turn, once a day. */
  readonly rerolls: readonly { readonly by: string; readonly dice: number }[]
  /** How often a failed roll may cost no die. */
  readonly spares: number
  /** How often a loss may be ignored. */
  readonly shields: number
  /** ES-ABILITY-12: locked dice that may be put in the pool. */
  readonly locked: readonly Colour[]
  /** Before the first roll: dice for a clue, for an aid that `pays`, or for some other card. */
  readonly fund: { readonly dice: readonly Colour[]; readonly clue: boolean; readonly others: number } | null
}

export interface Health {
  readonly sanity: number
  readonly stamina: number
  readonly maxSanity: number
  readonly maxStamina: number
}

export interface ShownDie {
  readonly colour: Colour
  readonly face: Face
}

/** A marker that can hold a die: free, used up, or holding what the die shows. */
export type Marker = Face | 'free' | 'used'

/** What the attempt waits for. */
export type Waiting =
  | { readonly is: 'prepare' }
  | { readonly is: 'judge' }
  | { readonly is: 'reroll'; readonly most: number; readonly least: number } // which dice; the price is paid
  | { readonly is: 'rerolling'; readonly kept: readonly number[] } // indices into `rolled`
  | { readonly is: 'rolling' }
  | { readonly is: 'shed' }
  | { readonly is: 'discard' }
  | { readonly is: 'failed' }

export interface Attempt {
  readonly rows: readonly TaskRow[]
  readonly ordered: boolean
  readonly reading: Reading
  readonly talents: Talents
  /** Null: nobody counts. */
  readonly health: Health | null
  /** Terror effects, each a choice between blows; empty where terror does nothing. */
  readonly terror: readonly (readonly Blow[])[]
  /** Doom tokens that end the attempt, or null. */
  readonly doomLeft: number | null
  readonly clues: number
  readonly aids: readonly Aid[]
  readonly focus: Marker
  readonly helpers: readonly Marker[]
  /** The dice on those markers, with their colours. */
  readonly marked: readonly ShownDie[]
  /** Dice on spells. */
  readonly cast: readonly ShownDie[]
  /** Dice in the pool that show nothing that counts. */
  readonly pool: readonly Colour[]
  /** Dice of the roll on the table, or of the roll that has just failed. */
  readonly rolled: readonly ShownDie[]
  /** Yellow and red dice that can still be added. */
  readonly supply: readonly Colour[]
  readonly discardedGreen: number
  readonly waits: Waiting
  /** ES-FOCUS-01: a roll has just failed, and one of its dice may be secured. */
  readonly maySecure: boolean
  readonly rolls: number
  /** Tasks completed with this roll. */
  readonly completed: number
  readonly freeReroll: boolean
  readonly ignoreOrder: boolean
  readonly ignoreTerror: boolean
  /** Once-per-roll talents used: indices of converts, and `raise`. */
  readonly usedOnRoll: readonly (number | 'raise')[]
  /** ES-TERROR-05: a terror of this roll lies on a spell and counts. */
  readonly dread: boolean
  /** Aids laid out for this roll: indices. */
  readonly laidOut: readonly number[]
}
