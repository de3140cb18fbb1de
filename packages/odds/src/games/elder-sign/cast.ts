/** ES-SPELL: dice of a roll are put on spells. */
import { canPay, castOn } from './change.ts'
import { faceOfCast, type Kit } from './kit.ts'
import { type Grab, grabsUpTo } from './picked.ts'
import { addGrabbed, tableAfter } from './results.ts'
import type { Search } from './search.ts'
import { type Shape, shapeOf } from './shape.ts'

/**
 * A die that is of no use need not go on a spell while others of the roll are left: in the pool it does the same, and the
 * spell stays in hand. Not so where terror matters, since a die on a spell shows none. Where terror only takes the dice that
 * show it, that is worth something for a yellow or red die alone: instead of a green one, one that shows terror can be saved.
 */
export const isIdleCast = (q: Search, shape: Shape, grab: Grab): boolean => {
  if (!q.idleStays && !q.onlySheds) return false
  if (shape.dice === grab.dice.length) return false
  if (q.onlySheds && grab.greens.length === 0 && shape.yellow + shape.red === 1) return false
  for (const die of grab.dice) if (shape.sight.classOf[faceOfCast(die)] !== shape.sight.idle) return false
  return true
}

/** ES-SPELL-02..04: one roll, one or two dice on a spell. */
export const addCasts = (q: Search, kit: Kit, pool: number, clues: number, shape: Shape, a: Float64Array): void => {
  for (const aid of q.spells) {
    const most = canCast(q, kit, aid)
    if (most === 0) continue
    for (const grab of grabsUpTo(shape, most)) {
      if (isIdleCast(q, shape, grab)) continue
      const left = pool - grab.pool
      for (const after of castOn(q, kit, aid, grab.dice))
        addGrabbed(shape, grab, tableAfter(q, after, left, clues), shapeOf(after, left), a)
    }
  }
}

/** How many dice the spell could take now. */
export const canCast = (q: Search, kit: Kit, aid: number): number => {
  const card = q.attempt.aids[aid]
  if (card?.effect.do !== 'secure' || !(kit.aids & (1 << aid)) || isTwin(q, kit, aid)) return 0
  const due = (kit.laid & (1 << aid)) !== 0
  return (card.layOut ? due : card.judge && canPay(q, kit, card.price)) ? card.effect.dice : 0
}

/** An equal card before this one does as well. */
export const isTwin = (q: Search, kit: Kit, aid: number): boolean => {
  const first = q.twins[aid] ?? aid
  for (let i = first; i < aid; i++)
    if (q.twins[i] === first && kit.aids & (1 << i) && !((kit.laid >> i) & 1) === !((kit.laid >> aid) & 1)) return true
  return false
}
