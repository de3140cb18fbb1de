/** One plain JSON value. Nothing here is derived, hidden or a class. */
import type { Deck, Seat } from '@vigil/kernel'
import type { Side } from './card.ts'
import type { Frame } from './frame.ts'

/** The figure of the Elder One; its wounds are those on the current Stage. */
export const ELDER_ONE = 'elderOne'
/** Where a figure or token is that is not on the map. */
export const NOWHERE = 0
export const NOBODY = -1

/** A claimed Discovery card (DMD-DISC-03). */
export interface Held {
  card: string
  side: Side
  /** On a Companion. */
  wounds: number
}

/** An investigator in play. Tracks count from the left end (DMD-SETUP-09). */
export interface Person {
  id: string
  alive: boolean
  /** The space he stands in, or died in. */
  at: number
  wounds: number
  stress: number
  sanity: number
  /** Thresholds reached and not yet worked off (DMD-SANITY-07). */
  due: number
  /** Own levels of the three skills of his board, the signature skill first. */
  levels: number[]
  insanity: string
  /** Wound tokens on the insanity card. */
  tally: number
  /** The investigator named before the game, or nobody. */
  partner: Seat
  /** Lies on the floor (DMD-RULING-80). */
  down: boolean
  /** A Mythos card kept in front of him, or empty (DMD-MYTHOS-06). */
  kept: string
  fire: number
  /** Wound tokens in place of Fire (DMD-FIRE-03). */
  standIns: number
  cards: Held[]
  /** Free deaths used. */
  deaths: number
}

export interface Figure {
  kind: string
  at: number
  wounds: number
}

export interface Token {
  kind: string
  /** Known face, or empty. */
  face: string
  at: number
  holder: Seat
  wounds: number
  /** Turned over: destroyed, unmasked, obtained. */
  up: boolean
  /** The circle it walks, or -1. */
  route: number
}

export interface Pile {
  deck: Deck<string>
  discard: string[]
}

export interface TurnState {
  /** Actions left. */
  actions: number
  /** What may be used once per turn, and was. */
  used: string[]
  /** Enemies that have attacked in this step 3 (DMD-RULING-33). */
  fought: number[]
  /** The Elder One advances whatever lies in the discard pile. */
  hasten: boolean
  /** Spaces lit until the end of the turn. */
  lit: number[]
}

export type Phase = 'setup' | 'act' | 'mythos' | 'meet' | 'end'

export interface Ending {
  won: boolean
  how: 'slain' | 'early' | 'all' | 'track'
}

export interface State {
  pack: string
  episode: string
  elderOne: string
  phase: Phase
  turns: number
  active: Seat
  seats: Person[]
  /** Every figure of this game, the Elder One last. */
  figures: Figure[]
  tokens: Token[]
  /** Fire tokens by space; entry 0 is not used. */
  fire: number[]
  /** Positions of the episode's markers. */
  markers: number[]
  /** Faces of the tokens that lie face down, in no order. */
  hidden: { token: string; faces: string[] }[]
  mythos: Pile
  discovery: Pile
  /** Discovery cards being resolved. */
  resolving: string[]
  /** Insanity cards not dealt, and investigators nobody plays. */
  insanities: string[]
  roster: string[]
  /** Space of the summoning track, from 1 (DMD-RULING-02). */
  track: number
  /** The current Stage, from 1. */
  stage: number
  disrupted: boolean
  turn: TurnState
  /** Wounds taken in the attack being applied, Companions' included (DMD-COMP-01). */
  taken: number
  ending: Ending | null
  stack: Frame[]
}

/** DMD-RULING-38: from the moment Stage 2 is revealed. */
export const isSummoned = (s: Readonly<State>): boolean => s.stage > 1
