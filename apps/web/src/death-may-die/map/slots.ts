/** Where things stand in a room: in rows, as large as the room allows. */
import type { Box } from './geometry.ts'

export interface Slot {
  readonly x: number
  readonly y: number
  /** Across, in units of the drawing. */
  readonly size: number
}

const LARGEST = 48
const EDGE = 7

interface Grid {
  readonly columns: number
  readonly size: number
}

/** The number of columns that leaves most room for each. */
const gridFor = (count: number, w: number, h: number): Grid => {
  let best: Grid = { columns: 1, size: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const size = Math.min(LARGEST, w / columns, h / rows)
    if (size > best.size + 0.01) best = { columns, size }
  }
  return best
}

/** What is kept free inside of a room: above for the name, elsewhere for what is painted on the floor. */
export interface Kept {
  readonly top: number
  readonly left: number
  readonly right: number
  readonly bottom: number
}

export const slotsIn = (room: Box, kept: Kept, count: number): Slot[] => {
  if (count === 0) return []
  const x = room.x + kept.left
  const wide = room.w - kept.left - kept.right - 2 * EDGE
  const high = room.h - kept.top - kept.bottom - EDGE
  const { columns, size } = gridFor(count, wide, high)
  const rows = Math.ceil(count / columns)
  const top = room.y + kept.top + Math.max(0, (high - rows * size) / 2)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    const left = x + EDGE + (wide - inRow * size) / 2
    return { x: left + ((i % columns) + 0.5) * size, y: top + (row + 0.5) * size, size }
  })
}
