/**
 * Where printings differ (docs/rules, differences matrix). A rule set is a record of these seams; its id appears in its
 * own file and where rule sets are listed, nowhere else.
 */
import type { UseMoment } from '../card.ts'
import type { EventClass } from './difficulty.ts'

/** What happens when an adventure is resolved, in order (ES-RESOLVE-02). */
export type ResolveStep = 'home' | 'take' | 'rewards' | 'rewardMonsters' | 'collect'

/** `turn`: nothing under way · `prepare`: before a roll · `judge`: a roll lies on the table. */
export type UseAt = 'turn' | 'prepare' | 'judge'

/** Grade C rulings: choices where the documents give little, each in one place. */
export interface Rulings {
  /** ES-RULING-26: do turns of an eliminated player move the clock while the Ancient One sleeps? */
  readonly eliminatedMoveClock: boolean
  /** ES-RULING-30: may a new green lock take any green die, or only one that lies idle (then the pool)? */
  readonly lockTakesAnyDie: boolean
  /** ES-RULING-32: does Sister Mary borrow locked dice, or break their locks? */
  readonly maryBorrows: boolean
  /** ES-RULING-57: is an empty Adventure place filled as soon as a card returns to the deck? */
  readonly refillEmptyPlaces: boolean
  /** ES-RULING-58: are clue tokens limited to the fifteen in the box? */
  readonly limitedClues: boolean
}

export interface RuleSet {
  readonly id: string
  readonly name: string
  readonly rulings: Rulings
  /** ES-SETUP-01: hours past XII at the start. */
  readonly clockStart: number
  /** ES-CLOCK-02, ES-DIFF-01 */
  readonly hoursPerAdvance: number
  /** ES-SETUP-10: a Mythos card is drawn and resolved before the first turn. */
  readonly initialMythos: boolean
  /** ES-DIFF-02: the classes of Mythos cards in the deck. */
  readonly mythosDeck: readonly EventClass[]
  /** ES-DICE-05: a wildcard's worth as investigation. */
  readonly wild: number
  /** ES-ITEM-01: where a card that names this moment may be used. */
  readonly useAt: { readonly [M in UseMoment]: readonly UseAt[] }
  /** ES-ITEM-09: where cards that may pay a task's cost may be used besides. */
  readonly payAt: readonly UseAt[]
  /** ES-SPELL-02: securing spells are cast on a roll that lies there, or laid out before it. */
  readonly spells: 'onRoll' | 'beforeRoll'
  /** ES-SPELL-06: dice may be taken off spells to be rolled. */
  readonly diceOffSpells: boolean
  /** ES-FAIL-05: the moments at which an adventure may be given up. */
  readonly mayGiveUp: readonly ('prepare' | 'judge' | 'discard')[]
  /** ES-FAIL-06: an adventure that can no longer be done fails before the roll. */
  readonly autoFail: boolean
  /** ES-FOCUS-03: once per turn, or whenever the marker is empty. */
  readonly focusOncePerTurn: boolean
  /** ES-ASSIST-02 */
  readonly assistNeedsConsent: boolean
  /** ES-ASSIST-04: once per turn, or whenever the helper's marker is empty. */
  readonly assistOncePerTurn: boolean
  /** ES-ABILITY-04..06, ES-RULING-87: abilities as first printed, or as corrected. */
  readonly abilities: 'firstPrinted' | 'corrected'
  /** ES-RESOLVE-02 */
  readonly resolution: readonly ResolveStep[]
  /** ES-ENTRANCE-02: one point of either track, or one of each. */
  readonly freeFirstAid: 'either' | 'both'
  /** ES-MONSTER-07 */
  readonly monstersBelow: 'even' | 'anywhere'
  /** ES-MONSTER-18: when markers turned face down are collected, if not with their adventure. */
  readonly flipped: 'endOfPhase' | 'endOfTurn' | 'afterMidnight'
  /** ES-MIDNIGHT-01 */
  readonly midnight: 'afterTurn' | 'inTurn'
  /** ES-MYTHOS-05: old cards go under the deck, or pile up until it is empty. */
  readonly oldMythos: 'under' | 'pile'
}

/** A variant is the base with some seams named again. */
export const vary = (
  base: RuleSet,
  changes: Partial<RuleSet> & { readonly id: string; readonly name: string },
): RuleSet => ({
  ...base,
  ...changes,
})
