/** Rooms whose answers are kept, and wait to be put in their place in the database. */
import type { Batch } from '../../store.ts'
import { addTo, endOf, type Growths, put } from './growth.ts'
import type { Statements } from './statements.ts'

export interface WaitingRooms {
  readonly sql: Statements
  /** Told of every room that is put in its place. */
  readonly placed: () => void
  /** So many answers are many. */
  readonly most: number
  staying: Growths
  /** So many answers those that stay have given. */
  answers: number
  /** What left earlier is older. */
  leaving: Growths
  /** So many of them there were, with so many answers. */
  left: number
  within: number
}

/** As long as there are not too many in all, a room leaves with about so many answers: to place more keeps everybody waiting. */
const ANSWERS_EACH = 20

export const waitingRooms = (sql: Statements, most: number, placed: () => void): WaitingRooms => ({
  sql,
  placed,
  most,
  staying: new Map(),
  answers: 0,
  leaving: new Map(),
  left: 0,
  within: 1,
})

export const add = (rooms: WaitingRooms, batch: Batch): void => {
  addTo(rooms.staying, batch)
  rooms.answers++
}

/** How long the log of a room is; undefined where it does not wait. */
export const endIn = ({ staying, leaving }: WaitingRooms, room: string): number | undefined => {
  const growth = staying.get(room) ?? leaving.get(room)
  return growth && endOf(growth)
}

export const waits = ({ staying, leaving }: WaitingRooms, room: string | undefined): boolean =>
  room === undefined ? staying.size + leaving.size > 0 : staying.has(room) || leaving.has(room)

const placeFrom = ({ sql, placed }: WaitingRooms, growths: Growths, rooms: Iterable<string>): void => {
  for (const room of rooms) {
    const growth = growths.get(room)
    if (!growth) continue
    put(sql, room, growth)
    growths.delete(room)
    placed()
  }
}

/** One room, or all of them. */
export const place = (rooms: WaitingRooms, room: string | undefined): void => {
  for (const growths of [rooms.leaving, rooms.staying])
    placeFrom(rooms, growths, room === undefined ? [...growths.keys()] : [room])
}

/** So many of those that are leaving that they are gone, evenly, when as many answers have come again. */
const dueOf = ({ leaving, left, answers, within }: WaitingRooms): number =>
  leaving.size - left + Math.ceil((answers * left) / within)

export const isDue = (rooms: WaitingRooms): boolean => dueOf(rooms) > 0

export const placeSome = (rooms: WaitingRooms): void =>
  placeFrom(rooms, rooms.leaving, [...rooms.leaving.keys()].slice(0, Math.max(0, dueOf(rooms))))

export const isTimeToLeave = ({ answers, staying, most }: WaitingRooms): boolean =>
  answers >= Math.min(most, ANSWERS_EACH * staying.size)

/** All that wait. */
export const leave = (rooms: WaitingRooms): void => {
  rooms.leaving = rooms.staying
  rooms.left = rooms.leaving.size
  rooms.within = Math.max(1, rooms.answers)
  rooms.staying = new Map()
  rooms.answers = 0
}

export const drop = ({ staying, leaving }: WaitingRooms, room: string): void => {
  staying.delete(room)
  leaving.delete(room)
}

export const clear = (rooms: WaitingRooms): void => {
  leave(rooms)
  leave(rooms)
}
