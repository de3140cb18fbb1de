/** Tables of values by result: each deed raises the value of the results it helps. */
import type { Kit } from './kit.ts'
import type { Grab } from './picked.ts'
import { type Search, settled } from './search.ts'
import type { Shape } from './shape.ts'

export const WORST = Number.NEGATIVE_INFINITY

export const raiseTo = (a: Float64Array, at: number, value: number): void => {
  if (value > (a[at] ?? 0)) a[at] = value
}

/** Values of the same results elsewhere, or one value for all of them. Parts of results are filled in later. */
export const addSame = ({ first, width, size }: Shape, after: Float64Array | number, a: Float64Array): void => {
  for (let i = first * width; i < size; i++) raiseTo(a, i, typeof after === 'number' ? after : (after[i] ?? 0))
}

/** Where a kit after some deed stands: over, done, or another table over the same results. */
export const tableAfter = (q: Search, kit: Kit, pool: number, clues: number): Float64Array | number =>
  settled(q, kit, clues) ?? q.table(kit, pool, clues)

/** Dice taken out of the roll, which is then judged without them. */
export const addGrabbed = (
  shape: Shape,
  grab: Grab,
  after: Float64Array | number,
  inner: Shape,
  a: Float64Array,
): void => {
  const { kinds, take } = shape.lattice
  const { width, yellows, reds } = shape
  const [y0, y1] = grab.yellow ? [grab.yellow, grab.yellow + 1] : [0, yellows]
  const [r0, r1] = grab.red ? [grab.red, grab.red + 1] : [0, reds]
  for (let m = shape.first; m < shape.last; m++) {
    let left = m
    for (const kind of grab.greens) left = left < 0 ? -1 : (take[left * kinds + kind] ?? -1)
    if (left < 0) continue
    for (let y = y0; y < y1; y++) {
      const to = m * width + y * reds
      const from = (left * inner.yellows + (grab.yellow ? 0 : y)) * inner.reds
      for (let r = r0; r < r1; r++) {
        const value = typeof after === 'number' ? after : (after[from + (grab.red ? 0 : r)] ?? 0)
        if (value > (a[to + r] ?? 0)) a[to + r] = value
      }
    }
  }
}
