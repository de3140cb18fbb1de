/** The map with everything on it. */
import type { Canvas } from './canvas.ts'
import { canvasOf } from './canvas.ts'
import { type Chip, chipsOf, cut, whole } from './chips.ts'
import { type Grid, gridOf } from './grid.ts'
import { activePerson, episodeIn, type Scene } from './scene.ts'
import { drawDoors, drawWalls } from './walls.ts'

/** A piece of a row of the screen that belongs to a space. */
interface Slot {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Columns of a band of rows that belong to a space, the walls between its own bands included; the leftmost run of them. */
const runIn = ({ across, spaceAt }: Grid, space: number, rows: readonly number[]): Omit<Slot, 'y'> | undefined => {
  const bands = across.at.slice(1).map((_, column) => rows.every((row) => spaceAt(column, row) === space))
  const first = bands.indexOf(true)
  if (first < 0) return undefined
  const length = bands.slice(first).findIndex((mine) => !mine)
  const last = length < 0 ? bands.length : first + length
  const x = (across.at[first] ?? 0) + 1
  return { x, width: (across.at[last] ?? x) - x }
}

/** From top to bottom; a line between two bands of the same space is a place to write as well. */
const slotsOf = (grid: Grid, space: number): Slot[] =>
  grid.down.at.slice(0, -1).flatMap((top, row) => {
    const bottom = grid.down.at[row + 1] ?? top
    const edge = row > 0 ? runIn(grid, space, [row - 1, row]) : undefined
    const inner = runIn(grid, space, [row])
    const inside = Array.from({ length: bottom - top - 1 }, (_, i) => top + 1 + i)
    return [...(edge ? [{ ...edge, y: top }] : []), ...(inner ? inside.map((y) => ({ ...inner, y })) : [])]
  })

/** A name cut to so many letters can still be told. */
const LEGIBLE = 9

type Placed = { readonly slot: Slot; readonly x: number; readonly text: string; readonly chip: Chip }

/** Everything in full, then figures in full, then nothing. */
const WAYS: readonly ((chip: Chip) => boolean)[] = [
  () => false,
  ({ tint }) => tint !== 'person' && tint !== 'enemy',
  () => true,
]

interface Filled {
  readonly done: Placed[]
  /** Nothing had to be left out. */
  readonly all: boolean
}

/** Puts pieces next to each other. */
const placed = (slots: readonly Slot[], chips: readonly Chip[], isShort: (chip: Chip) => boolean): Filled => {
  const done: Placed[] = []
  let line = 0
  let x = 0
  for (const chip of chips) {
    const short = isShort(chip)
    const piece = short ? chip.short : chip.long
    const text = whole(piece)
    while (slots[line] && x > 0 && x + text.length > (slots[line]?.width ?? 0)) {
      line++
      x = 0
    }
    const slot = slots[line]
    if (!slot) return { done, all: false }
    if (text.length > slot.width && slot.width < LEGIBLE && !short) return { done, all: false }
    done.push({ slot, x: slot.x + x, text: cut(piece, slot.width), chip })
    x += text.length + 1
  }
  return { done, all: true }
}

/** `3 Lecture Hall`, on two lines where there is room. */
const titleLines = (title: string, slots: readonly Slot[]): string[] => {
  const width = slots[0]?.width ?? 0
  if (title.length <= width || slots.length < 3) return [title.slice(0, width)]
  // Between words, but never the number alone.
  const words = title.lastIndexOf(' ', width)
  const first = words > title.indexOf(' ') ? words : title.indexOf(' ', title.indexOf(' ') + 1)
  if (first < 0) return [title.slice(0, width)]
  return [title.slice(0, Math.min(first, width)), title.slice(first + 1, first + 1 + (slots[1]?.width ?? 0))]
}

const drawSpace = (canvas: Canvas, grid: Grid, scene: Scene, id: number, name: string): void => {
  const slots = slotsOf(grid, id)
  const here = activePerson(scene)?.at === id
  const chips = chipsOf(scene, id)
  const full = titleLines(`${id} ${name}`, slots)
  // People and enemies before a name in full.
  const tries = [full, full.slice(0, 1)].flatMap((title) =>
    WAYS.map((way) => ({ title, ...placed(slots.slice(title.length), chips, way) })),
  )
  const { title, done, all } = tries.find((each) => each.all) ?? tries.at(-1) ?? { title: full, done: [], all: true }
  for (const [i, line] of title.entries()) {
    const slot = slots[i]
    if (slot) canvas.put(slot.x, slot.y, line, here ? 'here' : 'title')
  }
  for (const { slot, x, text, chip } of done) canvas.put(x, slot.y, text, chip.tint)
  const last = slots.at(-1)
  if (!all && last) canvas.put(last.x + last.width - 1, last.y, '…', 'enemy')
}

/** As large as it needs to be within the area, and its width. */
export const mapLines = (scene: Scene, columns: number, rows: number): { lines: string[]; width: number } => {
  const map = episodeIn(scene)?.map
  if (!map || scene.view.spaces.length === 0) return { lines: [], width: 0 }
  const grid = gridOf(map, columns, rows)
  const width = (grid.across.at.at(-1) ?? 0) + 1
  const canvas = canvasOf(width, (grid.down.at.at(-1) ?? 0) + 1)
  drawWalls(canvas, grid)
  for (const { id, name } of map.spaces) drawSpace(canvas, grid, scene, id, name)
  drawDoors(canvas, grid)
  return { lines: canvas.lines(scene.ink), width }
}
