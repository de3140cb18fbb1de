/** ES-CLUE, ES-ABILITY-06, -08: some dice of the roll are rolled again. */
import { canPay, change, spent } from './change.ts'
import { FLAG, type Kit } from './kit.ts'
import { addSame, raiseTo, WORST } from './results.ts'
import type { Search } from './search.ts'
import { close, type Shape } from './shape.ts'

/** ES-CLUE-01: keeping these dice and rolling the others again; at least one is rolled. */
export const addRerolled = (shape: Shape, kept: Float64Array, a: Float64Array): void => {
  const { first, last, width, yellow, red, yellows, reds } = shape
  for (let i = 0; i < first * width; i++) raiseTo(a, i, kept[i] ?? 0)
  for (let m = first; m < last; m++) {
    if (yellow) for (let r = 0; r < reds; r++) raiseTo(a, m * width + r, kept[m * width + r] ?? 0)
    if (red) for (let y = 0; y < yellows; y++) raiseTo(a, m * width + y * reds, kept[m * width + y * reds] ?? 0)
  }
}

/** Of the partial results those that keep too few dice are no choice. */
const forbidSmall = ({ lattice, green, width, yellows, reds }: Shape, least: number, a: Float64Array): void => {
  for (let n = 0; n <= green; n++) {
    for (let m = lattice.from[n] ?? 0; m < (lattice.from[n + 1] ?? 0); m++)
      for (let y = 0; y < yellows; y++)
        for (let r = 0; r < reds; r++)
          if (n + (y > 0 ? 1 : 0) + (r > 0 ? 1 : 0) < least) a[m * width + y * reds + r] = WORST
  }
}

/** The same with no more than `most` dice rolled again. */
export const addFewRerolled = (shape: Shape, kept: Float64Array, most: number, a: Float64Array): void => {
  const some = new Float64Array(shape.size).fill(WORST)
  addRerolled(shape, kept, some)
  forbidSmall(shape, shape.dice - most, some)
  close(shape, some)
  addSame(shape, some, a)
}

/** Rerolls by clue (any number of dice) or by talents and cards (a few): what is left after paying. */
export const rerollsOf = (q: Search, kit: Kit, clues: number) => {
  const { talents, aids } = q.attempt
  const found: { by: string; most: number; kits: Kit[]; clues: number }[] = []
  const free = (kit.flags & FLAG.freeReroll) !== 0
  if (free) found.push({ by: 'free', most: 8, kits: [change(q, kit, { flags: kit.flags & ~FLAG.freeReroll })], clues })
  else if (clues > 0) {
    const flags = kit.flags | (talents.secondReroll ? FLAG.freeReroll : 0)
    found.push({ by: 'clue', most: 8, kits: [flags === kit.flags ? kit : change(q, kit, { flags })], clues: clues - 1 })
  }
  talents.rerolls.forEach(({ by, dice }, i) => {
    if (kit.rerolls & (1 << i))
      found.push({ by, most: dice, kits: [change(q, kit, { rerolls: kit.rerolls & ~(1 << i) })], clues })
  })
  aids.forEach(({ id, effect, judge, price }, aid) => {
    if (effect.do !== 'reroll' || !judge || !(kit.aids & (1 << aid)) || !canPay(q, kit, price)) return
    found.push({ by: id, most: effect.dice, kits: spent(q, kit, aid), clues })
  })
  return found
}
