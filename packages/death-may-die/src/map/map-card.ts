/** A map as data that can be drawn: which cell belongs to which space, and where the doors are. */
import type { Gate } from '../effects/vocabulary.ts'

export interface SpaceCard {
  /** From 1; in the drawing 1–9, then a = 10, b = 11 … */
  readonly id: number
  readonly name: string
  readonly floor: 'ground' | 'upper'
  /** The spaces its own arrows point to; a passage is open only if both sides show one (DMD-MAP-02). */
  readonly exits: readonly number[]
  readonly height?: number
  /** Phases in which the space is lit. */
  readonly lit?: readonly string[]
}

export type Point = readonly [x: number, y: number]

export interface PassageCard {
  readonly between: readonly [number, number]
  /** A unit piece of the wall both spaces share. */
  readonly door: readonly [Point, Point]
}

export type Pair = readonly [number, number]

export interface SetupRow {
  readonly add?: readonly { readonly enemy: string; readonly space: number }[]
  readonly remove?: readonly { readonly enemy: string; readonly space: number }[]
}

export interface MapCard {
  /** One character per cell; a dot is no space. The upper floor is drawn to the right. */
  readonly drawing: readonly string[]
  readonly spaces: readonly SpaceCard[]
  readonly passages: readonly PassageCard[]
  readonly stairs: readonly Pair[]
  readonly tunnels: readonly Pair[]
  readonly start: number
  readonly gates: { readonly [G in Gate]: number }
  readonly areas: Readonly<Record<string, readonly number[]>>
  /** Closed circles walked by tokens. */
  readonly routes: Readonly<Record<string, readonly (readonly number[])[]>>
  readonly fire: readonly number[]
  readonly enemies: readonly { readonly enemy: string; readonly space: number; readonly n: number }[]
  readonly tokens: readonly {
    readonly token: string
    readonly space: number
    readonly n?: number
    readonly face?: string
    readonly route?: number
  }[]
  /** Changes of the set-up by number of investigators. */
  readonly byInvestigators?: Readonly<Record<string, SetupRow>>
}
