/** What Death May Die asks, offers, leaves to chance and reports. */
import type { Decision as KernelDecision, Emit as KernelEmit, Node as KernelNode, Kind, Seat } from '@vigil/kernel'
import type { Side } from './card.ts'
import type { Face } from './nouns/die.ts'
import type { Ending, State } from './state.ts'
import type { View } from './view.ts'

export interface Setup {
  /** An episode's id or `random`. */
  readonly episode: string
  /** An Elder One's id or `random`. */
  readonly elderOne: string
  /** One entry per seat, an investigator's id or `random`; a solo player answers for two seats (DMD-SOLO-01). */
  readonly investigators: readonly string[]
  readonly first?: Seat | 'random'
}

export type RollWhy = 'attack' | 'defend' | 'fire' | 'action' | 'card' | 'against' | 'reroll'

export type Prompt =
  | { readonly is: 'act'; readonly actions: number }
  | { readonly is: 'run'; readonly left: number }
  | { readonly is: 'sneak'; readonly to: number }
  | { readonly is: 'carry'; readonly to: number }
  | {
      readonly is: 'judge'
      readonly why: RollWhy
      readonly standard: number
      readonly faces: readonly Face[]
      /** The enemy attacked or attacking, or -1. */
      readonly figure: number
      /** On all enemies of the space. */
      readonly all: boolean
      readonly tags: readonly string[]
      /** An episode action's id, or a card. */
      readonly source: string
      /** Successes that an action or a card asks for. */
      readonly need: number
      /** Free rerolls used on this roll, by source, once for each use. */
      readonly used: readonly string[]
      /** Successes bought. */
      readonly boost: number
    }
  | { readonly is: 'count'; readonly what: 'elder' | 'tentacle'; readonly source: string }
  | {
      readonly is: 'split'
      readonly left: number
      /** What each target has been given so far. */
      readonly given: readonly { readonly figure: number; readonly n: number }[]
    }
  | { readonly is: 'cut'; readonly what: 'wounds' | 'sanity'; readonly n: number; readonly source: string }
  | { readonly is: 'absorb'; readonly left: number }
  | { readonly is: 'deflect'; readonly n: number; readonly source: string }
  | { readonly is: 'level' }
  | { readonly is: 'partner' }
  | { readonly is: 'foe' }
  | { readonly is: 'protect'; readonly figure: number; readonly victim: Seat }
  | { readonly is: 'mythos'; readonly cards: readonly string[] }
  | { readonly is: 'omens' }
  | { readonly is: 'discovery'; readonly card: string }
  | { readonly is: 'exclude' }
  | { readonly is: 'trade' }
  | { readonly is: 'steal' }
  | { readonly is: 'hand' }
  | { readonly is: 'join' }
  | { readonly is: 'order' }
  | { readonly is: 'heal'; readonly points: number; readonly source: string }
  | { readonly is: 'choose'; readonly source: string; readonly options: readonly (readonly object[])[] }
  | { readonly is: 'may'; readonly source: string; readonly effects: readonly object[] }
  | { readonly is: 'space'; readonly source: string }
  | { readonly is: 'person'; readonly source: string }
  | { readonly is: 'enemy'; readonly source: string }
  | { readonly is: 'token'; readonly source: string }
  | { readonly is: 'path'; readonly figure: number }
  | { readonly is: 'discard'; readonly source: string }
  | { readonly is: 'ransom'; readonly card: string }

export type Option =
  | { readonly do: 'run' }
  | { readonly do: 'attack'; readonly target: number; readonly all: boolean }
  /** `back`: tokens returned in place of healing. */
  | { readonly do: 'rest'; readonly stress: number; readonly wounds: number; readonly back: number }
  | { readonly do: 'trade' }
  | { readonly do: 'action'; readonly id: string }
  | { readonly do: 'use'; readonly source: string }
  | { readonly do: 'stand' }
  | { readonly do: 'end' }
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'stop' }
  | { readonly do: 'figure'; readonly figure: number }
  | { readonly do: 'seat'; readonly seat: Seat }
  | { readonly do: 'space'; readonly space: number }
  | { readonly do: 'token'; readonly token: number }
  | { readonly do: 'card'; readonly card: string }
  | { readonly do: 'reroll'; readonly die: number; readonly by: string }
  | { readonly do: 'boost'; readonly by: string }
  | { readonly do: 'keep' }
  | { readonly do: 'count'; readonly n: number }
  | { readonly do: 'cut'; readonly n: number }
  | { readonly do: 'heal'; readonly stress: number; readonly wounds: number }
  | { readonly do: 'level'; readonly skill: string }
  | { readonly do: 'claim'; readonly side: Side }
  | { readonly do: 'leave' }
  | { readonly do: 'instead' }
  | { readonly do: 'give'; readonly from: Seat; readonly to: Seat; readonly card: string }
  | { readonly do: 'giveToken'; readonly from: Seat; readonly to: Seat; readonly token: number }
  | { readonly do: 'effect'; readonly source: string }
  | { readonly do: 'option'; readonly n: number }
  | { readonly do: 'mythos'; readonly card: string }
  | { readonly do: 'redraw'; readonly by: string }
  | { readonly do: 'cancel' }
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  | { readonly do: 'done' }

