/** The value of rolling a pool, for every number of clues: one table after the other in the same place, none kept. */
import { doneWith } from './failure.ts'
import { type Kit, POOLS } from './kit.ts'
import type { Grab } from './picked.ts'
import { type Failing, fitBeside, type Prospect, prospectOf } from './prospect.ts'
import { addSame, raiseTo, WORST } from './results.ts'
import type { Search } from './search.ts'
import { average, averageAll, close, type Shape, shapeOf } from './shape.ts'

/** Nothing is asked for while these are filled, so that all searches can use them. */
let table = new Float64Array(1 << 12)
let failed = new Float64Array(1 << 12)

const makeRoom = (size: number): void => {
  if (table.length >= size) return
  table = new Float64Array(2 * size)
  failed = new Float64Array(2 * size)
}

/** One more die of a kind; -1 beyond what can be of use. */
const plus = ({ lattice: { add, take, kinds } }: Shape, multiset: number, kind: number): number => {
  const more = multiset < 0 ? -1 : (add[multiset * kinds + kind] ?? -1)
  return more >= 0 && take[more * kinds + kind] === multiset ? more : -1
}

const raiseBeside = (shape: Shape, places: readonly number[], die: Grab, value: number, a: Float64Array): void => {
  const { width, reds } = shape
  const [kind] = die.greens
  for (let p = 0; p < places.length; p++) {
    const place = places[p] ?? 0
    if (kind === undefined) raiseTo(a, place + die.yellow * reds + die.red, value)
    else {
      const multiset = Math.floor(place / width)
      const more = plus(shape, multiset, kind)
      if (more >= 0) raiseTo(a, place + (more - multiset) * width, value)
    }
  }
}

const placeCompletions = (shape: Shape, prospect: Prospect, a: Float64Array): void => {
  const { plans, completed, saved, dice } = prospect
  for (let i = 0; i < plans.length; i++) {
    const plan = plans[i]
    if (!plan || plan.greens > shape.green) continue
    const { places } = plan
    const value = completed[i] ?? WORST
    for (let p = 0; p < places.length; p++) raiseTo(a, places[p] ?? 0, value)
    for (let n = 0; n < dice.length; n++) {
      const die = dice[n]
      const best = saved[i * dice.length + n] ?? WORST
      // A row completed and a die saved is never worse than the row alone, but takes more of the roll.
      if (die && best > WORST && fitBeside(plan, die, shape)) raiseBeside(shape, places, die, best, a)
    }
  }
}

/** At the least dice it takes: those that show terror, the one cast, the one secured. */
const placeFailing = (shape: Shape, { cast, shown, fail }: Failing, terror: number, a: Float64Array): void => {
  const { width, reds, yellow, red } = shape
  const kind = cast?.greens[0] ?? -1
  let base = 0
  for (let n = 0; n < shown; n++) base = plus(shape, base, terror)
  if (kind >= 0 && kind !== terror) base = plus(shape, base, kind)
  if (base < 0) return
  const beside = (cast?.yellow ?? 0) * reds + (cast?.red ?? 0)
  raiseTo(a, base * width + beside, fail.none)
  const [green, yellows, redKinds] = fail.by
  const left = shown - (kind >= 0 && kind === terror ? 1 : 0)
  for (let k = 0; k < green.length; k++) {
    const value = green[k] ?? WORST
    const to = value === WORST ? -1 : k === terror ? (left > 0 ? base : -1) : plus(shape, base, k)
    if (to >= 0) raiseTo(a, to * width + beside, value)
  }
  if (yellow && !cast?.yellow)
    for (let k = 0; k < yellows.length; k++) raiseTo(a, base * width + beside + (k + 1) * reds, yellows[k] ?? WORST)
  if (red && !cast?.red)
    for (let k = 0; k < redKinds.length; k++) raiseTo(a, base * width + beside + k + 1, redKinds[k] ?? WORST)
}

/** Whole results are open again; what keeping some dice is worth stays. */
const reopen = ({ first, size, width, yellow, red, yellows, reds }: Shape, a: Float64Array): void => {
  for (let at = first * width; at < size; at += width)
    for (let y = yellow; y < yellows; y++) for (let r = red; r < reds; r++) a[at + y * reds + r] = WORST
}

const fill = (q: Search, shape: Shape, prospect: Prospect, a: Float64Array): void => {
  const { sight } = shape
  const terror = sight.terror < 0 ? -1 : (sight.sides[0].kindOf[sight.terror] ?? -1)
  placeCompletions(shape, prospect, a)
  if (terror < 0) for (const each of prospect.failings) placeFailing(shape, each, -1, a)
  close(shape, a, q.idleStays)
  if (terror < 0) return
  failed.fill(WORST, 0, shape.size)
  for (const each of prospect.failings) placeFailing(shape, each, terror, failed)
  close(shape, failed, false, terror)
  addSame(shape, failed, a)
}

/** By pool and clues, into `rolled`. */
export const rollAll = (q: Search, kit: Kit, pool: number, rolled: Float64Array): void => {
  const shape = shapeOf(kit, pool)
  const over = q.points >= q.budget.positions || q.budget.stop?.() === true
  q.points += shape.size * (q.most + 1)
  if (over) {
    q.cut = true
    for (let clues = 0; clues <= q.most; clues++) rolled[pool + POOLS * clues] = q.unknown
    return
  }
  const prospects: Prospect[] = []
  for (let clues = 0; clues <= q.most; clues++) prospects.push(prospectOf(q, kit, pool, clues, shape))
  makeRoom(shape.size)
  table.fill(WORST, 0, shape.size)
  prospects.forEach((prospect, clues) => {
    if (clues > 0) reopen(shape, table)
    fill(q, shape, prospect, table)
    for (const fail of prospect.fails) doneWith(kit, fail)
    if (clues < q.most) average(shape, table)
    else averageAll(shape, table)
    rolled[pool + POOLS * clues] = table[0] ?? 0
  })
}
