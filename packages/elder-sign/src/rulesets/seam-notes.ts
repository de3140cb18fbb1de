/**
 * What is known of each seam: what it is called, the rules it stands for, the rows of the differences matrix it
 * explains, the values it takes by name, and which of them need or exclude a value elsewhere. The words are in text/.
 */
import type { RuleSet, Rulings } from './seams.ts'

export type Seam = Exclude<keyof RuleSet, 'id' | 'name' | 'rulings'>
export type RulingName = keyof Rulings

/** Readings of another seam that this one needs, or does not go with. */
export interface Bond {
  readonly reading: string
  readonly requires?: { readonly [S in Seam]?: readonly string[] }
  readonly excludes?: { readonly [S in Seam]?: readonly string[] }
  /** Told in words under `bond.…`. */
  readonly why: string
}

export interface SeamNote<V = unknown> {
  readonly id: string
  readonly rules: readonly string[]
  readonly rows: readonly number[]
  readonly readings: Readonly<Record<string, V>>
  readonly bonds?: readonly Bond[]
}

export const SEAMS = {
  clockStart: { id: 'clock-start', rules: ['ES-SETUP-01'], rows: [4], readings: { xii: 0 } },
  hoursPerAdvance: {
    id: 'clock-hours',
    rules: ['ES-CLOCK-02', 'ES-DIFF-01'],
    rows: [5],
    readings: { three: 3, four: 4, five: 5, six: 6 },
  },
  initialMythos: { id: 'initial-mythos', rules: ['ES-SETUP-10'], rows: [11], readings: { yes: true } },
  mythosDeck: {
    id: 'mythos-deck',
    rules: ['ES-DIFF-02'],
    rows: [66],
    readings: {
      all: ['easy', 'normal', 'hard'],
      easy: ['easy'],
      normal: ['normal'],
      hard: ['hard'],
      easyNormal: ['easy', 'normal'],
      easyHard: ['easy', 'hard'],
      normalHard: ['normal', 'hard'],
    },
  },
  wild: { id: 'wild', rules: ['ES-DICE-05'], rows: [14], readings: { one: 1, four: 4 } },
  useAt: {
    id: 'item-timing',
    rules: ['ES-ITEM-01'],
    rows: [15],
    readings: {
      anyTime: {
        turn: ['turn', 'prepare', 'judge'],
        adventure: ['prepare', 'judge'],
        rolled: ['judge'],
        failed: ['prepare'],
      },
      beforeRoll: { turn: ['prepare'], adventure: ['prepare'], rolled: ['judge'], failed: ['prepare'] },
    },
  },
  payAt: {
    id: 'paying-items',
    rules: ['ES-ITEM-09'],
    rows: [15],
    readings: { no: [], yes: ['judge'] },
    bonds: [{ reading: 'yes', requires: { useAt: ['beforeRoll'] }, why: 'paying-anyway' }],
  },
  spells: {
    id: 'spell-timing',
    rules: ['ES-SPELL-02'],
    rows: [16],
    readings: { onRoll: 'onRoll', beforeRoll: 'beforeRoll' },
  },
  diceOffSpells: { id: 'dice-off-spells', rules: ['ES-SPELL-06'], rows: [17], readings: { yes: true, no: false } },
  mayGiveUp: {
    id: 'giving-up',
    rules: ['ES-FAIL-05'],
    rows: [27],
    readings: { anyTime: ['prepare', 'judge'], afterFailure: ['discard'] },
  },
  autoFail: { id: 'automatic-failure', rules: ['ES-FAIL-06'], rows: [26], readings: { yes: true, no: false } },
  focusOncePerTurn: { id: 'focus-limit', rules: ['ES-FOCUS-03'], rows: [19], readings: { yes: true, no: false } },
  assistNeedsConsent: { id: 'assist-consent', rules: ['ES-ASSIST-02'], rows: [22], readings: { yes: true, no: false } },
  assistOncePerTurn: { id: 'assist-limit', rules: ['ES-ASSIST-04'], rows: [21], readings: { yes: true, no: false } },
  abilities: {
    id: 'abilities',
    rules: ['ES-ABILITY-04', 'ES-ABILITY-05', 'ES-ABILITY-06', 'ES-RULING-87'],
    rows: [68],
    readings: { firstPrinted: 'firstPrinted', corrected: 'corrected' },
  },
  resolution: {
    id: 'resolution',
    rules: ['ES-RESOLVE-02', 'ES-RESOLVE-05'],
    rows: [32, 33, 36, 61],
    readings: {
      cardFirst: ['home', 'take', 'rewards', 'collect'],
      rewardsFirst: ['rewards', 'home', 'take', 'collect'],
      monstersLast: ['rewards', 'home', 'take', 'collect', 'rewardMonsters'],
    },
  },
  freeFirstAid: {
    id: 'first-aid',
    rules: ['ES-ENTRANCE-02'],
    rows: [43],
    readings: { either: 'either', both: 'both' },
  },
  monstersBelow: {
    id: 'monsters-below',
    rules: ['ES-MONSTER-07'],
    rows: [40],
    readings: { even: 'even', anywhere: 'anywhere' },
  },
  flipped: {
    id: 'flipped-monsters',
    rules: ['ES-MONSTER-18', 'ES-RULING-55'],
    rows: [38],
    readings: { endOfPhase: 'endOfPhase', endOfTurn: 'endOfTurn', afterMidnight: 'afterMidnight' },
    bonds: [
      { reading: 'afterMidnight', requires: { midnight: ['inTurn'] }, why: 'turn-without-midnight' },
      { reading: 'endOfTurn', excludes: { midnight: ['inTurn'] }, why: 'turn-with-midnight' },
    ],
  },
  midnight: {
    id: 'midnight-timing',
    rules: ['ES-MIDNIGHT-01'],
    rows: [1, 6, 63],
    readings: { afterTurn: 'afterTurn', inTurn: 'inTurn' },
  },
  oldMythos: {
    id: 'old-mythos',
    rules: ['ES-MYTHOS-05', 'ES-RULING-13'],
    rows: [10],
    readings: { under: 'under', pile: 'pile' },
  },
} as const satisfies { readonly [S in Seam]: SeamNote<RuleSet[S]> }