export type Chance =
  | { readonly is: 'roll'; readonly standard: number; readonly bonus: number; readonly why: RollWhy }
  | {
      readonly is: 'draw'
      readonly from:
        | 'mythos'
        | 'discovery'
        | 'faces'
        | 'elderOnes'
        | 'episodes'
        | 'investigators'
        | 'insanities'
        | 'seats'
      readonly cards: readonly string[]
    }

export type Outcome = { readonly faces: readonly Face[] } | { readonly card: string }

/** What a referee puts right; `to` is how it should be. Space 0 is the reserve. */
export type Correction =
  | { readonly do: 'set'; readonly what: PersonTrack; readonly seat: Seat; readonly to: number }
  | { readonly do: 'level'; readonly seat: Seat; readonly skill: string; readonly to: number }
  | { readonly do: 'track'; readonly to: number }
  | { readonly do: 'fire'; readonly space: number; readonly to: number }
  | { readonly do: 'marker'; readonly marker: string; readonly to: number }
  | { readonly do: 'place'; readonly seat: Seat; readonly to: number }
  | { readonly do: 'figure'; readonly figure: number; readonly to: number }
  | { readonly do: 'hurt'; readonly figure: number; readonly to: number }
  | { readonly do: 'token'; readonly token: number; readonly to: number }
  | { readonly do: 'hold'; readonly token: number; readonly seat: Seat }
  | { readonly do: 'give'; readonly card: string; readonly side: Side; readonly seat: Seat }
  | { readonly do: 'take'; readonly card: string; readonly seat: Seat }
  | { readonly do: 'mythos'; readonly card: string; readonly to: 'deck' | 'discard' }

/** What an investigator's dashboard counts; `fire` are the tokens on him. */
export type PersonTrack = 'wounds' | 'stress' | 'sanity' | 'fire'

