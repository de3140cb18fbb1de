/** The value of rolling a pool, for every number of clues: one table after the other in the same place, none kept. */
import { type Kit, POOLS } from './kit.ts'
import { failuresOf, type Prospect, type Prospects, prospectsOf, valueThen } from './prospect.ts'
import { raiseTo, WORST } from './results.ts'
import type { Search } from './search.ts'
import { average, averageAll, close, type Shape, shapeOf } from './shape.ts'
import { addStruck, askedIn, clearStruck } from './struck.ts'

/** Nothing is asked for while these are filled, so that all searches can use them. */
let table = new Float64Array(1 << 12)
let struck = new Float64Array(1 << 12)

const makeRoom = (size: number): void => {
  if (table.length >= size) return
  table = new Float64Array(2 * size)
  struck = new Float64Array(2 * size)
}

/** Whole results are open again; what keeping some dice is worth stays. */
const reopen = ({ first, size, width, yellow, red, yellows, reds }: Shape, a: Float64Array): void => {
  for (let at = first * width; at < size; at += width)
    for (let y = yellow; y < yellows; y++) for (let r = red; r < reds; r++) a[at + y * reds + r] = WORST
}

const place = (prospects: readonly Prospect[], values: readonly number[], from: number, a: Float64Array): void => {
  for (let i = 0; i < prospects.length; i++) {
    const places = prospects[i]?.places
    const value = values[from + i] ?? WORST
    if (places) for (let p = 0; p < places.length; p++) raiseTo(a, places[p] ?? 0, value)
  }
}

/** `values`: of all prospects, from one number of clues on. */
const fill = (
  q: Search,
  shape: Shape,
  { open, failed }: Prospects,
  asked: Uint8Array | undefined,
  values: readonly number[],
  from: number,
): void => {
  place(open, values, from, table)
  close(shape, table, q.idleStays)
  if (!asked) return
  clearStruck(shape, asked, struck)
  place(failed, values, from + open.length, struck)
  addStruck(shape, asked, struck, table)
}

/** Everything asked for before a table is begun. */
const valuesOf = (q: Search, { open, failed }: Prospects): number[] => {
  const values: number[] = []
  for (let clues = 0; clues <= q.most; clues++) {
    for (const each of open) values.push(valueThen(q, each, clues))
    if (failed !== open) for (const each of failed) values.push(valueThen(q, each, clues))
  }
  return values
}

/** By pool and clues, into `rolled`; and all results into `tables`, where somebody asks for them. */
export const rollAll = (
  q: Search,
  kit: Kit,
  pool: number,
  rolled: Float64Array,
  tables?: (Float64Array | undefined)[],
): void => {
  const shape = shapeOf(kit, pool)
  const over = q.points >= q.budget.positions || q.budget.stop?.() === true
  q.points += shape.size * (q.most + 1)
  if (over) {
    q.cut = true
    for (let clues = 0; clues <= q.most; clues++) {
      rolled[pool + POOLS * clues] = q.unknown
      if (tables) tables[pool + POOLS * clues] = q.arena.take(shape.size).fill(q.unknown)
    }
    return
  }
  const prospects = prospectsOf(q, kit, pool, shape)
  const values = valuesOf(q, prospects)
  const asked = askedIn(shape, prospects)
  makeRoom(shape.size)
  table.fill(WORST, 0, shape.size)
  for (let clues = 0; clues <= q.most; clues++) {
    if (clues > 0) reopen(shape, table)
    fill(q, shape, prospects, asked, values, (values.length / (q.most + 1)) * clues)
    if (clues < q.most) average(shape, table)
    else averageAll(shape, table)
    const at = pool + POOLS * clues
    rolled[at] = table[0] ?? 0
    if (!tables) continue
    const kept = q.arena.take(shape.size)
    kept.set(table.subarray(0, shape.size))
    tables[at] = kept
  }
}

/** The value of letting this result fail, where several dice may be secured. */
export const failedAt = (q: Search, kit: Kit, pool: number, clues: number, result: number): number => {
  const shape = shapeOf(kit, pool)
  const prospects = failuresOf(q, kit, pool, shape)
  const values = prospects.failed.map((each) => valueThen(q, each, clues))
  const asked = askedIn(shape, prospects)
  makeRoom(shape.size)
  table.fill(WORST, 0, shape.size)
  if (asked) {
    clearStruck(shape, asked, struck)
    place(prospects.failed, values, 0, struck)
    addStruck(shape, asked, struck, table)
  } else {
    place(prospects.failed, values, 0, table)
    close(shape, table, q.idleStays)
  }
  return table[result] ?? WORST
}
