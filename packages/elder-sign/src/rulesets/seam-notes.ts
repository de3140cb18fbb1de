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
  turn: {
    id: 'turn',
    rules: ['ES-TURN-02', 'ES-FANTURN-01'],
    rows: [1, 2, 3, 46, 47, 64],
    readings: { phases: 'phases', actions: 'actions' },
  },
  clockStart: { id: 'clock-start', rules: ['ES-SETUP-01'], rows: [4], readings: { xii: 0, vi: 6 } },
  hoursPerAdvance: {
    id: 'clock-hours',
    rules: ['ES-CLOCK-02', 'ES-DIFF-01'],
    rows: [5],
    readings: { three: 3, four: 4, five: 5, six: 6 },
  },
  initialMythos: { id: 'initial-mythos', rules: ['ES-SETUP-10'], rows: [11], readings: { yes: true, no: false } },
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
  spellConsent: { id: 'spell-consent', rules: ['ES-SPELL-05'], rows: [18], readings: { yes: true, no: false } },
  mayGiveUp: {
    id: 'giving-up',
    rules: ['ES-FAIL-05'],
    rows: [27],
    readings: { anyTime: ['prepare', 'judge'], afterFailure: ['discard'], beforeRoll: ['prepare'] },
  },
  autoFail: { id: 'automatic-failure', rules: ['ES-FAIL-06'], rows: [26], readings: { yes: true, no: false } },
  savedDice: {
    id: 'saved-dice',
    rules: ['ES-FAIL-07', 'ES-RULING-18', 'ES-RULING-19'],
    rows: [28],
    readings: { wait: 'wait', play: 'play' },
  },
  terror: {
    id: 'terror-order',
    rules: ['ES-TERROR-03'],
    rows: [24],
    readings: { beforeDiscard: 'beforeDiscard', afterDiscard: 'afterDiscard' },
  },
  securedTerror: { id: 'secured-terror', rules: ['ES-TERROR-05'], rows: [69], readings: { yes: true, no: false } },
  secures: { id: 'securing', rules: ['ES-FOCUS-04'], rows: [20], readings: { one: 'one', each: 'each' } },
  focusOncePerTurn: { id: 'focus-limit', rules: ['ES-FOCUS-03'], rows: [19], readings: { yes: true, no: false } },
  assistNeedsConsent: { id: 'assist-consent', rules: ['ES-ASSIST-02'], rows: [22], readings: { yes: true, no: false } },
  assistOncePerTurn: { id: 'assist-limit', rules: ['ES-ASSIST-04'], rows: [21], readings: { yes: true, no: false } },
  helpersLose: {
    id: 'helpers-lose',
    rules: ['ES-ASSIST-05'],
    rows: [23],
    readings: { holders: 'holders', everyone: 'everyone' },
  },
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
      monstersFirst: ['collect', 'rewards', 'home', 'take'],
    },
  },
  home: {
    id: 'homecoming',
    rules: ['ES-RESOLVE-03'],
    rows: [34],
    readings: { entrance: 'entrance', sheet: 'sheet' },
    bonds: [{ reading: 'sheet', requires: { turn: ['actions'] }, why: 'sheet-without-move' }],
  },
  shareRewards: {
    id: 'shared-rewards',
    rules: ['ES-FANADV-08'],
    rows: [35],
    readings: { yes: true, no: false },
    bonds: [{ reading: 'yes', excludes: { resolution: ['cardFirst'] }, why: 'nobody-left-to-share' }],
  },
  freeFirstAid: {
    id: 'first-aid',
    rules: ['ES-ENTRANCE-02'],
    rows: [43],
    readings: { either: 'either', both: 'both' },
  },
  lostAndFound: {
    id: 'lost-and-found',
    rules: ['ES-ENTRANCE-04', 'ES-FANENT-02'],
    rows: [44],
    readings: { chart: 'chart', crowd: 'crowd' },
  },
  souvenirs: {
    id: 'souvenirs',
    rules: ['ES-ENTRANCE-05', 'ES-FANENT-03'],
    rows: [45],
    readings: { sheet: 'sheet', exhibit: 'exhibit' },
    bonds: [{ reading: 'exhibit', requires: { replacement: ['bought'] }, why: 'idle-reserve' }],
  },
  monsterBoxes: {
    id: 'monster-boxes',
    rules: ['ES-MONSTER-06'],
    rows: [39],
    readings: { choice: 'choice', clockwise: 'clockwise' },
  },
  monstersBelow: {
    id: 'monsters-below',
    rules: ['ES-MONSTER-07'],
    rows: [40],
    readings: { even: 'even', anywhere: 'anywhere', clockwise: 'clockwise' },
  },
  partialRows: {
    id: 'partial-rows',
    rules: ['ES-MONSTER-12', 'ES-MONSTER-13'],
    rows: [42],
    readings: { whole: 'whole', monsterAlone: 'monsterAlone' },
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
  midnightSteps: {
    id: 'midnight-order',
    rules: ['ES-MIDNIGHT-04'],
    rows: [8, 9],
    readings: {
      effectsFirst: ['effects', 'mythos', 'recharge'],
      doomFirst: ['doom', 'locations', 'lingering', 'mythos', 'recharge'],
    },
  },
  oldMythos: {
    id: 'old-mythos',
    rules: ['ES-MYTHOS-05', 'ES-RULING-13'],
    rows: [10],
    readings: { under: 'under', pile: 'pile' },
  },
  signs: {
    id: 'elder-signs',
    rules: ['ES-REWARD-04', 'ES-FANSEAL-01'],
    rows: [48],
    readings: { beside: 'beside', held: 'held' },
    bonds: [{ reading: 'held', requires: { ancientOne: ['location'] }, why: 'signs-for-nothing' }],
  },
  ancientOne: {
    id: 'ancient-one',
    rules: ['ES-AWAKEN-01', 'ES-FANSEAL-02', 'ES-FANSEAL-04', 'ES-FANSEAL-08'],
    rows: [41, 49, 50, 51, 52, 53, 54, 55],
    readings: { battle: 'battle', location: 'location' },
    bonds: [{ reading: 'location', requires: { signs: ['held'] }, why: 'nothing-to-bring' }],
  },
  replacement: {
    id: 'replacement',
    rules: ['ES-DEVOUR-04', 'ES-FANDEV-03'],
    rows: [56, 59],
    readings: { chosen: 'chosen', bought: 'bought' },
    bonds: [{ reading: 'bought', requires: { souvenirs: ['exhibit'] }, why: 'nobody-for-sale' }],
  },
  belongings: {
    id: 'belongings',
    rules: ['ES-DEVOUR-03', 'ES-FANDEV-01'],
    rows: [57],
    readings: { back: 'back', lost: 'lost' },
    bonds: [{ reading: 'lost', requires: { lostAndFound: ['crowd'] }, why: 'nowhere-to-find' }],
  },
  orders: { id: 'esoteric-orders', rules: ['ES-ORDER-01'], rows: [67], readings: { yes: true, no: false } },
} as const satisfies { readonly [S in Seam]: SeamNote<RuleSet[S]> }

