/** Dice of a roll turned to another face: by talents once per roll, by cards once. */
import { canPay, change, spent } from './change.ts'
import { FLAG, faceNumber, type Kit } from './kit.ts'
import { raiseTo, tableAfter } from './results.ts'
import type { Search } from './search.ts'
import { placeOf, type Shape } from './shape.ts'
import { raisedFace } from './sight.ts'

/** What a turned die shows: by colour, the kind each kind becomes, or -1. */
export type Turn = readonly [Int8Array, Int8Array, Int8Array]

const turnBy = ({ sight }: Shape, to: (seen: number, colour: number) => number): Turn => {
  const [green, yellow, red] = sight.sides.map(({ classes, kindOf }, colour) =>
    Int8Array.from(classes, (seen) => {
      const turned = to(seen, colour)
      return turned < 0 || turned === seen ? -1 : (kindOf[turned] ?? -1)
    }),
  )
  const none = new Int8Array(0)
  return [green ?? none, yellow ?? none, red ?? none]
}

const addTurned = (shape: Shape, turn: Turn, after: Float64Array | number, a: Float64Array): void => {
  const { kinds, take, add } = shape.lattice
  const value = (at: number): number => (typeof after === 'number' ? after : (after[at] ?? 0))
  const see = (m: number, y: number, r: number): void => {
    const at = placeOf(shape, m, y, r)
    for (let k = 0; k < kinds; k++) {
      const to = turn[0][k] ?? -1
      const left = to < 0 ? -1 : (take[m * kinds + k] ?? -1)
      if (left >= 0) raiseTo(a, at, value(placeOf(shape, add[left * kinds + to] ?? 0, y, r)))
    }
    const yellow = y ? (turn[1][y - 1] ?? -1) : -1
    if (yellow >= 0) raiseTo(a, at, value(placeOf(shape, m, yellow + 1, r)))
    const red = r ? (turn[2][r - 1] ?? -1) : -1
    if (red >= 0) raiseTo(a, at, value(placeOf(shape, m, y, red + 1)))
  }
  for (let m = shape.first; m < shape.last; m++)
    for (let y = shape.yellow; y < shape.yellows; y++) for (let r = shape.red; r < shape.reds; r++) see(m, y, r)
}

/** Everything that can turn one die of the roll: talents once per roll, cards once. */
export const turnsOf = (
  q: Search,
  kit: Kit,
  shape: Shape,
): { by: number | 'raise' | string; turn: Turn; kits: Kit[] }[] => {
  const { talents, aids } = q.attempt
  const { classOf, faces } = shape.sight
  const seen = (face: number): number => (face < 0 ? -1 : (classOf[face] ?? -1))
  const turns: { by: number | 'raise' | string; turn: Turn; kits: Kit[] }[] = []
  talents.converts.forEach(({ from, to }, i) => {
    if (kit.converted & (1 << i)) return
    const source = seen(faceNumber(from))
    const turn = turnBy(shape, (each) => (each === source ? seen(faceNumber(to)) : -1))
    turns.push({ by: i, turn, kits: [change(q, kit, { converted: kit.converted | (1 << i) })] })
  })
  if (talents.raise && !(kit.flags & FLAG.raised)) {
    const turn = turnBy(shape, (each, colour) => seen(raisedFace(faces[each] ?? 0, colour === 0)))
    turns.push({ by: 'raise', turn, kits: [change(q, kit, { flags: kit.flags | FLAG.raised })] })
  }
  aids.forEach(({ id, effect, judge, price }, aid) => {
    if (effect.do !== 'turnDie' || !judge || !(kit.aids & (1 << aid)) || !canPay(q, kit, price)) return
    const turn = turnBy(shape, () => seen(faceNumber(effect.to)))
    turns.push({ by: id, turn, kits: spent(q, kit, aid) })
  })
  return turns
}

export const addTurns = (q: Search, kit: Kit, pool: number, clues: number, shape: Shape, a: Float64Array): void => {
  for (const { turn, kits } of turnsOf(q, kit, shape))
    for (const after of kits) addTurned(shape, turn, tableAfter(q, after, pool, clues), a)
}
