/** The investigators at the table. */
import type { Seat } from '@vigil/kernel'
import type { Track } from '../effects/vocabulary.ts'
import type { Person, State } from '../state.ts'
import { investigatorOf, type World } from '../world.ts'
import { lowered } from './cultist.ts'
import { modifier } from './standing.ts'

export const personAt = (s: Readonly<State>, seat: Seat): Person | null => s.seats[seat]?.person ?? null

export const someone = (s: Readonly<State>, seat: Seat): Person => {
  const person = personAt(s, seat)
  if (!person) throw new Error(`nobody sits at ${seat}`)
  return person
}

export const living = (s: Readonly<State>): Seat[] => s.seats.flatMap((seat, i) => (seat.person ? [i] : []))

/** ES-RULING-11: clockwise from the active seat, living investigators only. */
export const clockwise = (s: Readonly<State>, from: Seat = s.active): Seat[] => {
  const seats: Seat[] = []
  for (let i = 0; i < s.seats.length; i++) {
    const seat = (from + i) % s.seats.length
    if (s.seats[seat]?.person) seats.push(seat)
  }
  return seats
}

/** Printed value, permanent changes, and whatever is in force now (Cthulhu, allies). */
export const maximum = (w: World, s: Readonly<State>, seat: Seat, what: Track): number => {
  const person = someone(s, seat)
  const printed = investigatorOf(w, person.id)[what]
  const shift = what === 'sanity' ? person.sanityShift : person.staminaShift
  return printed + shift + modifier(w, s, seat, what === 'sanity' ? 'max.sanity' : 'max.stamina') - lowered(w, s, what)
}

/** ES-ENTRANCE-06, ES-ITEM-08: never above the maximum. Returns what was really regained. */
export const regain = (w: World, s: State, seat: Seat, what: Track, n: number): number => {
  const person = someone(s, seat)
  const gained = Math.max(0, Math.min(n, maximum(w, s, seat, what) - person[what]))
  person[what] += gained
  return gained
}

export const isHurt = (w: World, s: Readonly<State>, seat: Seat, what: Track): boolean =>
  someone(s, seat)[what] < maximum(w, s, seat, what)
