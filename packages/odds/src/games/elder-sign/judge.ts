/** A roll lies on the table: the value of every result it can have, all at once. */
import { usesOf } from './card-use.ts'
import { addCasts, isTwin } from './cast.ts'
import { change, waysOf } from './change.ts'
import { addFailures, placeFailures } from './failed-roll.ts'
import { onwards } from './failure.ts'
import { FLAG, type Kit, POOLS } from './kit.ts'
import { grabsOf } from './picked.ts'
import { plansOf } from './plans.ts'
import { mayNotJoin } from './prepare.ts'
import { isPlain } from './prospect.ts'
import { addFewRerolled, addRerolled, rerollsOf } from './reroll.ts'
import { addGrabbed, addSame, raiseTo, tableAfter, WORST } from './results.ts'
import { rollAll } from './roll.ts'
import type { Search } from './search.ts'
import { average, averageAll, close, type Shape, shapeOf } from './shape.ts'
import { addTurns } from './turn.ts'

const NONE: readonly never[] = []

/** One task a roll: the least dice of a way stand for every result that contains them. */
const addCompletions = (q: Search, kit: Kit, pool: number, clues: number, shape: Shape, a: Float64Array): void => {
  const plans = plansOf(q, kit, shape)
  for (let i = 0; i < plans.length; i++) {
    const plan = plans[i]
    if (!plan || plan.greens > shape.green) continue
    const value = onwards(q, plan.next, pool - plan.pool, clues)
    const { places } = plan
    for (let p = 0; p < places.length; p++) raiseTo(a, places[p] ?? 0, value)
  }
}

/** ES-ABILITY-10, ES-RULING-46: Amanda goes on with what is left of the roll. */
const addManyTasks = (q: Search, kit: Kit, pool: number, clues: number, shape: Shape, a: Float64Array): void => {
  for (const { dice, next } of waysOf(q, kit)) {
    const flags = (next.flags | FLAG.completed) & ~FLAG.freeReroll
    const after = change(q, next, { flags })
    for (const grab of grabsOf(kit.sight, dice, shape.yellow, shape.red)) {
      if (grab.greens.length > shape.green) continue
      const left = pool - grab.pool
      addGrabbed(shape, grab, tableAfter(q, after, left, clues), shapeOf(after, left), a)
    }
  }
}

/** Cards that change nothing about the roll: dice for later, points, a beaten monster. */
const addUses = (q: Search, kit: Kit, pool: number, clues: number, shape: Shape, a: Float64Array): void => {
  const late = (kit.flags & FLAG.completed) !== 0
  for (const aid of q.others) {
    const card = q.attempt.aids[aid]
    if (!card || !(late ? card.late : card.judge) || isTwin(q, kit, aid)) continue
    if (card.effect.do === 'addDice' && mayNotJoin(q, kit, pool)) continue
    for (const { kit: used, dice } of usesOf(q, kit, aid, card)) {
      const after = tableAfter(q, dice ? change(q, used, { extra: used.extra | dice }) : used, pool, clues)
      addSame(shape, after, a)
    }
  }
}

/** Results and their parts before anything is known: what the usual reroll gives, nothing elsewhere. */
const blankWith = (q: Search, shape: Shape, kept: Float64Array | undefined): Float64Array => {
  const a = q.arena.take(shape.size)
  const from = shape.first * shape.width
  if (!kept) return a.fill(WORST)
  a.set(kept)
  const { yellow, red, yellows, reds, width } = shape
  // Whole results: keeping every die is no reroll.
  if (!yellow && !red) return a.fill(WORST, from)
  for (let at = from; at < shape.size; at += width)
    for (let y = yellow; y < yellows; y++) for (let r = red; r < reds; r++) a[at + y * reds + r] = WORST
  return a
}

/** The table of keeping dice for a clue, where that is all there is to it. */
const afterClue = (q: Search, kit: Kit, pool: number, clues: number): Float64Array | undefined =>
  clues > 0 && pool > 0 && !q.fewRerolls && !(kit.flags & FLAG.completed) ? q.table(kit, pool, clues - 1) : undefined

const fill = (q: Search, kit: Kit, pool: number, clues: number, shape: Shape): Float64Array => {
  const a = blankWith(q, shape, afterClue(q, kit, pool, clues))
  const { dice } = shape
  const due = kit.laid !== 0 && dice > 0
  const completed = (kit.flags & FLAG.completed) !== 0
  const many = q.attempt.talents.manyTasks
  if (!due && !many) addCompletions(q, kit, pool, clues, shape, a)
  const rerolls = !completed && dice > 0 && q.fewRerolls ? rerollsOf(q, kit, clues) : NONE
  for (const { most, kits, clues: left } of rerolls)
    if (most >= dice) for (const after of kits) addAll(tableAfter(q, after, pool, left), shape, a, addRerolled)
  const fails = !completed && !due
  const calm = kit.sight.terror < 0
  if (fails && calm) placeFailures(q, kit, pool, clues, shape, a)
  close(shape, a, q.idleStays)
  for (const { most, kits, clues: left } of rerolls)
    if (most < dice)
      for (const after of kits)
        addAll(tableAfter(q, after, pool, left), shape, a, (s, kept, to) => addFewRerolled(s, kept, most, to))
  if (!due && many) addManyTasks(q, kit, pool, clues, shape, a)
  if (!completed) {
    addCasts(q, kit, pool, clues, shape, a)
    if (q.turns) addTurns(q, kit, pool, clues, shape, a)
    if (fails && !calm) addFailures(q, kit, pool, clues, shape, a)
  } else addSame(shape, onwards(q, kit, pool, clues), a)
  if (q.others.length) addUses(q, kit, pool, clues, shape, a)
  if (clues < q.most || q.fewRerolls) average(shape, a)
  else averageAll(shape, a)
  return a
}

const addAll = (
  after: Float64Array | number,
  shape: Shape,
  a: Float64Array,
  add: (shape: Shape, kept: Float64Array, a: Float64Array) => void,
): void => add(shape, typeof after === 'number' ? new Float64Array(shape.size).fill(after) : after, a)

/** Out of budget: all results count the same. */
const blank = (q: Search, shape: Shape): Float64Array => {
  q.cut = true
  return q.arena.take(shape.size).fill(q.unknown)
}

export const tableOf = (q: Search, kit: Kit, pool: number, clues: number): Float64Array => {
  const at = pool + POOLS * clues
  const known = kit.tables[at]
  if (known) return known
  if (isPlain(q, kit)) {
    // Not into what rolling is worth: there the attempt may have failed by itself (ES-FAIL-06).
    rollAll(q, kit, pool, new Float64Array(kit.rolled.length), kit.tables)
    const plain = kit.tables[at]
    if (plain) return plain
  }
  const shape = shapeOf(kit, pool)
  const table = q.points >= q.budget.positions || q.budget.stop?.() ? blank(q, shape) : fill(q, kit, pool, clues, shape)
  q.points += shape.size
  kit.tables[at] = table
  return table
}