/** Past-tense facts: ids and numbers, copies only. */
export type Event =
  | { readonly is: 'elderOne'; readonly id: string }
  | { readonly is: 'episode'; readonly id: string }
  | { readonly is: 'investigator'; readonly seat: Seat; readonly id: string }
  | { readonly is: 'insanity'; readonly seat: Seat; readonly id: string }
  | { readonly is: 'partner'; readonly seat: Seat; readonly partner: Seat }
  | { readonly is: 'firstPlayer'; readonly seat: Seat }
  | { readonly is: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly is: 'ran'; readonly seat: Seat; readonly to: number; readonly followers: number }
  | { readonly is: 'placed'; readonly seat: Seat; readonly to: number }
  | { readonly is: 'rested'; readonly seat: Seat }
  | { readonly is: 'acted'; readonly seat: Seat; readonly id: string }
  | {
      readonly is: 'attacked'
      readonly seat: Seat
      readonly figure: number
      readonly kind: string
      readonly all: boolean
    }
  | {
      readonly is: 'rolled'
      readonly seat: Seat
      readonly why: RollWhy
      readonly standard: number
      readonly faces: readonly Face[]
    }
  | {
      readonly is: 'rerolled'
      readonly seat: Seat
      readonly from: Face
      readonly to: Face
      readonly by: string
    }
  | {
      readonly is: 'tallied'
      readonly seat: Seat
      readonly successes: number
      readonly elders: number
      readonly tentacles: number
    }
  | { readonly is: 'stress'; readonly seat: Seat; readonly n: number; readonly source: string }
  | {
      readonly is: 'healed'
      readonly seat: Seat
      readonly stress: number
      readonly wounds: number
      readonly source: string
    }
  | { readonly is: 'wounded'; readonly seat: Seat; readonly n: number; readonly source: string }
  | { readonly is: 'absorbed'; readonly seat: Seat; readonly card: string; readonly n: number }
  | {
      readonly is: 'cut'
      readonly seat: Seat
      readonly what: 'wounds' | 'sanity'
      readonly n: number
      readonly source: string
    }
  | { readonly is: 'sanity'; readonly seat: Seat; readonly n: number; readonly source: string }
  | { readonly is: 'threshold'; readonly seat: Seat; readonly at: number; readonly die: boolean }
  | { readonly is: 'insane'; readonly seat: Seat; readonly id: string }
  | { readonly is: 'leveled'; readonly seat: Seat; readonly skill: string; readonly level: number }
  | { readonly is: 'revived'; readonly seat: Seat }
  | { readonly is: 'died'; readonly seat: Seat; readonly id: string; readonly how: 'wounds' | 'sanity' }
  | { readonly is: 'mythos'; readonly card: string; readonly seat: Seat }
  | { readonly is: 'mythosUnder'; readonly card: string; readonly seat: Seat; readonly by: string }
  | { readonly is: 'mythosKept'; readonly card: string; readonly seat: Seat }
  | { readonly is: 'cancelled'; readonly card: string; readonly seat: Seat }
  | { readonly is: 'nothing'; readonly what: string }
  | { readonly is: 'moved'; readonly figure: number; readonly kind: string; readonly to: number }
  | { readonly is: 'summoned'; readonly figure: number; readonly kind: string; readonly at: number }
  | { readonly is: 'noFigure'; readonly kind: string; readonly at: number }
  | { readonly is: 'hit'; readonly figure: number; readonly kind: string; readonly n: number }
  | { readonly is: 'immortal'; readonly n: number }
  | { readonly is: 'slain'; readonly figure: number; readonly kind: string; readonly at: number }
  | { readonly is: 'fight'; readonly seat: Seat; readonly figure: number; readonly kind: string }
  | { readonly is: 'protected'; readonly seat: Seat; readonly victim: Seat }
  | { readonly is: 'found'; readonly seat: Seat; readonly card: string }
  | { readonly is: 'claimed'; readonly seat: Seat; readonly card: string; readonly side: Side }
  | { readonly is: 'unclaimed'; readonly card: string }
  | { readonly is: 'used'; readonly seat: Seat; readonly source: string }
  | { readonly is: 'discarded'; readonly seat: Seat; readonly card: string }
  | { readonly is: 'given'; readonly from: Seat; readonly to: Seat; readonly card: string }
  | { readonly is: 'givenToken'; readonly from: Seat; readonly to: Seat; readonly kind: string; readonly face: string }
  | { readonly is: 'lay'; readonly seat: Seat }
  | { readonly is: 'stood'; readonly seat: Seat }
  | { readonly is: 'fire'; readonly at: number; readonly n: number }
  | { readonly is: 'onFire'; readonly seat: Seat; readonly n: number; readonly standIns: number }
  | { readonly is: 'token'; readonly kind: string; readonly face: string; readonly at: number; readonly holder: Seat }
  | { readonly is: 'turned'; readonly kind: string; readonly face: string; readonly at: number }
  | { readonly is: 'tokenHit'; readonly kind: string; readonly at: number; readonly n: number }
  | { readonly is: 'noToken'; readonly kind: string }
  | { readonly is: 'marker'; readonly marker: string; readonly to: number }
  | { readonly is: 'disrupted' }
  | { readonly is: 'advanced'; readonly to: number }
  | { readonly is: 'shuffled'; readonly what: 'mythos' | 'discovery' }
  | { readonly is: 'stage'; readonly id: string; readonly stage: number }
  | { readonly is: 'elderOneAt'; readonly at: number }
  | { readonly is: 'corrected'; readonly change: Correction }
  | { readonly is: 'over'; readonly won: boolean; readonly how: Ending['how'] }

export interface DMD extends Kind {
  setup: Setup
  state: State
  prompt: Prompt
  option: Option
  chance: Chance
  outcome: Outcome
  event: Event
  view: View
  ending: Ending
  correction: Correction
}

export type Emit = KernelEmit<DMD>
export type Decision = KernelDecision<DMD>
export type Node = KernelNode<DMD>
