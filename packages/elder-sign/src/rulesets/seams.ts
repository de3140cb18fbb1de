/**
 * Where printings differ (docs/rules, differences matrix). A rule set is a record of these seams; its id appears in its
 * own file and where rule sets are listed, nowhere else.
 */
import type { UseMoment } from '../card.ts'
import type { EventClass } from './difficulty.ts'

/** What happens when an adventure is resolved, in order (ES-RESOLVE-02). */
export type ResolveStep = 'home' | 'take' | 'rewards' | 'rewardMonsters' | 'collect'

/** What happens at midnight, in order (ES-MIDNIGHT-04). `effects` are those of `locations` and the `lingering` one. */
export type MidnightStep = 'doom' | 'effects' | 'locations' | 'lingering' | 'mythos' | 'recharge'

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
  /** ES-RULING-69: does it attack in the very midnight in which it awoke? */
  readonly attacksOnWaking: boolean
  /** ES-RULING-72: may cards of the dead be taken from the Lost and Found? */
  readonly lostCardsTaken: boolean
  /** ES-RULING-76: does a lost fight on the Entrance cost the others there? */
  readonly entranceFightHurts: boolean
}

export interface RuleSet {
  readonly id: string
  readonly name: string
  readonly rulings: Rulings
  /** ES-TURN-02, ES-FANTURN: three phases, or two actions. */
  readonly turn: 'phases' | 'actions'
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
  /** ES-SPELL-05, ES-RULING-85: whoever owns the spell is asked before another uses or frees its die. */
  readonly spellConsent: boolean
  /** ES-FAIL-05: the moments at which an adventure may be given up. */
  readonly mayGiveUp: readonly ('prepare' | 'judge' | 'discard')[]
  /** ES-FAIL-06: an adventure that can no longer be done fails before the roll. */
  readonly autoFail: boolean
  /** ES-FAIL-07, ES-RULING-18, -19: dice on markers and spells wait for a roll, or are as good as rolled. */
  readonly savedDice: 'wait' | 'play'
  /** ES-TERROR-03 */
  readonly terror: 'beforeDiscard' | 'afterDiscard'
  /** ES-TERROR-05: a terror put on a spell out of the failed roll sets it off all the same. */
  readonly securedTerror: boolean
  /** ES-FOCUS-04: after a failed roll one die in all, or one on each investigator present. */
  readonly secures: 'one' | 'each'
  /** ES-FOCUS-03: once per turn, or whenever the marker is empty. */
  readonly focusOncePerTurn: boolean
  /** ES-ASSIST-02 */
  readonly assistNeedsConsent: boolean
  /** ES-ASSIST-04: once per turn, or whenever the helper's marker is empty. */
  readonly assistOncePerTurn: boolean
  /** ES-ASSIST-05: who loses a point when the adventure fails. */
  readonly helpersLose: 'holders' | 'everyone'
  /** ES-ABILITY-04..06, ES-RULING-87: abilities as first printed, or as corrected. */
  readonly abilities: 'firstPrinted' | 'corrected'
  /** ES-RESOLVE-02 */
  readonly resolution: readonly ResolveStep[]
  /** ES-RESOLVE-03: where the markers of a resolved card go. */
  readonly home: 'entrance' | 'sheet'
  /** ES-FANADV-08 */
  readonly shareRewards: boolean
  /** ES-ENTRANCE-02: one point of either track, or one of each. */
  readonly freeFirstAid: 'either' | 'both'
  /** ES-ENTRANCE-04, ES-FANENT-02: one die and the sheet's chart, or a die for everybody there. */
  readonly lostAndFound: 'chart' | 'crowd'
  /** ES-ENTRANCE-05, ES-FANENT-03: one thing off the sheet, or any of five exhibits. */
  readonly souvenirs: 'sheet' | 'exhibit'
  /** ES-MONSTER-06 */
  readonly monsterBoxes: 'choice' | 'clockwise'
  /** ES-MONSTER-07 */
  readonly monstersBelow: 'even' | 'anywhere' | 'clockwise'
  /** ES-MONSTER-12, -13: may the marker's half of a partial row be met alone? */
  readonly partialRows: 'whole' | 'monsterAlone'
  /** ES-MONSTER-18: when markers turned face down are collected, if not with their adventure. */
  readonly flipped: 'endOfPhase' | 'endOfTurn' | 'afterMidnight'
  /** ES-MIDNIGHT-01 */
  readonly midnight: 'afterTurn' | 'inTurn'
  /** ES-MIDNIGHT-04 */
  readonly midnightSteps: readonly MidnightStep[]
  /** ES-MYTHOS-05: old cards go under the deck, or pile up until it is empty. */
  readonly oldMythos: 'under' | 'pile'
  /** ES-REWARD-04, ES-FANSEAL-01: signs lie beside the Ancient One, or are held by whoever found them. */
  readonly signs: 'beside' | 'held'
  /** ES-AWAKEN, ES-FANSEAL: sealed at the limit and fought when awake, or a place where the signs are brought. */
  readonly ancientOne: 'battle' | 'location'
  /** ES-DEVOUR-04, ES-FANDEV-03 */
  readonly replacement: 'chosen' | 'bought'
  /** ES-DEVOUR-03, ES-FANDEV-01: what the devoured leave goes back, or is found on the Entrance later. */
  readonly belongings: 'back' | 'lost'
  /** ES-ORDER: the module of the Esoteric Orders. */
  readonly orders: boolean
}

/** A variant is the base with some seams named again. */
export const vary = (
  base: RuleSet,
  changes: Partial<RuleSet> & { readonly id: string; readonly name: string },
): RuleSet => ({
  ...base,
  ...changes,
})
