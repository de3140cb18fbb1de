/** The value of letting a roll fail, for every result it can have. */
import { afterTerror, discard, type Fail, hide, merge, noFail, terrorsOf } from './failure.ts'
import { type Kit, restOf } from './kit.ts'
import { raiseTo, WORST } from './results.ts'
import { lost, type Search } from './search.ts'
import type { Shape } from './shape.ts'

/** Failing without terror, or with so many dice of the pool that show it. */
export const failOf = (q: Search, kit: Kit, pool: number, clues: number, shown: number): Fail => {
  const fail = noFail(kit)
  if (shown === 0) {
    if (q.mayStop.judge) fail.none = lost(q, restOf(q, kit), clues)
    discard(q, kit, pool, clues, fail)
    return fail
  }
  for (const terror of terrorsOf(q, kit, clues)) {
    const own = noFail(kit)
    afterTerror(q, terror, pool, shown, own)
    if (terror.shedsTerror) hide(kit, own)
    merge(own, fail)
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

const bestGreen = ({ lattice }: Shape, multiset: number, { none, by }: Fail): number => {
  let value = none
  for (let k = 0; k < lattice.kinds; k++) {
    const own = by[0][k] ?? WORST
    if (own > value && (lattice.take[multiset * lattice.kinds + k] ?? -1) >= 0) value = own
  }
  return value
}

/** One green multiset: the best die to secure is green, or the yellow or the red one. */
const addFailed = (
  shape: Shape,
  m: number,
  fail: Fail,
  a: Float64Array,
  y0: number,
  y1: number,
  r0: number,
  r1: number,
) => {
  const green = bestGreen(shape, m, fail)
  for (let y = y0; y < y1; y++) {
    const yellow = y > 0 ? (fail.by[1][y - 1] ?? WORST) : WORST
    const most = yellow > green ? yellow : green
    const to = m * shape.width + y * shape.reds
    for (let r = r0; r < r1; r++) {
      const red = r > 0 ? (fail.by[2][r - 1] ?? WORST) : WORST
      raiseTo(a, to + r, red > most ? red : most)
    }
  }
}

export const addFailures = (q: Search, kit: Kit, pool: number, clues: number, shape: Shape, a: Float64Array): void => {
  const { sides, terror } = shape.sight
  const { yellow, red, yellows, reds } = shape
  const kindOfT = (colour: 0 | 1 | 2): number => (terror < 0 ? -1 : (sides[colour].kindOf[terror] ?? -1))
  const [greenT, yellowT, redT] = [kindOfT(0), yellow ? kindOfT(1) : -1, red ? kindOfT(2) : -1]
  const fails: (Fail | undefined)[] = []
  const failFor = (shown: number): Fail => {
    fails[shown] ??= failOf(q, kit, pool, clues, shown)
    return fails[shown]
  }
  for (let m = shape.first; m < shape.last; m++) {
    const shown = greenT < 0 ? 0 : countIn(shape, m, greenT)
    if (yellowT < 0 && redT < 0) {
      addFailed(shape, m, failFor(shown), a, 0, yellows, 0, reds)
      continue
    }
    // A card turned a yellow or red die to terror.
    for (let y = 0; y < yellows; y++)
      for (let r = 0; r < reds; r++) {
        const more = (y > 0 && y - 1 === yellowT ? 7 : 0) + (r > 0 && r - 1 === redT ? 14 : 0)
        addFailed(shape, m, failFor(shown + more), a, y, y + 1, r, r + 1)
      }
  }
}
