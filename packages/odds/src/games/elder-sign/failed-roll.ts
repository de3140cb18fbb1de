/** The value of letting a roll fail, for every result it can have. */
import { afterTerror, discard, doneWith, hide, merge, noFail, terrorLast, terrorsOf } from './failure.ts'
import { type Fail, FLAG, type Kit, restOf } from './kit.ts'
import { raiseTo, WORST } from './results.ts'
import { lost, type Search } from './search.ts'
import type { Shape } from './shape.ts'

/** Failing without terror, or with so many dice of the pool that show it. */
export const failOf = (q: Search, kit: Kit, pool: number, clues: number, shown: number): Fail => {
  const fail = noFail(kit)
  const dread = (kit.flags & FLAG.dread) !== 0
  if (shown === 0 && !dread) {
    if (q.mayStop.judge) fail.none = lost(q, restOf(q, kit), clues)
    discard(q, kit, pool, clues, fail)
    return fail
  }
  if (q.attempt.reading.terrorLast) {
    terrorLast(q, kit, pool, clues, shown, fail)
    return fail
  }
  for (const terror of terrorsOf(q, kit, clues)) {
    const own = noFail(kit)
    afterTerror(q, terror, pool, shown, own)
    if (terror.shedsTerror) hide(kit, own)
    merge(own, fail)
    doneWith(kit, own)
  }
  return fail
}

/** How many dice of a kind a green multiset holds. */
const countIn = ({ lattice }: Shape, multiset: number, kind: number): number => {
  let n = 0
  for (let m = lattice.take[multiset * lattice.kinds + kind] ?? -1; m >= 0; n++)
    m = lattice.take[m * lattice.kinds + kind] ?? -1
  return n
}

/** The best green die to secure, by the kinds that are there; NaN until asked for. */
const byPresent = new Float64Array(256)
/** The best yellow or red die to secure, by what they show. */
const others = new Float64Array(100)

const bestGreen = (present: number, { none, by }: Fail): number => {
  const known = byPresent[present] ?? Number.NaN
  if (!Number.isNaN(known)) return known
  const [green] = by
  let value = none
  for (let kind = 0; kind < green.length; kind++) {
    const own = green[kind] ?? WORST
    if (own > value && present & (1 << kind)) value = own
  }
  byPresent[present] = value
  return value
}

const lookAt = ({ yellows, reds, lattice }: Shape, { by }: Fail): void => {
  byPresent.fill(Number.NaN, 0, 1 << lattice.kinds)
  for (let y = 0; y < yellows; y++)
    for (let r = 0; r < reds; r++) {
      const yellow = y > 0 ? (by[1][y - 1] ?? WORST) : WORST
      const red = r > 0 ? (by[2][r - 1] ?? WORST) : WORST
      others[y * reds + r] = yellow > red ? yellow : red
    }
}

/** All results of which so many green dice show terror; of the others in a roll, those in the stretch. */
const addFailed = (
  shape: Shape,
  fail: Fail,
  a: Float64Array,
  shown: number,
  greenT: number,
  stretch: [number, number],
) => {
  const { lattice, width, first, last } = shape
  const [from, to] = stretch
  lookAt(shape, fail)
  for (let m = first; m < last; m++) {
    if (greenT >= 0 && countIn(shape, m, greenT) !== shown) continue
    const green = bestGreen(lattice.present[m] ?? 0, fail)
    const at = m * width
    for (let j = from; j < to; j++) {
      const other = others[j] ?? 0
      const value = other > green ? other : green
      if (value > (a[at + j] ?? 0)) a[at + j] = value
    }
  }
}

/** Where no die can show terror that matters, failing asks only for the die to be secured, which is a part of the result. */
export const placeFailures = (
  q: Search,
  kit: Kit,
  pool: number,
  clues: number,
  shape: Shape,
  a: Float64Array,
): void => {
  const fail = failOf(q, kit, pool, clues, 0)
  const { add } = shape.lattice
  raiseTo(a, 0, fail.none)
  const [green, yellow, red] = fail.by
  if (shape.green) for (let k = 0; k < green.length; k++) raiseTo(a, (add[k] ?? 0) * shape.width, green[k] ?? WORST)
  if (shape.yellow) for (let k = 0; k < yellow.length; k++) raiseTo(a, (k + 1) * shape.reds, yellow[k] ?? WORST)
  if (shape.red) for (let k = 0; k < red.length; k++) raiseTo(a, k + 1, red[k] ?? WORST)
  doneWith(kit, fail)
}

export const addFailures = (q: Search, kit: Kit, pool: number, clues: number, shape: Shape, a: Float64Array): void => {
  const { sides, terror } = shape.sight
  const kindOfT = (colour: 0 | 1 | 2): number => (terror < 0 ? -1 : (sides[colour].kindOf[terror] ?? -1))
  const [greenT, yellowT, redT] = [kindOfT(0), shape.yellow ? kindOfT(1) : -1, shape.red ? kindOfT(2) : -1]
  const add = (shown: number, more: number, stretch: [number, number]): void => {
    const fail = failOf(q, kit, pool, clues, shown + more)
    addFailed(shape, fail, a, shown, greenT, stretch)
    doneWith(kit, fail)
  }
  for (let shown = 0; shown <= (greenT < 0 ? 0 : shape.green); shown++) {
    if (yellowT < 0 && redT < 0) add(shown, 0, [0, shape.width])
    // A card turned a yellow or red die to terror.
    else
      for (let j = 0; j < shape.width; j++) {
        const [y, r] = [Math.floor(j / shape.reds), j % shape.reds]
        add(shown, (y > 0 && y - 1 === yellowT ? 7 : 0) + (r > 0 && r - 1 === redT ? 14 : 0), [j, j + 1])
      }
  }
}
