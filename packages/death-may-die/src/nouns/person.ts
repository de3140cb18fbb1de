/** Investigators: who lives, where they are, what they still can bear. */
import type { Seat } from '@vigil/kernel'
import { NOBODY, type Person, type State } from '../state.ts'
import { sideOf, type World } from '../world.ts'

export const someone = (s: Readonly<State>, seat: Seat): Person => {
  const person = s.seats[seat]
  if (!person) throw new Error(`nobody sits at ${seat}`)
  return person
}

export const isAlive = (s: Readonly<State>, seat: Seat): boolean => s.seats[seat]?.alive === true

/** The living, clockwise from the active player (DMD-SANITY-07). */
export const clockwise = (s: Readonly<State>, from: Seat = s.active): Seat[] => {
  const seats: Seat[] = []
  const n = s.seats.length
  for (let i = 0; i < n; i++) {
    const seat = (from + i) % n
    if (s.seats[seat]?.alive) seats.push(seat)
  }
  return seats
}

export const livingAt = (s: Readonly<State>, space: number): Seat[] =>
  clockwise(s).filter((seat) => s.seats[seat]?.at === space)

export const nextAlive = (s: Readonly<State>): Seat => {
  const n = s.seats.length
  for (let i = 1; i <= n; i++) {
    const seat = (s.active + i) % n
    if (s.seats[seat]?.alive) return seat
  }
  return NOBODY
}

/** Wounds a Companion can still take (DMD-RULING-19). */
export const roomOn = (w: World, person: Readonly<Person>, i: number): number => {
  const held = person.cards[i]
  if (!held) return 0
  const { card } = sideOf(w, held)
  return card.kind === 'companion' ? Math.max(0, (card.health ?? 0) - held.wounds) : 0
}

export const stressRoom = (w: World, person: Readonly<Person>): number =>
  Math.max(0, w.pack.tracks.stress - person.stress)
