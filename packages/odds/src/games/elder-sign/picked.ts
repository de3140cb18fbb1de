/** Dice picked out of a roll: for a task, by class of result; for a spell, one or two of any kind. */
import { castDie, poolOf } from './kit.ts'
import type { Shape } from './shape.ts'
import type { Sight } from './sight.ts'

/** Dice by colour and kind. */
export interface Grab {
  readonly greens: readonly number[]
  /** The same as a number of the lattice. */
  readonly multiset: number
  /** Kind + 1, or 0 for none. */
  readonly yellow: number
  readonly red: number
  /** The pool these dice make up. */
  readonly pool: number
  /** As they would lie on a spell. */
  readonly dice: readonly number[]
}

/** A set of results and the ways to have it from the colours of a pool, by whether yellow and red are there. */
export interface Picked {
  readonly id: number
  readonly counts: readonly number[]
  readonly grabs: (readonly Grab[] | undefined)[]
}

export const pickedOf = ({ picks }: Sight, counts: readonly number[]): Picked => {
  let key = 0
  for (const n of counts) key = key * 9 + n
  const picked = picks.get(key) ?? { id: picks.size, counts, grabs: [] }
  picks.set(key, picked)
  return picked
}

const grabOf = (sight: Sight, greens: readonly number[], yellow: number, red: number): Grab => {
  const { lattice, sides, faces } = sight
  const die = (colour: 0 | 1 | 2, kind: number): number => castDie(colour, faces[sides[colour].classes[kind] ?? 0] ?? 0)
  const sorted = greens.toSorted((a, b) => a - b)
  return {
    greens: sorted,
    multiset: sorted.reduce((m, kind) => lattice.add[m * lattice.kinds + kind] ?? -1, 0),
    yellow,
    red,
    pool: poolOf(greens.length, yellow ? 1 : 0, red ? 1 : 0),
    dice: [
      ...sorted.map((kind) => die(0, kind)),
      ...(yellow ? [die(1, yellow - 1)] : []),
      ...(red ? [die(2, red - 1)] : []),
    ],
  }
}

/** Every way to have these results from six green dice and, where they are, yellow and red. */
const waysToGrab = (sight: Sight, counts: readonly number[], hasYellow: boolean, hasRed: boolean): Grab[] => {
  const wanted = counts.flatMap((n, seen) => Array.from({ length: n }, () => seen))
  const found = new Map<string, Grab>()
  const kind = (colour: 0 | 1 | 2, seen: number): number => sight.sides[colour].kindOf[seen] ?? -1
  const place = (i: number, greens: readonly number[], yellow: number, red: number): void => {
    const seen = wanted[i]
    if (seen === undefined) {
      const grab = grabOf(sight, greens, yellow, red)
      if (grab.multiset >= 0) found.set(`${grab.multiset}/${yellow}/${red}`, grab)
      return
    }
    const [g, y, r] = [kind(0, seen), kind(1, seen), kind(2, seen)]
    if (g >= 0 && greens.length < 6) place(i + 1, [...greens, g], yellow, red)
    if (y >= 0 && hasYellow && yellow === 0) place(i + 1, greens, y + 1, red)
    if (r >= 0 && hasRed && red === 0) place(i + 1, greens, yellow, r + 1)
  }
  place(0, [], 0, 0)
  return [...found.values()].sort((a, b) => a.greens.length - b.greens.length)
}

/** By whether yellow and red are there: 0 to 3. */
export const grabsOf = (sight: Sight, picked: Picked, yellow: number, red: number): readonly Grab[] => {
  const key = yellow + 2 * red
  picked.grabs[key] ??= waysToGrab(sight, picked.counts, yellow > 0, red > 0)
  return picked.grabs[key]
}

const grabsIn = ({ sight, yellow, red, green }: Shape, counts: readonly number[]): readonly Grab[] =>
  grabsOf(sight, pickedOf(sight, counts), yellow, red).filter(({ greens }) => greens.length <= green)

/** Single dice of the pool, and pairs where two may be taken. */
export const grabsUpTo = (shape: Shape, most: number): readonly Grab[] => {
  const { sight } = shape
  const { faces } = sight
  const pool = poolOf(shape.green, shape.yellow, shape.red)
  const count = (a: number, b: number): number[] => faces.map((_, seen) => (seen === a ? 1 : 0) + (seen === b ? 1 : 0))
  sight.singles[pool] ??= faces.flatMap((_, seen) => grabsIn(shape, count(seen, -1)))
  if (most < 2) return sight.singles[pool]
  sight.pairs[pool] ??= [
    ...sight.singles[pool],
    ...faces.flatMap((_, a) => faces.slice(a).flatMap((_other, b) => grabsIn(shape, count(a, a + b)))),
  ]
  return sight.pairs[pool]
}
