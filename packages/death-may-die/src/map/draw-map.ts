/** A map in characters: walls, doors, numbers and names. Three columns and two lines for each cell of the drawing. */
import { besideDoor, cellsOf, spaceAtCell } from './drawing.ts'
import type { MapCard } from './map-card.ts'

const WIDE = 3
const HIGH = 2

type Canvas = string[][]

/** Corners by the walls that meet there: up, right, down, left. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼'

const isDoor = (map: MapCard, a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  map.passages.some((passage) => {
    const sides = besideDoor(passage)
    return sides?.some(({ x, y }) => x === a.x && y === a.y) && sides.some(({ x, y }) => x === b.x && y === b.y)
  })

/** A wall runs along the left, or the upper, edge of this cell. */
const wall = (map: MapCard, x: number, y: number, side: 'left' | 'top'): boolean => {
  const before = side === 'left' ? { x: x - 1, y } : { x, y: y - 1 }
  return spaceAtCell(map, x, y) !== spaceAtCell(map, before.x, before.y) && !isDoor(map, before, { x, y })
}

const put = (canvas: Canvas, x: number, y: number, text: string): void => {
  ;[...text].forEach((mark, i) => {
    const row = canvas[y]
    if (row && x + i < row.length) row[x + i] = mark
  })
}

const drawWalls = (map: MapCard, canvas: Canvas, width: number, height: number): void => {
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      if (wall(map, x, y, 'top')) put(canvas, x * WIDE + 1, y * HIGH, '─'.repeat(WIDE - 1))
      if (wall(map, x, y, 'left')) put(canvas, x * WIDE, y * HIGH + 1, '│')
      const meets =
        Number(wall(map, x, y - 1, 'left')) +
        2 * Number(wall(map, x, y, 'top')) +
        4 * Number(wall(map, x, y, 'left')) +
        8 * Number(wall(map, x - 1, y, 'top'))
      put(canvas, x * WIDE, y * HIGH, CORNERS[meets] ?? ' ')
    }
}

/** Name and notes in the upper left of a space, cut to the width of its first row. */
const label = (map: MapCard, canvas: Canvas, id: number, lines: readonly string[]): void => {
  const cells = cellsOf(map, id)
  const [first] = cells
  if (!first) return
  const rows = Math.max(...cells.map(({ y }) => y)) - first.y + 1
  lines.slice(0, rows * HIGH - 1).forEach((line, i) => {
    const y = first.y + Math.floor((i + 1) / HIGH)
    const inRow = cells.filter((cell) => cell.y === y).map(({ x }) => x)
    const left = Math.min(...inRow)
    put(canvas, left * WIDE + 1, first.y * HIGH + 1 + i, line.slice(0, inRow.length * WIDE - 1))
  })
}

/** `notes`: lines below the name of each space. */
export const drawMap = (map: MapCard, notes: (space: number) => readonly string[] = () => []): string[] => {
  const height = map.drawing.length
  const width = Math.max(0, ...map.drawing.map((row) => row.length))
  const canvas: Canvas = Array.from({ length: height * HIGH + 1 }, () => Array(width * WIDE + 1).fill(' '))
  drawWalls(map, canvas, width, height)
  for (const { id, name } of map.spaces) label(map, canvas, id, [`${id} ${name}`, ...notes(id)])
  return canvas.map((row) => row.join('').trimEnd())
}
