/** Failures where terror matters: they hold for results that show terror on just as many dice. */
import type { Prospects } from './prospect.ts'
import { raiseTo, WORST } from './results.ts'
import { closeColumn, type Shape, spreadRows } from './shape.ts'

const terrorOf = ({ lattice, sight }: Shape) => {
  const kind = sight.sides[0].kindOf[sight.terror] ?? -1
  return { kind, alone: lattice.alone[kind] }
}

/** The columns of yellow and red in which green dice besides those that show terror are asked for, or undefined if calm. */
export const askedIn = (shape: Shape, { open, failed }: Prospects): Uint8Array | undefined => {
  const { alone } = terrorOf(shape)
  if (failed === open || !alone) return undefined
  const { bases, counts } = alone
  const { width } = shape
  const asked = new Uint8Array(width)
  for (const { places } of failed)
    for (let p = 0; p < places.length; p++) {
      const at = places[p] ?? 0
      const multiset = Math.floor(at / width)
      if (bases[counts[multiset] ?? 0] !== multiset) asked[at - multiset * width] = 1
    }
  return asked
}

/** Where failures will be placed, nothing is there yet: rows of terror alone, and columns asked for. */
export const clearStruck = (shape: Shape, asked: Uint8Array, struck: Float64Array): void => {
  const { width, size, last } = shape
  for (const base of terrorOf(shape).alone?.bases ?? [])
    if (base < last) struck.fill(WORST, base * width, (base + 1) * width)
  for (let j = 0; j < width; j++) if (asked[j]) for (let at = j; at < size; at += width) struck[at] = WORST
}

/** Read before anything else is asked for, so that all searches can use them: seven rows of up to seven by seven. */
const rows = new Float64Array(512)

/** What asks for nothing but terror, by the number of dice that show it: one row of yellow and red each. */
const fillRows = (shape: Shape, bases: readonly number[], struck: Float64Array): void => {
  const { width, last } = shape
  for (let n = 0; n < bases.length; n++) {
    const base = bases[n] ?? 0
    for (let j = 0; j < width; j++) rows[n * width + j] = base < last ? (struck[base * width + j] ?? WORST) : WORST
  }
  spreadRows(shape, rows, 0, bases.length)
}

/** One column: whatever the dice show that it does not ask for. */
const addColumn = (
  { width, yellows, reds, first, last }: Shape,
  struck: Float64Array,
  column: number,
  to: Float64Array,
) => {
  const [yellow, red] = [Math.floor(column / reds), column % reds]
  const [y0, y1] = yellow ? [yellow, yellow + 1] : [0, yellows]
  const [r0, r1] = red ? [red, red + 1] : [0, reds]
  for (let m = first; m < last; m++) {
    const value = struck[m * width + column] ?? WORST
    for (let y = y0; y < y1; y++)
      for (let at = m * width + y * reds + r0; at < m * width + y * reds + r1; at++) raiseTo(to, at, value)
  }
}

/** Into the values of whole results. */
export const addStruck = (shape: Shape, asked: Uint8Array, struck: Float64Array, to: Float64Array): void => {
  const { kind, alone } = terrorOf(shape)
  if (!alone) return
  const { width, first, last } = shape
  const { bases, counts } = alone
  fillRows(shape, bases, struck)
  for (let m = first; m < last; m++) {
    const row = (counts[m] ?? 0) * width
    for (let j = 0; j < width; j++) raiseTo(to, m * width + j, rows[row + j] ?? WORST)
  }
  for (let j = 0; j < width; j++) {
    if (!asked[j]) continue
    closeColumn(shape, struck, j, kind)
    addColumn(shape, struck, j, to)
  }
}
