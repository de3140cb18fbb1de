/** The drawing of a map: which cell belongs to which space. */
import type { MapCard, PassageCard } from './map-card.ts'

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'

/** The space a character stands for; 0 for none. */
export const spaceOfMark = (mark: string | undefined): number =>
  mark === undefined || mark === '.' ? 0 : Math.max(0, DIGITS.indexOf(mark))

export const spaceAtCell = ({ drawing }: MapCard, x: number, y: number): number =>
  x < 0 || y < 0 ? 0 : spaceOfMark(drawing[y]?.[x])

export interface Cell {
  readonly x: number
  readonly y: number
}

export const cellsOf = (map: MapCard, space: number): Cell[] =>
  map.drawing.flatMap((row, y) => [...row].flatMap((mark, x) => (spaceOfMark(mark) === space ? [{ x, y }] : [])))

/** The two cells on either side of a door, which is a unit piece of wall; undefined where it is none. */
export const besideDoor = ({ door: [[x1, y1], [x2, y2]] }: PassageCard): readonly [Cell, Cell] | undefined => {
  const x = Math.min(x1, x2)
  const y = Math.min(y1, y2)
  if (x1 === x2 && Math.abs(y1 - y2) === 1)
    return [
      { x: x - 1, y },
      { x, y },
    ]
  if (y1 === y2 && Math.abs(x1 - x2) === 1)
    return [
      { x, y: y - 1 },
      { x, y },
    ]
  return undefined
}
