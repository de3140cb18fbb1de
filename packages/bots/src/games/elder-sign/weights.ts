/** What things are worth to a bot, in points. Bots differ in these, not in what they look at. */
import type { Gainable, RuleSet, Track } from '@vigil/elder-sign'

export type Won = Exclude<Gainable, Track>

export interface Weights {
  /** An Elder Sign, and one that has to be carried (ES-FANSEAL-01). */
  readonly sign: number
  readonly carried: number
  /** A doom token; worse when few spaces are left. */
  readonly doom: number
  /** Somebody devoured, with all they had, beside the doom token; and where nobody comes for free (ES-FANDEV-03). */
  readonly death: number
  readonly lastLife: number
  /** What a point is worth by the level it leaves or lifts: the last ones most; then any further one. */
  readonly levels: readonly number[]
  readonly spare: number
  /** Of one's trophies, each. */
  readonly trophy: number
  /** Cards, clues and allies gained, before it is known which. */
  readonly gains: Readonly<Record<Exclude<Won, 'sign'>, number>>
  /** How dear cards of the hand are, as a share of what they were worth when gained. */
  readonly hand: number
  /** How dear a clue in hand is, the same way. */
  readonly clue: number
  /** A point healed at the Entrance beside one healed in passing: it costs the turn. */
  readonly rest: number
  /** The lost and found on the sheet, and where a crowd searches. */
  readonly search: number
  readonly crowd: number
  /** A monster that comes into play, and one that leaves it. */
  readonly monster: number
  readonly beaten: number
  /** A die that is locked. */
  readonly lock: number
  /** The exponent that makes the quick estimate of an attempt a chance: below 1, it is too low. */
  readonly trust: number
  /** A turn spent at the Entrance is one not spent on an Adventure. */
  readonly tempo: number
  /** How many others at a card are counted on to hold dice. */
  readonly company: number
  /** What it takes to ask one of them. */
  readonly asking: number
  /** Whether it is noticed that all signs have been found. */
  readonly knowsSupply: boolean
  /** Bringing a sign to the Ancient One's location (ES-FANSEAL-04). */
  readonly brought: number
  /** Another sign for somebody who carries some already: each carrier has to do the task there. */
  readonly gather: number
  /** To stand by, where somebody is to bring signs (ES-FANADV-06). */
  readonly rally: number
  /** A sign of the dead that lies at the Entrance (ES-FANDEV-02), for one visit. */
  readonly lying: number
  /** What is left of the worth of anything else once all signs are found (ES-FANSEAL-03); and signs that lie there then. */
  readonly elsewhere: number
  readonly fetched: number
  /** To be ready for one more attack of who is awake (ES-FANSEAL-09). */
  readonly strike: number
  /** An investigator in reserve while everybody lives (ES-FANENT-05). */
  readonly reserve: number
  /** How many midnights an effect is expected to strike. */
  readonly midnights: number
}

export const STEADY: Weights = {
  sign: 4,
  carried: 6,
  doom: 3,
  death: 7,
  lastLife: 10,
  levels: [2, 1.6, 0.9, 0.5],
  spare: 0.3,
  trophy: 0.35,
  gains: { clue: 0.8, common: 0.8, unique: 1.1, spell: 1.2, ally: 1.8 },
  hand: 1,
  clue: 0.8,
  rest: 1.2,
  search: 0.25,
  crowd: -0.1,
  monster: 0.5,
  beaten: 0.4,
  lock: 0.8,
  midnights: 2,
  trust: 1,
  tempo: 0,
  company: 0,
  asking: 0.4,
  knowsSupply: false,
  brought: 4,
  gather: 0,
  rally: 0,
  lying: 1.6,
  elsewhere: 1,
  fetched: 1.6,
  strike: 0,
  reserve: 0.1,
}

/**
 * A turn is dear: the clock runs whether somebody rests or not. The quick estimate of an attempt is too timid. Locked dice
 * and monsters cost more games than anything else on the table: so say the positions of many games, won and lost.
 */
const EXPERT: Weights = {
  ...STEADY,
  tempo: 1.5,
  trust: 0.8,
  company: 1,
  asking: 0.2,
  doom: 3.3,
  lock: 5,
  monster: 1.4,
  beaten: 1.4,
  trophy: 0.45,
  gains: { ...STEADY.gains, clue: 1.1, common: 1.1, unique: 1.2 },
}

/** ES-FANTURN-01, ES-FANENT-03: with two actions a turn is less dear, and trophies buy no signs. */
const EXPERT_OF_ACTIONS: Weights = {
  ...STEADY,
  tempo: 1,
  trust: 0.8,
  doom: 3.5,
  lock: 5,
  monster: 1,
  beaten: 1,
  trophy: 0.3,
  gains: { clue: 1.5, common: 1.4, unique: 1.9, spell: 1.2, ally: 2.5 },
  brought: 15,
  knowsSupply: true,
  company: 2,
  carried: 8,
  gather: 4,
  rally: 3,
  lying: 3,
  elsewhere: 0.1,
  fetched: 15,
  strike: 1.5,
  reserve: 5,
}

/** As measured against the steady bot (docs/findings.md). */
export const expertWeights = ({ turn }: RuleSet): Weights => (turn === 'actions' ? EXPERT_OF_ACTIONS : EXPERT)
