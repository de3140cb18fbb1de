/** A space ready to be drawn: its outline, its name in lines, and where everything in it stands. */
import type { MapCard, SpaceView, View } from '@vigil/death-may-die'
import { type Box, type Shape, shapesOf } from './geometry.ts'
import { type Kept, type Slot, slotsIn } from './slots.ts'

export type Thing =
  | { readonly is: 'person'; readonly seat: number }
  | { readonly is: 'figure'; readonly figure: number }
  | { readonly is: 'token'; readonly token: number }
  | { readonly is: 'fire'; readonly n: number }

export interface Place extends Shape {
  readonly id: number
  readonly lines: readonly string[]
  readonly things: readonly { readonly thing: Thing; readonly slot: Slot }[]
}

/** Units a letter of the name takes, and a line of it. */
const LETTER = 6.6
export const LINE = 14

/** A name in lines that fit; a word that is longer stands alone. */
export const linesOf = (name: string, width: number): string[] => {
  const most = Math.max(4, Math.floor((width - 12) / LETTER))
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const thingsIn = ({ people, figures, tokens, fire }: SpaceView): Thing[] => [
  ...people.map((seat): Thing => ({ is: 'person', seat })),
  ...figures.map((figure): Thing => ({ is: 'figure', figure })),
  ...tokens.map(({ token }): Thing => ({ is: 'token', token })),
  ...(fire > 0 ? [{ is: 'fire', n: fire } as const] : []),
]

/** In a low room marks stand beside the name, small; else below the figures. */
export const isLow = ({ h }: Box): boolean => h < 100
const MARK = 30

/** What marks take from the name they stand beside. */
const besideName = ({ gates, stairs, tunnels }: MapCard, space: number, room: Box): number => {
  if (!isLow(room)) return 0
  const gate = Object.values(gates).includes(space) ? 26 : 0
  return gate + ([...stairs, ...tunnels].flat().includes(space) ? 24 : 0)
}

/** Room for gates, stairs, tunnels and the state of a space. */
const keptIn = (map: MapCard, space: SpaceView, room: Box, lines: number, states: boolean): Kept => {
  const marks = [...Object.values(map.gates), ...[...map.stairs, ...map.tunnels].flat()]
  const top = 8 + LINE * lines
  if (isLow(room)) return { top, left: 0, right: 0, bottom: 0 }
  return { top, left: 0, right: 0, bottom: marks.includes(space.id) ? MARK : states ? LINE : 0 }
}

const NOWHERE: Shape = { outline: '', room: { x: 0, y: 0, w: 0, h: 0 } }

export const placeOf = (map: MapCard, space: SpaceView, name: string, states: boolean): Place => {
  const { outline, room } = shapesOf(map).get(space.id) ?? NOWHERE
  const lines = linesOf(name, room.w - besideName(map, space.id, room))
  const things = thingsIn(space)
  const slots = slotsIn(room, keptIn(map, space, room, lines.length, states), things.length)
  return {
    id: space.id,
    outline,
    room,
    lines,
    things: things.flatMap((thing, i) => {
      const slot = slots[i]
      return slot ? [{ thing, slot }] : []
    }),
  }
}

export interface Named {
  name(space: number): string
  /** States that are written into the room. */
  states(space: SpaceView): readonly string[]
}

export const placesOf = (map: MapCard, view: View, named: Named): Place[] =>
  view.spaces.map((space) => placeOf(map, space, named.name(space.id), named.states(space).length > 0))
