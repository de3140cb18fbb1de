/** A map as lines and areas: rooms, walls with gaps for the doors, and where things can stand. */
import type { MapCard, PassageCard } from '@vigil/death-may-die'

/** Units of the drawing for one cell of the map. */
export const CELL = 30

export interface Cell {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const MARKS = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Which space a cell of the drawing belongs to; 0 for none. */
export const spaceAt = ({ drawing }: MapCard, x: number, y: number): number => {
  const mark = drawing[y]?.[x]
  return mark === undefined || mark === '.' ? 0 : Math.max(0, MARKS.indexOf(mark))
}

export const sizeOf = ({ drawing }: MapCard): { readonly w: number; readonly h: number } => ({
  w: Math.max(0, ...drawing.map((row) => row.length)),
  h: drawing.length,
})

export const cellsOf = (map: MapCard, space: number): Cell[] =>
  map.drawing.flatMap((row, y) => [...row].flatMap((_, x) => (spaceAt(map, x, y) === space ? [{ x, y }] : [])))

type Edge = readonly [x1: number, y1: number, x2: number, y2: number]

/** The sides of a space that border on something else, clockwise. */
const borderOf = (map: MapCard, space: number): Edge[] =>
  cellsOf(map, space).flatMap(({ x, y }): Edge[] => {
    const other = (dx: number, dy: number): boolean => spaceAt(map, x + dx, y + dy) !== space
    return [
      ...(other(0, -1) ? [[x, y, x + 1, y] as const] : []),
      ...(other(1, 0) ? [[x + 1, y, x + 1, y + 1] as const] : []),
      ...(other(0, 1) ? [[x + 1, y + 1, x, y + 1] as const] : []),
      ...(other(-1, 0) ? [[x, y + 1, x, y] as const] : []),
    ]
  })

/** The outline of a space as a path, in units of the drawing. */
export const outlineOf = (map: MapCard, space: number): string => {
  const left = borderOf(map, space)
  const parts: string[] = []
  while (left.length > 0) {
    const first = left.shift()
    if (!first) break
    const [startX, startY, x2, y2] = first
    let at: readonly [number, number] = [x2, y2]
    parts.push(`M${startX * CELL} ${startY * CELL}L${x2 * CELL} ${y2 * CELL}`)
    for (;;) {
      const i = left.findIndex(([x, y]) => x === at[0] && y === at[1])
      const next = left[i]
      if (!next) break
      left.splice(i, 1)
      at = [next[2], next[3]]
      parts.push(`L${at[0] * CELL} ${at[1] * CELL}`)
    }
    parts.push('Z')
  }
  return parts.join('')
}

const doorKey = (x1: number, y1: number, x2: number, y2: number): string =>
  x1 < x2 || y1 < y2 ? `${x1} ${y1} ${x2} ${y2}` : `${x2} ${y2} ${x1} ${y1}`

const doorOf = ({ door: [[x1, y1], [x2, y2]] }: PassageCard): string => doorKey(x1, y1, x2, y2)

/** All walls as one path; doors are left open. */
export const wallsOf = (map: MapCard): string => {
  const doors = new Set(map.passages.map(doorOf))
  const drawn = new Set<string>()
  for (const { id } of map.spaces) {
    for (const edge of borderOf(map, id)) {
      const key = doorKey(...edge)
      if (!doors.has(key)) drawn.add(key)
    }
  }
  return [...drawn]
    .map((key) => key.split(' ').map((n) => Number(n) * CELL))
    .map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`)
    .join('')
}

/** A door: where it is, and whether one goes through it from left to right. */
export interface Door {
  readonly x: number
  readonly y: number
  readonly across: boolean
}

export const doorsOf = ({ passages }: MapCard): Door[] =>
  passages.map(({ door: [[x1, y1], [x2, y2]] }) => ({
    x: ((x1 + x2) / 2) * CELL,
    y: ((y1 + y2) / 2) * CELL,
    across: x1 === x2,
  }))

/** The largest upright rectangle of cells inside a space: where its name and its figures stand. */
export const roomOf = (map: MapCard, space: number): Box => {
  const cells = cellsOf(map, space)
  let best: Box = { x: 0, y: 0, w: 0, h: 0 }
  for (const { x, y } of cells) {
    let widest = Number.POSITIVE_INFINITY
    for (let h = 1; spaceAt(map, x, y + h - 1) === space; h++) {
      let w = 0
      while (w < widest && spaceAt(map, x + w, y + h - 1) === space) w++
      widest = w
      if (w * h > best.w * best.h) best = { x, y, w, h }
    }
  }
  return { x: best.x * CELL, y: best.y * CELL, w: best.w * CELL, h: best.h * CELL }
}

export interface Shape {
  readonly outline: string
  readonly room: Box
}

const shapes = new WeakMap<MapCard, ReadonlyMap<number, Shape>>()

/** Every space of a map, found once: a map never changes, and a table is drawn after every answer. */
export const shapesOf = (map: MapCard): ReadonlyMap<number, Shape> => {
  const found =
    shapes.get(map) ?? new Map(map.spaces.map(({ id }) => [id, { outline: outlineOf(map, id), room: roomOf(map, id) }]))
  shapes.set(map, found)
  return found
}

export const centreOf = ({ x, y, w, h }: Box): { readonly x: number; readonly y: number } => ({
  x: x + w / 2,
  y: y + h / 2,
})
