import { core } from '@vigil/death-may-die/content'
import { describe, expect, it } from 'vitest'
import { CELL, cellsOf, doorsOf, outlineOf, roomOf, spaceAt, wallsOf } from './geometry.ts'
import { slotsIn } from './slots.ts'

/** Room for a name. */
const NAME = { top: 20, left: 0, right: 0, bottom: 0 }

const maps = core.episodes.map(({ id, map }) => [id, map] as const)

/** Twice the area inside a path of straight lines, by the shoelace formula. */
const areaOf = (path: string): number =>
  path
    .split('Z')
    .filter((part) => part !== '')
    .map((part) => [...part.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const))
    .reduce((sum, points) => {
      const twice = points.reduce((area, [x, y], i) => {
        const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0]
        return area + x * nextY - nextX * y
      }, 0)
      return sum + twice / 2
    }, 0)

describe.each(maps)('the map of %s', (_, map) => {
  it('draws every space as large as its cells', () => {
    for (const { id } of map.spaces)
      expect(areaOf(outlineOf(map, id)), `space ${id}`).toBeCloseTo(cellsOf(map, id).length * CELL * CELL, 6)
  })

  it('[DMD-MAP-02] leaves a gap in the wall for every passage', () => {
    const walls = wallsOf(map)
    for (const { door } of map.passages) {
      const [[x1, y1], [x2, y2]] = door
      expect(walls).not.toContain(`M${x1 * CELL} ${y1 * CELL}L${x2 * CELL} ${y2 * CELL}`)
      expect(walls).not.toContain(`M${x2 * CELL} ${y2 * CELL}L${x1 * CELL} ${y1 * CELL}`)
    }
    expect(doorsOf(map)).toHaveLength(map.passages.length)
  })

  it('keeps name and figures inside of their space', () => {
    for (const { id } of map.spaces) {
      const room = roomOf(map, id)
      for (const count of [1, 4, 9, 16]) {
        for (const { x, y, size } of slotsIn(room, NAME, count)) {
          expect(spaceAt(map, Math.floor(x / CELL), Math.floor(y / CELL)), `space ${id}`).toBe(id)
          expect(x - size / 2).toBeGreaterThanOrEqual(room.x)
          expect(y + size / 2).toBeLessThanOrEqual(room.y + room.h)
        }
      }
    }
  })
})

describe('a room', () => {
  it('gives nobody less room than needed, and many as much as there is', () => {
    const room = { x: 0, y: 0, w: 120, h: 120 }
    const sizes = (count: number): number[] => slotsIn(room, NAME, count).map(({ size }) => size)
    expect(sizes(1)).toEqual([48])
    expect(Math.min(...sizes(9))).toBeGreaterThan(25)
    expect(slotsIn(room, NAME, 0)).toEqual([])
  })

  it('leaves room in every space for its name and a row of figures', () => {
    const small = core.episodes.flatMap(({ id, map }) =>
      map.spaces.flatMap((space) => {
        const { w, h } = roomOf(map, space.id)
        return w < 3 * CELL || h < 2 * CELL ? [`${id} ${space.name}: ${w}×${h}`] : []
      }),
    )
    expect(small).toEqual([])
  })
})
