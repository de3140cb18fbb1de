/** Walls and doors of a map on a canvas. */
import type { PassageCard } from '@vigil/death-may-die'
import type { Canvas } from './canvas.ts'
import { bandOf, type Grid } from './grid.ts'

/** Corners by the walls that meet there: up, right, down, left. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼'

const wallLeft = ({ spaceAt }: Grid, column: number, row: number): boolean =>
  spaceAt(column, row) !== spaceAt(column - 1, row)

const wallAbove = ({ spaceAt }: Grid, column: number, row: number): boolean =>
  spaceAt(column, row) !== spaceAt(column, row - 1)

const corner = (grid: Grid, column: number, row: number): string =>
  CORNERS[
    Number(wallLeft(grid, column, row - 1)) +
      2 * Number(wallAbove(grid, column, row)) +
      4 * Number(wallLeft(grid, column, row)) +
      8 * Number(wallAbove(grid, column - 1, row))
  ] ?? ' '

export const drawWalls = (canvas: Canvas, grid: Grid): void => {
  const { across, down } = grid
  for (const [row, y] of down.at.entries())
    for (const [column, x] of across.at.entries()) {
      const right = across.at[column + 1] ?? x
      const below = down.at[row + 1] ?? y
      if (wallAbove(grid, column, row)) canvas.put(x + 1, y, '─'.repeat(Math.max(0, right - x - 1)), 'wall')
      if (wallLeft(grid, column, row)) for (let at = y + 1; at < below; at++) canvas.put(x, at, '│', 'wall')
      canvas.put(x, y, corner(grid, column, row), 'wall')
    }
}

const middle = (from: number, to: number): number => Math.floor((from + to) / 2)

const drawDoor = (canvas: Canvas, { across, down }: Grid, { door: [[x1, y1], [x2, y2]] }: PassageCard): void => {
  const column = bandOf(across, Math.min(x1, x2))
  const row = bandOf(down, Math.min(y1, y2))
  const [left = 0, right = left] = across.at.slice(column, column + 2)
  const [top = 0, bottom = top] = down.at.slice(row, row + 2)
  if (x1 === x2) canvas.put(left, middle(top, bottom), '┊', 'wall')
  else canvas.put(middle(left, right) - 1, top, right - left > 5 ? '╴ ╶' : '   '.slice(0, right - left - 1), 'wall')
}

export const drawDoors = (canvas: Canvas, grid: Grid): void => {
  for (const passage of grid.map.passages) drawDoor(canvas, grid, passage)
}
