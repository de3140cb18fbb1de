/** The results of a pool as one table: green multisets, by yellow, by red; 0 stands for a die not (yet) rolled. */
import { greenIn, type Kit, redIn, yellowIn } from './kit.ts'
import type { Lattice } from './lattice.ts'
import type { Sight } from './sight.ts'

export interface Shape {
  readonly sight: Sight
  readonly lattice: Lattice
  readonly green: number
  readonly yellow: number
  readonly red: number
  readonly dice: number
  /** Results of the yellow and of the red die, with 0; and of both together. */
  readonly yellows: number
  readonly reds: number
  readonly width: number
  /** Multisets of all green dice lie from `first` to `last`. */
  readonly first: number
  readonly last: number
  readonly size: number
}

const newShape = (sight: Sight, pool: number): Shape => {
  const [green, yellow, red] = [greenIn(pool), yellowIn(pool), redIn(pool)]
  const { lattice, sides } = sight
  const yellows = yellow ? sides[1].classes.length + 1 : 1
  const reds = red ? sides[2].classes.length + 1 : 1
  const last = lattice.from[green + 1] ?? 0
  return {
    sight,
    lattice,
    green,
    yellow,
    red,
    dice: green + yellow + red,
    yellows,
    reds,
    width: yellows * reds,
    first: lattice.from[green] ?? 0,
    last,
    size: last * yellows * reds,
  }
}

export const shapeOf = ({ sight }: Kit, pool: number): Shape => {
  sight.shapes[pool] ??= newShape(sight, pool)
  return sight.shapes[pool]
}

/** Where results lie in the table: the number of a green multiset, and kinds + 1 of yellow and red, or 0. */
export const placeOf = ({ yellows, reds }: Shape, multiset: number, yellow: number, red: number): number =>
  (multiset * yellows + yellow) * reds + red

/** The better of what is there and of three other stretches, entry by entry: three at once save passes. */
const best3 = (a: Float64Array, to: number, one: number, two: number, three: number, width: number): void => {
  for (let j = 0; j < width; j++) {
    let best = a[to + j] ?? 0
    const first = a[one + j] ?? 0
    const second = a[two + j] ?? 0
    const third = a[three + j] ?? 0
    if (first > best) best = first
    if (second > best) best = second
    if (third > best) best = third
    a[to + j] = best
  }
}

/**
 * Every entry becomes the best of all that need no die it has not: results contain what their parts contain.
 * `bare`: nobody keeps an idle die, so that only parts without one count, and only whole results may have them.
 */
export const close = (shape: Shape, a: Float64Array, bare = false): void => {
  const { lattice, width, first, last } = shape
  if (width === 1) return closeNarrow(lattice, first, last, a, bare)
  const { kinds, take, core } = lattice
  const few = bare ? kinds - 1 : kinds
  for (let m = 1; m < last; m++) {
    const own = core[m] ?? m
    if (bare && own !== m) {
      if (m >= first) best3(a, m * width, own * width, own * width, own * width, width)
      continue
    }
    let [one, two] = [-1, -1]
    for (let k = 0; k < few; k++) {
      const part = take[m * kinds + k] ?? -1
      if (part < 0) continue
      if (one < 0) one = part
      else if (two < 0) two = part
      else {
        best3(a, m * width, one * width, two * width, part * width, width)
        one = -1
        two = -1
      }
    }
    if (one >= 0) best3(a, m * width, one * width, (two < 0 ? one : two) * width, one * width, width)
  }
  spreadRows(shape, a, first, last)
}

/** What needs no yellow or red die holds whatever they show: in these rows of yellow and red. */
export const spreadRows = ({ yellows, reds }: Shape, a: Float64Array, first: number, last: number): void => {
  if (yellows > 1) spread(a, first, last, yellows, reds)
  if (reds > 1) spread(a, first * yellows, last * yellows, reds, 1)
}

/** One column of yellow and red; only parts with the same number of the kind `apart` count. */
export const closeColumn = ({ lattice, width, last }: Shape, a: Float64Array, column: number, apart: number): void => {
  const { kinds, take } = lattice
  for (let m = 1; m < last; m++) {
    const at = m * width + column
    let best = a[at] ?? 0
    for (let k = 0; k < kinds; k++) {
      const part = take[m * kinds + k] ?? -1
      if (part < 0 || k === apart) continue
      const value = a[part * width + column] ?? 0
      if (value > best) best = value
    }
    a[at] = best
  }
}

