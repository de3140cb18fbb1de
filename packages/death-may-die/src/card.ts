/** The components of a box as data. */
import type { CardKind, Cost, Effect, Gate, Test, Trait } from './effects/vocabulary.ts'
import type { MapCard } from './map/map-card.ts'

/** `box`: as printed · `mixed`: a printed core, filled up by us · `vigil`: ours. */
export const ORIGINS = ['box', 'mixed', 'vigil'] as const
export type Origin = (typeof ORIGINS)[number]

export interface Component {
  readonly id: string
  readonly name: string
  readonly origin: Origin
  /** Of a mixed record: the fields that are ours. */
  readonly invented?: readonly string[]
}

export interface SkillCard extends Component {
  readonly kind: 'common' | 'signature'
  /** What holds at each level, whole: a level takes the place of the one before (DMD-SKILL-03). */
  readonly levels: readonly (readonly Trait[])[]
}

export interface InvestigatorCard extends Component {
  /** The signature skill first. */
  readonly skills: readonly string[]
}

export interface InsanityCard extends Component {
  readonly effects: readonly Effect[]
  /** Counts the wounds its owner takes, keeps Mythos cards, or names a partner before the game. */
  readonly ongoing?: 'tally' | 'keep' | 'partner'
}

export interface DicePair {
  readonly standard: number
  readonly bonus: number
}

export interface EnemyCard extends Component {
  readonly category: 'cultist' | 'monster'
  readonly figures: number
  readonly health: number
  readonly dice: DicePair
  readonly traits: readonly Trait[]
}

/** A kind of enemy of this episode or Elder One, with the ability printed there in place of its own. */
export interface Muster {
  readonly enemy: string
  readonly traits?: readonly Trait[]
}

export interface TokenFace {
  readonly face: string
  readonly name: string
  readonly count: number
  /** When turned or taken. */
  readonly effects?: readonly Effect[]
  /** While held. */
  readonly traits?: readonly Trait[]
  readonly use?: Use
  /** Turned over, it is removed from the map. */
  readonly leaves?: true
  /** Turned over, it goes back among the hidden ones. */
  readonly returns?: true
  /** Turned over, it becomes a token the investigator holds. */
  readonly becomes?: string
}

export interface TokenCard {
  readonly token: string
  readonly name: string
  readonly count: number
  readonly origin: Origin
  /** Faces drawn when a token is turned; tokens with `shown` lie with their face known. */
  readonly faces?: readonly TokenFace[]
  readonly shown?: true
  /** Wounds that destroy it, which turns it over. */
  readonly health?: number
  readonly tradable?: true
  /** Stays in the space of a dead holder instead of returning to the reserve. */
  readonly dropped?: true
  /** At most one in a space. */
  readonly single?: true
}

export interface MarkerCard {
  readonly marker: string
  readonly name: string
  /** Names of its positions, or numbers from 0 up. */
  readonly values: readonly string[]
  readonly start: number
  readonly cyclic?: true
}

/** How a space comes to be in a state. */
export type StateCard =
  | { readonly state: string; readonly lowerThan: string } // its height is lower than a marker
  | { readonly state: string; readonly litBy: string } // a marker stands at one of its phases
  | { readonly state: string; readonly not: string }

export interface MythosCard extends Component {
  readonly symbol: boolean
  readonly effects: readonly Effect[]
  readonly summon: readonly { readonly enemy: string; readonly gate: Gate }[]
}

export type Side = 'left' | 'right'

export interface Use {
  readonly effects: readonly Effect[]
  readonly cost?: Cost
  readonly per?: 'turn'
  /** The card is discarded, and with it those with these tags. */
  readonly discard?: true
  readonly with?: readonly string[]
  readonly if?: Test
}

export interface SideCard {
  readonly kind: CardKind
  /** What other cards call it; the same on all copies. */
  readonly tag: string
  readonly name: string
  readonly cost?: Cost
  readonly health?: number
  readonly skill?: string
  readonly traits?: readonly string[]
  readonly fixed?: true // cannot be traded
  readonly onClaim?: readonly Effect[]
  readonly standing?: readonly Trait[]
  readonly use?: Use
}

export interface DiscoveryCard extends Component {
  /** Our words for the middle of the card. */
  readonly read: string
  readonly onDraw?: readonly Effect[]
  readonly left?: SideCard
  readonly right?: SideCard
  /** Not claiming the other side means taking this one. */
  readonly otherwise?: Side
  /** What one may do instead of claiming. */
  readonly instead?: readonly Effect[]
}

export interface StageCard {
  readonly label: string
  readonly origin: Origin
  readonly invented?: readonly string[]
  readonly health: number
  readonly dice: DicePair
  readonly onAdvance?: readonly Effect[]
  readonly onReveal?: readonly Effect[]
  readonly endOfTurn?: readonly Effect[]
  readonly ongoing?: readonly Trait[]
}

export interface ElderOneCard extends Component {
  readonly tokens: readonly TokenCard[]
  readonly minions: readonly Muster[]
  readonly stages: readonly StageCard[]
  readonly mythos: readonly MythosCard[]
}

export interface ActionCard {
  readonly id: string
  readonly name: string
  readonly origin: Origin
  readonly if: readonly Test[]
  readonly effects: readonly Effect[]
}

export interface RuleCard {
  readonly id: string
  readonly summary: string
  readonly traits: readonly Trait[]
}

export interface EpisodeCard extends Component {
  readonly number: number
  readonly setting: string
  readonly opening: string
  readonly goal: { readonly summary: string; readonly test: Test; readonly then?: readonly Effect[] }
  readonly actions: readonly ActionCard[]
  readonly onAdvance: readonly Effect[]
  readonly rules: readonly RuleCard[]
  readonly monsters: readonly Muster[]
  readonly tokens: readonly TokenCard[]
  readonly markers: readonly MarkerCard[]
  readonly states: readonly StateCard[]
  readonly map: MapCard
  readonly mythos: readonly MythosCard[]
  readonly discovery: readonly DiscoveryCard[]
}

export interface Tracks {
  /** The skull's place on the wound track. */
  readonly wounds: number
  readonly stress: number
  /** The skull's place on the sanity track. */
  readonly sanity: number
  readonly thresholds: readonly { readonly at: number; readonly die: boolean }[]
  readonly summoning: { readonly spaces: number; readonly red: number }
  readonly fire: number
}

export interface Pack {
  readonly id: string
  readonly name: string
  readonly tracks: Tracks
  readonly skills: readonly SkillCard[]
  readonly investigators: readonly InvestigatorCard[]
  readonly insanities: readonly InsanityCard[]
  readonly enemies: readonly EnemyCard[]
  readonly elderOnes: readonly ElderOneCard[]
  readonly episodes: readonly EpisodeCard[]
}
