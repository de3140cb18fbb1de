/**
 * What a row still asks for, as counts: place 0 is the investigation sum, places 1 to 7 are fixed symbols by the results
 * that meet them (lore 1, peril 2, terror 4, a split symbol their sum).
 */
import type { Face, RowView } from '@vigil/elder-sign'

export type Needs = readonly number[]

export const NOTHING: Needs = [0, 0, 0, 0, 0, 0, 0, 0]

const BIT: Readonly<Partial<Record<Face, number>>> = { L: 1, P: 2, T: 4 }
const WORTH: Readonly<Partial<Record<Face, number>>> = { I1: 1, I2: 2, I3: 3, I4: 4 }

/** Exact symbols before split ones, which leave more freedom. */
const ACCEPTS: readonly (readonly number[])[] = [[], [1, 3, 5, 7], [2, 3, 6, 7], [], [4, 5, 6, 7]]

export const worthOfFace = (face: Face, wild: number): number => (face === 'W' ? wild : (WORTH[face] ?? 0))

export const needsOf = ({ symbols }: Pick<RowView, 'symbols'>): Needs => {
  const needs = NOTHING.slice()
  for (const { sum, faces } of symbols) {
    const mask = faces.reduce((bits, face) => bits | (BIT[face] ?? 0), 0)
    const at = sum ? 0 : mask
    needs[at] = (needs[at] ?? 0) + (sum || 1)
  }
  return needs
}

export const isMet = (needs: Needs): boolean => needs.every((n) => n <= 0)

const less = (needs: Needs, at: number, by: number): Needs => {
  const left = needs.slice()
  left[at] = Math.max(0, (left[at] ?? 0) - by)
  return left
}

/** What is left once a die shows this; the same needs where it is of no use. */
export const afterFace = (needs: Needs, face: Face, wild: number): Needs => {
  if (face === 'W') {
    const fixed = needs.findIndex((n, at) => at > 0 && n > 0)
    return fixed > 0 ? less(needs, fixed, 1) : (needs[0] ?? 0) > 0 ? less(needs, 0, wild) : needs
  }
  const bit = BIT[face]
  if (bit === undefined) return (needs[0] ?? 0) > 0 ? less(needs, 0, worthOfFace(face, wild)) : needs
  const at = ACCEPTS[bit]?.find((mask) => (needs[mask] ?? 0) > 0)
  return at === undefined ? needs : less(needs, at, 1)
}

export const fixedIn = (needs: Needs): number => needs.reduce((n, count, at) => (at > 0 ? n + count : n), 0)

/** About two and a half points of investigation to a die. */
const PER_DIE = 2.5

/** How many dice such a row takes, roughly. */
export const diceFor = (needs: Needs): number => fixedIn(needs) + Math.ceil((needs[0] ?? 0) / PER_DIE)

/** One number for one set of needs. */
export const keyOfNeeds = (needs: Needs): number => needs.reduce((key, n) => key * 16 + Math.min(15, n), 0)

export interface Matched {
  readonly needs: Needs
  /** Places in the list of faces that were of use. */
  readonly used: readonly number[]
}

/** The dice that serve these needs, the worthiest first. */
export const match = (needs: Needs, faces: readonly Face[], wild: number): Matched => {
  const order = faces
    .map((face, i) => ({ face, i }))
    .sort((a, b) => worthOfFace(b.face, wild) - worthOfFace(a.face, wild))
  let left = needs
  const used: number[] = []
  for (const { face, i } of [...order.filter((d) => d.face !== 'W'), ...order.filter((d) => d.face === 'W')]) {
    const next = afterFace(left, face, wild)
    if (next === left) continue
    left = next
    used.push(i)
  }
  return { needs: left, used }
}