/** The same for green dice alone. */
const closeNarrow = (
  { kinds, take, core }: Lattice,
  first: number,
  last: number,
  a: Float64Array,
  bare: boolean,
): void => {
  for (let m = 1; m < last; m++) {
    const own = bare ? (core[m] ?? m) : m
    let best = a[m] ?? 0
    if (own !== m) {
      if (m >= first && (a[own] ?? 0) > best) a[m] = a[own] ?? 0
      continue
    }
    for (let k = 0; k < kinds; k++) {
      const part = take[m * kinds + k] ?? -1
      if (part < 0) continue
      const value = a[part] ?? 0
      if (value > best) best = value
    }
    a[m] = best
  }
}

/** Along one die: entry 0 of each run holds for all of it. */
const spread = (a: Float64Array, begin: number, end: number, length: number, stride: number): void => {
  for (let run = begin; run < end; run++) {
    const base = run * length * stride
    for (let i = 1; i < length; i++) {
      for (let j = 0; j < stride; j++) {
        const value = a[base + j] ?? 0
        const at = base + i * stride + j
        if (value > (a[at] ?? 0)) a[at] = value
      }
    }
  }
}

/** The yellow and red dice of full results averaged out. */
const averageFew = ({ sight, yellows, reds, first, last }: Shape, a: Float64Array): void => {
  const [, yellow, red] = sight.sides
  if (reds > 1) fold(a, first * yellows, last * yellows, reds, 1, red.chances)
  if (yellows > 1) fold(a, first, last, yellows, reds, yellow.chances)
}

/** Adds two stretches, each times its chance. */
const mean2 = (
  a: Float64Array,
  to: number,
  one: number,
  chance: number,
  two: number,
  other: number,
  width: number,
): void => {
  for (let j = 0; j < width; j++) a[to + j] = (a[to + j] ?? 0) + chance * (a[one + j] ?? 0) + other * (a[two + j] ?? 0)
}

/** From full results down: a die not rolled is the mean over its kinds, one die at a time. */
export const average = (shape: Shape, a: Float64Array): void => {
  averageFew(shape, a)
  const { lattice, sight, width, first } = shape
  const { kinds, add } = lattice
  const { chances } = sight.sides[0]
  if (width === 1) return averageNarrow(lattice, first, chances, a)
  a.fill(0, 0, first * width)
  for (let m = first - 1; m >= 0; m--) {
    for (let k = 0; k < kinds; k += 2) {
      const one = (add[m * kinds + k] ?? 0) * width
      const two = k + 1 < kinds ? (add[m * kinds + k + 1] ?? 0) * width : one
      const other = k + 1 < kinds ? (chances[k + 1] ?? 0) : 0
      mean2(a, m * width, one, chances[k] ?? 0, two, other, width)
    }
  }
}

/** The same for green dice alone. */
const averageNarrow = ({ kinds, add }: Lattice, first: number, chances: Float64Array, a: Float64Array): void => {
  for (let m = first - 1; m >= 0; m--) {
    let mean = 0
    for (let k = 0; k < kinds; k++) mean += (chances[k] ?? 0) * (a[add[m * kinds + k] ?? 0] ?? 0)
    a[m] = mean
  }
}

/** The mean over all results at once, into entry 0: where nobody asks for the parts. */
export const averageAll = (shape: Shape, a: Float64Array): void => {
  averageFew(shape, a)
  const { width, first, last, sight, green } = shape
  const chances = multinomials(sight, green)
  let mean = 0
  for (let m = first; m < last; m++) mean += (chances[m - first] ?? 0) * (a[m * width] ?? 0)
  a[0] = mean
}

/** The chances of the multisets of n green dice, from those of one die less. */
const multinomials = (sight: Sight, n: number): Float64Array => {
  const known = sight.multinomials[n]
  if (known) return known
  const { kinds, from, add } = sight.lattice
  const first = from[n] ?? 0
  const chances = new Float64Array((from[n + 1] ?? 0) - first)
  if (n === 0) chances[0] = 1
  else {
    const fewer = multinomials(sight, n - 1)
    const before = from[n - 1] ?? 0
    for (let m = before; m < first; m++)
      for (let k = 0; k < kinds; k++) {
        const at = (add[m * kinds + k] ?? 0) - first
        chances[at] = (chances[at] ?? 0) + (fewer[m - before] ?? 0) * (sight.sides[0].chances[k] ?? 0)
      }
  }
  sight.multinomials[n] = chances
  return chances
}

/** Entry 0 of each run from `begin` to `end` becomes the mean of the others. */
const fold = (
  a: Float64Array,
  begin: number,
  end: number,
  length: number,
  stride: number,
  chances: Float64Array,
): void => {
  for (let run = begin; run < end; run++) {
    const base = run * length * stride
    for (let j = 0; j < stride; j++) {
      let mean = 0
      for (let i = 1; i < length; i++) mean += (chances[i - 1] ?? 0) * (a[base + i * stride + j] ?? 0)
      a[base + j] = mean
    }
  }
}
