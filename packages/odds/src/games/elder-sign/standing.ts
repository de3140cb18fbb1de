/** Where an attempt stands, and its value there. */
import type { Attempt, ShownDie } from './attempt.ts'
import { joinedFirst, stepOf } from './card-use.ts'
import { secured } from './change.ts'
import { failOf } from './failed-roll.ts'
import { discard, noFail, onwards, recoveries, secure, shedOne } from './failure.ts'
import { colourNumber, type Fail, faceNumber, type Kit, poolOf } from './kit.ts'
import { rollValue } from './prepare.ts'
import { isPlain } from './prospect.ts'
import { failedAt } from './roll.ts'
import { lost, type Search, settled } from './search.ts'
import { placeOf, shapeOf } from './shape.ts'

export const poolOfColours = (dice: readonly string[]): number => {
  const count = (colour: string): number => dice.filter((each) => each === colour).length
  return poolOf(count('green'), count('yellow'), count('red'))
}

export const rolledPool = ({ rolled }: Attempt): number => poolOfColours(rolled.map(({ colour }) => colour))

/** Colour and kind of a die, as it is seen with a kit. */
export const kindOf = ({ sight }: Kit, { colour, face }: ShownDie): { colour: number; kind: number } => {
  const { classOf, sides } = sight
  const number = colourNumber(colour)
  return { colour: number, kind: sides[number]?.kindOf[classOf[faceNumber(face)] ?? 0] ?? -1 }
}

/** Where the table of a whole roll keeps these dice of it. */
export const placeAt = (kit: Kit, pool: number, dice: readonly ShownDie[]): number => {
  const shape = shapeOf(kit, pool)
  const { add, kinds } = shape.lattice
  let [multiset, yellow, red] = [0, 0, 0]
  for (const die of dice) {
    const { colour, kind } = kindOf(kit, die)
    if (colour === 0) multiset = add[multiset * kinds + kind] ?? 0
    else if (colour === 1) yellow = kind + 1
    else red = kind + 1
  }
  return placeOf(shape, multiset, yellow, red)
}

/** The value of the roll on the table, or of keeping these dice of it and rolling the others. */
export const judged = (q: Search, kept: readonly ShownDie[]): number => {
  const { attempt, start } = q
  const over = settled(q, start, attempt.clues)
  if (over !== undefined) return over
  const pool = rolledPool(attempt)
  return q.table(start, pool, attempt.clues)[placeAt(start, pool, kept)] ?? 0
}

/** The best choice of dice to roll again: some, but not more than allowed. */
const rerolled = (q: Search, least: number, most: number): number => {
  const { rolled } = q.attempt
  let best = Number.NEGATIVE_INFINITY
  for (let bits = 0; bits < 1 << rolled.length; bits++) {
    const kept = rolled.filter((_, i) => bits & (1 << i))
    const again = rolled.length - kept.length
    if (again >= least && again <= most) best = Math.max(best, judged(q, kept))
  }
  return best
}

/** The best that follows a failure, of the dice really there. */
const bestOf = (q: Search, fail: Fail): number =>
  q.attempt.rolled.reduce((best, die) => {
    const { colour, kind } = kindOf(q.start, die)
    return Math.max(best, fail.by[colour]?.[kind] ?? Number.NEGATIVE_INFINITY)
  }, fail.none)

/** ES-FOCUS-01, -04: none of these dice secured, one of them, or one on each marker. */
const securings = (q: Search, kit: Kit, left: number, dice: readonly ShownDie[]): { kit: Kit; left: number }[] => [
  { kit, left },
  ...dice.flatMap((die, i) => {
    const colour = colourNumber(die.colour)
    const rest = left - stepOf(colour)
    return secured(q, kit, faceNumber(die.face), colour).flatMap((after) =>
      q.several ? securings(q, after, rest, dice.slice(i + 1)) : [{ kit: after, left: rest }],
    )
  }),
]

/** After a failed roll, its die paid: one of the others may be secured, and cards may bring dice back. */
const afterFailure = (q: Search): number => {
  const { attempt, start } = q
  const { clues, rolled } = attempt
  const pool = rolledPool(attempt) + poolOfColours(attempt.pool)
  const kits = securings(q, start, pool, rolled)
  return kits.reduce((best, { kit, left }) => {
    const ways = [
      { kit, pool: left },
      ...recoveries(q, kit, left),
      ...(left === 0 && pool > 0 ? joinedFirst(q, kit) : []),
    ]
    return ways.reduce((most, way) => Math.max(most, onwards(q, way.kit, way.pool, clues)), best)
  }, Number.NEGATIVE_INFINITY)
}

/** A terror effect takes a die, and then the roll does, unless that has been paid (ES-TERROR-03). */
const shedding = (q: Search): number => {
  const { start, attempt } = q
  const fail = noFail(start)
  shedOne(q, start, rolledPool(attempt), attempt.clues, fail, 1, attempt.reading.terrorLast ? secure : discard)
  return bestOf(q, fail)
}

/** ES-TERROR-03, -04: a die is paid; where that comes first, terror is still to strike. */
const discarding = (q: Search): number => {
  const { start, attempt } = q
  if (attempt.reading.terrorLast) return failed(q)
  const fail = noFail(start)
  discard(q, start, rolledPool(attempt), attempt.clues, fail)
  return bestOf(q, fail)
}

const terrorsShown = ({ rolled }: Attempt): number =>
  poolOfColours(rolled.flatMap(({ colour, face }) => (face === 'T' ? [colour] : [])))

/** The value of letting the roll on the table fail. */
export const failed = (q: Search): number => {
  const { attempt, start } = q
  const { clues, rolled } = attempt
  const pool = rolledPool(attempt)
  if (q.several && isPlain(q, start)) return failedAt(q, start, pool, clues, placeAt(start, pool, rolled))
  return bestOf(q, failOf(q, start, pool, clues, q.terror.length ? terrorsShown(attempt) : 0))
}

/** The value under best play. */
export const valueNow = (q: Search): number => {
  const { attempt, start } = q
  const { waits, clues, rolled } = attempt
  switch (waits.is) {
    case 'prepare':
      return attempt.maySecure ? afterFailure(q) : q.prepare(start, poolOfColours(attempt.pool), clues)
    case 'rolling':
      return settled(q, start, clues) ?? rollValue(q, start, poolOfColours(attempt.pool), clues)
    case 'judge':
      return judged(q, rolled)
    case 'reroll':
      return waits.least === 0
        ? Math.max(judged(q, rolled), rerolled(q, 1, waits.most))
        : rerolled(q, waits.least, waits.most)
    case 'rerolling':
      return judged(
        q,
        rolled.filter((_, i) => waits.kept.includes(i)),
      )
    case 'shed':
      return shedding(q)
    case 'discard':
      return discarding(q)
    case 'failed':
      return lost(q, start, clues)
  }
}