/** Grade C rulings, each with the reading taken and the other one. */
export const RULINGS = {
  eliminatedMoveClock: { id: 'eliminated-move-clock', rules: ['ES-RULING-26'] },
  lockTakesAnyDie: { id: 'lock-takes-any-die', rules: ['ES-RULING-30'] },
  maryBorrows: { id: 'mary-borrows', rules: ['ES-RULING-32'] },
  refillEmptyPlaces: { id: 'refill-empty-places', rules: ['ES-RULING-57'] },
  limitedClues: { id: 'limited-clues', rules: ['ES-RULING-58'] },
} as const satisfies { readonly [R in RulingName]: { readonly id: string; readonly rules: readonly string[] } }

type Notes = typeof SEAMS
type WhyOf<N> = N extends { readonly bonds: readonly { readonly why: infer W extends string }[] } ? W : never

/** Whoever adds a seam, a reading or a bond owes it words in every language. */
export type SeamKey =
  | {
      [S in Seam]:
        | `seam.${Notes[S]['id']}`
        | `seam.${Notes[S]['id']}.${keyof Notes[S]['readings'] & string}`
        | `bond.${WhyOf<Notes[S]>}`
    }[Seam]
  | { [R in RulingName]: `seam.${(typeof RULINGS)[R]['id']}${'' | '.yes' | '.no'}` }[RulingName]

export const SEAM_NAMES = Object.keys(SEAMS) as readonly Seam[]
export const RULING_NAMES = Object.keys(RULINGS) as readonly RulingName[]

export const noteOf = (seam: Seam): SeamNote => SEAMS[seam]
