/**
 * A map squeezed into a window. Only lines of the drawing along which a wall runs somewhere need a place on the screen; the
 * bands between them share out whatever room there is.
 */
import type { MapCard } from '@vigil/death-may-die'

export interface Axis {
  /** Lines of the drawing, the edges included. */
  readonly lines: readonly number[]
  /** Where each of them is on the screen. */
  readonly at: readonly number[]
}

export interface Grid {
  readonly map: MapCard
  readonly across: Axis
  readonly down: Axis
  /** The space of a band of columns and a band of rows; 0 outside. */
  spaceAt(column: number, row: number): number
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'

const spaceAtCell = ({ drawing }: MapCard, x: number, y: number): number =>
  Math.max(0, DIGITS.indexOf(drawing[y]?.[x] ?? '0'))

const wallLines = (length: number, other: number, same: (line: number, i: number) => boolean): number[] => {
  const inner = indices(length).slice(1)
  const walls = inner.filter((line) => indices(other).some((i) => !same(line, i)))
  return [0, ...walls, length]
}

interface Sizes {
  /** A space needs no more than this. */
  readonly most: number
  readonly room: number
}

/** A wall, and one column or row beside it. */
const LEAST = 2

/** The spaces along an axis, as the bands they lie in. */
type Spans = readonly (readonly number[])[]

/** The space with the least room gets the next column or row, in the smallest of its bands. */
const sharedOut = (spans: Spans, bands: number, { most, room }: Sizes): number[] => {
  const sizes = Array<number>(bands).fill(LEAST)
  const sizeOf = (band: number): number => sizes[band] ?? 0
  const widthOf = (span: readonly number[]): number => span.reduce((sum, band) => sum + sizeOf(band), -1)
  for (let used = bands * LEAST + 1; used < room; used++) {
    const [poorest] = spans.toSorted((a, b) => widthOf(a) - widthOf(b))
    if (!poorest || widthOf(poorest) >= most) break
    const [band = 0] = poorest.toSorted((a, b) => sizeOf(a) - sizeOf(b))
    sizes[band] = sizeOf(band) + 1
  }
  let at = 0
  return [0, ...sizes.map((size) => (at += size))]
}

const indices = (length: number): number[] => Array.from({ length }, (_, i) => i)

export const gridOf = (map: MapCard, columns: number, rows: number): Grid => {
  const height = map.drawing.length
  const width = Math.max(0, ...map.drawing.map((row) => row.length))
  const across = wallLines(width, height, (x, y) => spaceAtCell(map, x, y) === spaceAtCell(map, x - 1, y))
  const down = wallLines(height, width, (y, x) => spaceAtCell(map, x, y) === spaceAtCell(map, x, y - 1))
  const spaceAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= across.length - 1 || row >= down.length - 1
      ? 0
      : spaceAtCell(map, across[column] ?? 0, down[row] ?? 0)
  const columnsOf = indices(across.length - 1)
  const rowsOf = indices(down.length - 1)
  const wide = map.spaces.map(({ id }) =>
    columnsOf.filter((column) => rowsOf.some((row) => spaceAt(column, row) === id)),
  )
  const tall = map.spaces.map(({ id }) =>
    rowsOf.filter((row) => columnsOf.some((column) => spaceAt(column, row) === id)),
  )
  return {
    map,
    across: { lines: across, at: sharedOut(wide, columnsOf.length, { most: 21, room: columns }) },
    down: { lines: down, at: sharedOut(tall, rowsOf.length, { most: 6, room: rows }) },
    spaceAt,
  }
}

/** The band of an axis in which a line, or the piece after it, lies. */
export const bandOf = ({ lines }: Axis, line: number): number => lines.findLastIndex((each) => each <= line)
