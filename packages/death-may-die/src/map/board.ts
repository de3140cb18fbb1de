/** A map indexed for play: who is next to whom, and how far everything is. */
import { GATES, type Gate } from '../effects/vocabulary.ts'
import type { MapCard, SpaceCard } from './map-card.ts'

/** Farther than any map is wide: no way leads there (DMD-RULING-30). */
export const UNREACHABLE = 99

export interface Board {
  readonly card: MapCard
  /** Highest space number; spaces count from 1. */
  readonly size: number
  readonly spaces: readonly (SpaceCard | undefined)[]
  readonly all: readonly number[]
  readonly next: readonly (readonly number[])[]
  readonly far: readonly (readonly number[])[]
  readonly gates: readonly number[]
  readonly gateOf: { readonly [G in Gate]: number }
  readonly start: number
}

/** DMD-MAP-02, -05: passages with arrows on both sides, stairs and tunnels. */
export const neighboursIn = (card: MapCard): number[][] => {
  const size = Math.max(0, ...card.spaces.map(({ id }) => id))
  const next: number[][] = Array.from({ length: size + 1 }, () => [])
  const join = (a: number, b: number): void => {
    if (!next[a]?.includes(b)) next[a]?.push(b)
    if (!next[b]?.includes(a)) next[b]?.push(a)
  }
  const exits = new Map(card.spaces.map(({ id, exits }) => [id, exits]))
  for (const [id, ways] of exits) for (const to of ways) if (exits.get(to)?.includes(id)) join(id, to)
  for (const [a, b] of [...card.stairs, ...card.tunnels]) join(a, b)
  for (const list of next) list.sort((a, b) => a - b)
  return next
}

const distancesFrom = (next: readonly (readonly number[])[], from: number): number[] => {
  const far = next.map(() => UNREACHABLE)
  far[from] = 0
  const queue = [from]
  for (const at of queue) {
    for (const to of next[at] ?? []) {
      if ((far[to] ?? 0) < UNREACHABLE) continue
      far[to] = (far[at] ?? 0) + 1
      queue.push(to)
    }
  }
  return far
}

export const boardOf = (card: MapCard): Board => {
  const next = neighboursIn(card)
  const spaces: (SpaceCard | undefined)[] = next.map(() => undefined)
  for (const space of card.spaces) spaces[space.id] = space
  const { red, yellow, blue } = card.gates
  return {
    card,
    size: next.length - 1,
    spaces,
    all: card.spaces.map(({ id }) => id).sort((a, b) => a - b),
    next,
    far: next.map((_, from) => distancesFrom(next, from)),
    gates: GATES.map((gate) => card.gates[gate]),
    gateOf: { red, yellow, blue },
    start: card.start,
  }
}

export const distance = (board: Board, a: number, b: number): number => board.far[a]?.[b] ?? UNREACHABLE

/** The distance to the nearest of some spaces. */
export const nearestOf = (board: Board, from: number, to: readonly number[]): number => {
  let least = UNREACHABLE
  const far = board.far[from]
  if (far) for (const space of to) least = Math.min(least, far[space] ?? UNREACHABLE)
  return least
}