export interface RulingNote {
  readonly id: string
  readonly rules: readonly string[]
  /** Readings without which the ruling has nothing to decide. */
  readonly within?: { readonly [S in Seam]?: readonly string[] }
}

/** Grade C rulings, each with the reading taken and the other one. */
export const RULINGS = {
  eliminatedMoveClock: {
    id: 'eliminated-move-clock',
    rules: ['ES-RULING-26'],
    within: { replacement: ['chosen'] },
  },
  lockTakesAnyDie: { id: 'lock-takes-any-die', rules: ['ES-RULING-30'] },
  maryBorrows: { id: 'mary-borrows', rules: ['ES-RULING-32'] },
  refillEmptyPlaces: { id: 'refill-empty-places', rules: ['ES-RULING-57'] },
  limitedClues: { id: 'limited-clues', rules: ['ES-RULING-58'] },
  attacksOnWaking: { id: 'attacks-on-waking', rules: ['ES-RULING-69'], within: { ancientOne: ['location'] } },
  lostCardsTaken: { id: 'lost-cards-taken', rules: ['ES-RULING-72'], within: { belongings: ['lost'] } },
  entranceFightHurts: { id: 'entrance-fight-hurts', rules: ['ES-RULING-76'], within: { ancientOne: ['location'] } },
} as const satisfies { readonly [R in RulingName]: RulingNote }

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
export const rulingNote = (name: RulingName): RulingNote => RULINGS[name]
