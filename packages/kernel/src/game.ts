/**
 * What a game is to everything above it: a plain JSON state, a node that says what the state waits for, and a pure
 * way to answer. Drivers, bots, solvers, tables and clients know games only through this interface.
 */
import type { Refusal } from './refusal.ts'
import type { Result } from './result.ts'
import type { IntSource } from './rng.ts'

/** A place at the table, counted from 0 clockwise. */
export type Seat = number

/** The types one game brings, bundled so that signatures stay short. */
export interface Kind {
  setup: unknown
  state: unknown
  /** What a decision is about: `{ is: 'move', … }`. */
  prompt: { is: string }
  /** One thing a seat may do: `{ do: 'roll' }`. Options mean something by themselves; they are never indices. */
  option: { do: string }
  /** What is left to chance: `{ is: 'roll', dice: […] }`. */
  chance: { is: string }
  /** What chance gave: the faces shown, the card drawn. Written down in the input log. */
  outcome: unknown
  /** A past-tense fact with ids and numbers only. */
  event: { is: string }
  view: unknown
  /** How the game ended. */
  ending: { won: boolean }
  /** How a referee puts a position right: `{ do: 'set', what: 'doom', to: 3 }`. `never` where nobody may. */
  correction: object
}

export interface Decision<K extends Kind> {
  readonly kind: 'decision'
  readonly seat: Seat
  readonly about: K['prompt']
  /** Canonical: two ways that differ only in which of two equal pieces is used are one option. */
  readonly options: readonly K['option'][]
  /** How many options an answer picks; 1 and 1 unless the prompt asks for a subset. */
  readonly min: number
  readonly max: number
}

/** One shape for all decisions, so that whoever reads them reads fast. */
export const decision = <K extends Kind>(
  seat: Seat,
  about: K['prompt'],
  options: readonly K['option'][],
  min = 1,
  max = 1,
): Decision<K> => ({ kind: 'decision', seat, about, options, min, max })

export interface Chance<K extends Kind> {
  readonly kind: 'chance'
  readonly about: K['chance']
}

export interface Over<K extends Kind> {
  readonly kind: 'over'
  readonly ending: K['ending']
}

export type Node<K extends Kind> = Decision<K> | Chance<K> | Over<K>

/** An answer by a seat, an outcome of chance, or a referee's correction. The log of inputs together with the set-up is the whole truth. */
export type Input<K extends Kind> =
  | { readonly is: 'answer'; readonly seat: Seat; readonly pick: readonly K['option'][] }
  | { readonly is: 'chance'; readonly outcome: K['outcome'] }
  | { readonly is: 'correct'; readonly change: K['correction'] }

export interface Weighted<K extends Kind> {
  readonly input: Input<K>
  /** Relative, whole numbers: the chance of this outcome is weight over the sum of all weights. */
  readonly weight: number
}

/** An option one might expect here and does not get, with the reason. */
export interface Barred<K extends Kind> {
  readonly option: K['option']
  readonly refusal: Refusal
}

/** What may stand in a field of a correction: whole numbers, or one of these. */
export type Blank = { readonly min: number; readonly max: number } | { readonly oneOf: readonly (string | number)[] }

/** Something a referee may put right: a change that says how it is now, and the fields that may be filled in anew. */
export interface Correctable<K extends Kind> {
  readonly change: K['correction']
  readonly blanks: Readonly<Record<string, Blank>>
}

export type Emit<K extends Kind> = ((event: K['event']) => void) | undefined

export interface Game<K extends Kind> {
  readonly id: string
  /** Changes whenever replaying an old log could give another result. */
  readonly version: string
  /** Checks a set-up that came from outside; the refusal says what is wrong with it. */
  check(setup: unknown): Result<K['setup'], Refusal>
  start(setup: K['setup']): K['state']
  node(state: Readonly<K['state']>): Node<K>
  /** Every legal answer, canonical; empty unless the node is a decision. */
  answers(state: Readonly<K['state']>): Input<K>[]
  /** Every outcome with its exact weight; empty unless the node is chance. */
  outcomes(state: Readonly<K['state']>): Weighted<K>[]
  /** One outcome of the pending chance, drawn from `int`. */
  sample(state: Readonly<K['state']>, int: IntSource): Input<K>
  /** The same from a chance already looked at, where a game can do without the state: simulations look once. */
  sampleFrom?(about: K['chance'], int: IntSource): Input<K>
  /** Checked and pure: the given state is untouched, whatever the input. */
  apply(state: Readonly<K['state']>, input: Input<K>): Result<{ state: K['state']; events: K['event'][] }, Refusal>
  /** Unchecked and in place: for bots, solvers, simulations, and a match that holds the only copy. */
  applyInPlace(state: K['state'], input: Input<K>, emit?: Emit<K>): void
  /** The same, and the node that follows, where a game can save itself looking twice. */
  follow?(state: K['state'], input: Input<K>, emit?: Emit<K>): Node<K>
  /** Options that are missing here, with the rule that bars them. */
  barred(state: Readonly<K['state']>): Barred<K>[]
  /** Options with equal signatures are one option; their canonical JSON where a game has no other notion. */
  sign?(state: Readonly<K['state']>, option: K['option']): string
  /** What a referee may put right; empty unless the node is a decision. Without it, a game takes no corrections. */
  corrections?(state: Readonly<K['state']>): Correctable<K>[]
  clone(state: Readonly<K['state']>): K['state']
  /** Equal positions have equal keys, whatever road led to them. */
  key(state: Readonly<K['state']>): string
  view(state: Readonly<K['state']>, seat: Seat | 'spectator'): K['view']
}
