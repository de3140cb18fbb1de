import { type MapCard, mapProblems } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { describe, expect, it } from 'vitest'
import { inkOf } from '../screen/ink.ts'
import { canvasOf } from './canvas.ts'
import { type Grid, gridOf } from './grid.ts'
import { drawDoors, drawWalls } from './walls.ts'

const SIZES = [
  [64, 17],
  [80, 24],
  [74, 30],
] as const

const drawn = (map: MapCard, columns: number, rows: number): { grid: Grid; lines: string[] } => {
  const grid = gridOf(map, columns, rows)
  const canvas = canvasOf((grid.across.at.at(-1) ?? 0) + 1, (grid.down.at.at(-1) ?? 0) + 1)
  drawWalls(canvas, grid)
  drawDoors(canvas, grid)
  return { grid, lines: canvas.lines(inkOf(false)) }
}

/** The screen place of the middle of a space's first band. */
const insideOf = ({ across, down, spaceAt }: Grid, id: number): [number, number] => {
  for (const [row, y] of down.at.slice(0, -1).entries())
    for (const [column, x] of across.at.slice(0, -1).entries()) if (spaceAt(column, row) === id) return [x + 1, y + 1]
  throw new Error(`no space ${id}`)
}

const WALLS = /[─│┌┐└┘├┤┬┴┼]/

/** Everything one can walk to without a wall in the way, doors included. */
const reached = (lines: readonly string[], from: [number, number]): Set<string> => {
  const seen = new Set([from.join()])
  const queue = [from]
  for (const [x, y] of queue)
    for (const [nx, ny] of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as const) {
      if (ny < 0 || ny >= lines.length || nx < 0 || nx > 200 || seen.has(`${nx},${ny}`)) continue
      if (WALLS.test(lines[ny]?.[nx] ?? ' ')) continue
      seen.add(`${nx},${ny}`)
      queue.push([nx, ny])
    }
  return seen
}

/** Spaces joined by passages alone: stairs and tunnels are not drawn as ways. */
const joined = (map: MapCard, from: number): Set<number> => {
  const seen = new Set([from])
  for (const at of seen)
    for (const {
      between: [a, b],
    } of map.passages)
      if (a === at || b === at) seen.add(a === at ? b : a)
  return seen
}

describe.each(core.episodes.map(({ name, map }) => [name, map] as const))('the map of %s', (_name, map) => {
  it('is sound', () => expect(mapProblems(map)).toEqual([]))

  it.each(SIZES)('fits %i columns and %i rows, with room to write in every space', (columns, rows) => {
    const { grid, lines } = drawn(map, columns, rows)
    expect(lines.length).toBeLessThanOrEqual(rows)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns)
    const { across, down } = grid
    for (const [i, at] of across.at.slice(1).entries()) expect(at - (across.at[i] ?? 0)).toBeGreaterThanOrEqual(2)
    for (const [i, at] of down.at.slice(1).entries()) expect(at - (down.at[i] ?? 0)).toBeGreaterThanOrEqual(2)
  })

  it.each(SIZES)('at %i by %i leads where its passages lead, and nowhere else', (columns, rows) => {
    const { grid, lines } = drawn(map, columns, rows)
    const start = reached(lines, insideOf(grid, map.start))
    const ways = joined(map, map.start)
    for (const { id } of map.spaces) expect(start.has(insideOf(grid, id).join()), `space ${id}`).toBe(ways.has(id))
  })
})
