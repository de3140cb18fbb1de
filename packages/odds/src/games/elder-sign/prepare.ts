/** Before a roll: what can be done, and the best of it. */
import { added, stepOf, usesOf } from './card-use.ts'
import { addedDice, canPay, change, isOpen, laidOut, mended, released, waysOf } from './change.ts'
import { BIT, colourOfCast, FLAG, faceOfCast, greenIn, type Kit, POOLS, redIn, yellowIn } from './kit.ts'
import { isPlain } from './prospect.ts'
import { lost, type Search, settled } from './search.ts'

/** What may be done before a roll, and the kit and pool after it. */
export type Preparing =
  | { readonly is: 'release'; readonly die: number }
  | { readonly is: 'use'; readonly aid: number; readonly choice: number }
  | { readonly is: 'layOut'; readonly aid: number }
  | { readonly is: 'unlock'; readonly colour: number }
  | { readonly is: 'fund'; readonly pay: 'clue' | 'other' | number }

export interface Step<M> {
  readonly move: M
  readonly kit: Kit
  readonly pool: number
  readonly clues: number
}

/** ES-FAIL-04, ES-RULING-107: no die joins an empty pool, unless saved dice keep the attempt going. */
export const mayNotJoin = ({ attempt }: Search, kit: Kit, pool: number): boolean =>
  pool === 0 && kit.extra === 0 && !(attempt.reading.savedPlay && kit.cast.length > 0)

const uses = (q: Search, kit: Kit, pool: number, clues: number): Step<Preparing>[] =>
  q.early.flatMap((aid): Step<Preparing>[] => {
    const card = q.attempt.aids[aid]
    if (!card || !(kit.aids & (1 << aid))) return []
    if (card.layOut)
      return kit.laid & (1 << aid) || !canPay(q, kit, card.price)
        ? []
        : laidOut(q, kit, aid).map((after) => ({ move: { is: 'layOut' as const, aid }, kit: after, pool, clues }))
    if (card.effect.do === 'addDice' && mayNotJoin(q, kit, pool)) return []
    return usesOf(q, kit, aid, card).map(({ kit: after, dice, choice }) => ({
      move: { is: 'use' as const, aid, choice },
      kit: after,
      pool: pool + added(dice),
      clues,
    }))
  })

/** Jenny Barnes: dice for a clue or a card, before the first roll. */
const funds = (q: Search, kit: Kit, pool: number, clues: number): Step<Preparing>[] => {
  const { fund } = q.attempt.talents
  const dice = fund && kit.flags & FLAG.fresh ? addedDice(kit, fund.dice) : 0
  if (!fund || dice === 0) return []
  const steps: Step<Preparing>[] = []
  const give = (pay: 'clue' | 'other' | number, after: Partial<Kit>, left: number): void => {
    const funded = change(q, kit, { ...after, supply: kit.supply & ~dice })
    steps.push({ move: { is: 'fund', pay }, kit: funded, pool: pool + added(dice), clues: left })
  }
  if (fund.clue && clues > 0) give('clue', {}, clues - 1)
  if (kit.others > 0) give('other', { others: kit.others - 1 }, clues)
  q.attempt.aids.forEach(({ pays }, aid) => {
    if (pays && kit.aids & (1 << aid) && !(kit.laid & (1 << aid))) give(aid, { aids: kit.aids & ~(1 << aid) }, clues)
  })
  return steps
}

export const stepsBefore = (q: Search, kit: Kit, pool: number, clues: number): Step<Preparing>[] => {
  const steps: Step<Preparing>[] = []
  if (q.attempt.reading.release) {
    for (let i = 0; i < kit.cast.length; i++) {
      const die = kit.cast[i] ?? 0
      if (kit.cast.indexOf(die) < i) continue
      const after = released(q, kit, die)
      steps.push({ move: { is: 'release', die }, kit: after, pool: pool + stepOf(colourOfCast(die)), clues })
    }
  }
  for (let colour = 0; colour < kit.locked.length; colour++) {
    const n = kit.locked[colour] ?? 0
    if (n === 0) continue
    const after = change(q, kit, { locked: kit.locked.with(colour, n - 1) })
    steps.push({ move: { is: 'unlock', colour }, kit: after, pool: pool + stepOf(colour), clues })
  }
  if (q.early.length) steps.push(...uses(q, kit, pool, clues))
  if (kit.flags & FLAG.fresh) steps.push(...funds(q, kit, pool, clues))
  return steps
}

const diceIn = (pool: number): number => greenIn(pool) + yellowIn(pool) + redIn(pool)

/** More dice needed than could ever be had: nothing to look at. */
const hopeless = (q: Search, kit: Kit, pool: number): boolean => {
  if (q.tells || kit.out > 0 || kit.aids & q.recovers) return false
  let needed = 0
  for (let row = 0; row < q.leastOf.length; row++) if (!(kit.done & (1 << row))) needed += q.leastOf[row] ?? 0
  let held = kit.focus >= 0 ? 1 : 0
  for (const face of kit.helpers) if (face >= 0) held++
  for (const n of kit.locked) held += n
  held += kit.cast.length + (kit.supply & BIT.yellow ? 1 : 0) + (kit.supply & BIT.red ? 1 : 0)
  const slays = q.attempt.aids.some(({ effect }, i) => effect.do === 'slay' && kit.aids & (1 << i))
  return !slays && needed > held + diceIn(pool)
}

/** ES-FAIL-06, ES-RULING-16: no result of the pool would complete any row that may be done next. */
const couldNot = (q: Search, kit: Kit, pool: number): boolean => {
  const { sight } = kit
  const held = new Array<number>(sight.faces.length).fill(0)
  const hold = (face: number): void => {
    const seen = sight.classOf[face] ?? 0
    held[seen] = (held[seen] ?? 0) + 1
  }
  if (kit.focus >= 0) hold(kit.focus)
  for (const face of kit.helpers) if (face >= 0) hold(face)
  for (const die of kit.cast) hold(faceOfCast(die))
  const fits = (need: readonly number[]): boolean => coverable(kit, pool, need, held)
  return !q.attempt.rows.some(
    (_, row) => (isOpen(q, kit, row) || payableLater(q, kit, row)) && sight.ways[row]?.some(fits),
  )
}

/** ES-RULING-16, -36: cards that can still be used when the cost is due count as means to pay it. */
const payableLater = (q: Search, kit: Kit, row: number): boolean => {
  let helped = kit
  q.attempt.aids.forEach(({ effect, judge }, aid) => {
    if (effect.do === 'mend' && judge && kit.aids & (1 << aid)) helped = mended(q, helped, effect.what, effect.n)
  })
  return helped !== kit && isOpen(q, helped, row)
}

/** Whether the dice of the pool can show what is needed beyond the held ones. */
const coverable = (kit: Kit, pool: number, need: readonly number[], held: readonly number[]): boolean => {
  const rest = need.map((n, seen) => Math.max(0, n - (held[seen] ?? 0)))
  const counts = [greenIn(pool), yellowIn(pool), redIn(pool)]
  const place = (seen: number): boolean => {
    while (seen < rest.length && rest[seen] === 0) seen++
    if (seen >= rest.length) return true
    return kit.sight.sides.some(({ classes, chances, kindOf }, colour) => {
      const kind = kindOf[seen] ?? -1
      if ((counts[colour] ?? 0) === 0 || kind < 0 || !classes.includes(seen) || !chances[kind]) return false
      counts[colour] = (counts[colour] ?? 0) - 1
      rest[seen] = (rest[seen] ?? 0) - 1
      const fits = place(seen)
      counts[colour] = (counts[colour] ?? 0) + 1
      rest[seen] = (rest[seen] ?? 0) + 1
      return fits
    })
  }
  return place(0)
}

/** The value of rolling the whole pool. */
export const rollValue = (q: Search, kit: Kit, pool: number, clues: number): number => {
  const at = pool + POOLS * clues
  const known = kit.rolled[at] ?? Number.NaN
  if (!Number.isNaN(known)) return known
  const begun = kit.flags & FLAG.fresh ? change(q, kit, { flags: kit.flags & ~FLAG.fresh }) : kit
  if (q.attempt.reading.autoFail && couldNot(q, begun, pool)) kit.rolled[at] = lost(q, kit, clues)
  else if (isPlain(q, begun)) q.rollAll(begun, pool, kit.rolled)
  else kit.rolled[at] = q.table(begun, pool, clues)[0] ?? 0
  return kit.rolled[at] ?? 0
}

/** ES-FAIL-04, -07, ES-RULING-17: an empty pool is the end, unless a die can be taken off a spell. */
export const isSpent = (q: Search, kit: Kit, pool: number): boolean =>
  pool === 0 && !((q.attempt.reading.release || q.attempt.reading.savedPlay) && kit.cast.length > 0)

/** ES-RULING-18: with nothing left to roll, saved dice alone may do. */
const fromSaved = (q: Search, kit: Kit, clues: number): number =>
  waysOf(q, kit).reduce(
    (best, { dice, next }) => (dice.counts.every((n) => n === 0) ? Math.max(best, q.prepare(next, 0, clues)) : best),
    Number.NEGATIVE_INFINITY,
  )

/** A die of no use on a spell, which might as well be rolled. */
const idleOnSpell = (q: Search, kit: Kit): number | undefined =>
  q.idleStays && q.attempt.reading.release
    ? kit.cast.find((die) => kit.sight.classOf[faceOfCast(die)] === kit.sight.idle)
    : undefined

const bestBefore = (q: Search, kit: Kit, pool: number, clues: number): number => {
  if (isSpent(q, kit, pool) || hopeless(q, kit, pool)) return lost(q, kit, clues)
  const idle = idleOnSpell(q, kit)
  if (idle !== undefined) return q.prepare(released(q, kit, idle), pool + stepOf(colourOfCast(idle)), clues)
  const mayStop = pool === 0 || q.mayStop.prepare
  let best = mayStop ? lost(q, kit, clues) : Number.NEGATIVE_INFINITY
  if (pool > 0) best = Math.max(best, rollValue(q, kit, pool, clues))
  else if (q.attempt.reading.savedPlay) best = Math.max(best, fromSaved(q, kit, clues))
  for (const step of stepsBefore(q, kit, pool, clues)) best = Math.max(best, q.prepare(step.kit, step.pool, step.clues))
  return best
}

export const prepareValue = (q: Search, kit: Kit, pool: number, clues: number): number => {
  const at = pool + POOLS * clues
  const known = kit.prepared[at] ?? Number.NaN
  if (!Number.isNaN(known)) return known
  const value = settled(q, kit, clues) ?? bestBefore(q, kit, pool, clues)
  kit.prepared[at] = value
  return value
}
