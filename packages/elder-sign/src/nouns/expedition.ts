/** The attempt under way and what it faces. */
import type { Seat } from '@vigil/kernel'
import type { Emit } from '../kind.ts'
import type { Expedition, State } from '../state.ts'
import type { World } from '../world.ts'
import { findCard } from './board.ts'
import type { DieId } from './die.ts'
import { faceOf, setDie } from './pool.ts'
import { halvesOf, type Row, rowsOf } from './row.ts'

export const expeditionOf = (s: Readonly<State>): Expedition => {
  if (!s.expedition) throw new Error('no expedition under way')
  return s.expedition
}

export const openRows = (w: World, s: Readonly<State>): Row[] => {
  const e = expeditionOf(s)
  return rowsOf(w, s, e, findCard(s, e.card))
}

const NONE: readonly Row[] = []

/** ES-MONSTER-13: halves of rows that may be met alone. */
export const halfRows = (w: World, s: Readonly<State>): readonly Row[] => {
  if (w.rules.partialRows === 'whole') return NONE
  const e = expeditionOf(s)
  const card = findCard(s, e.card)
  return card ? halvesOf(w, s, s.active, card, e.done) : NONE
}

/** ES-FOCUS-01, -04, ES-ASSIST-01: one die after a failed roll, its result unchanged. */
export const secureOnMarker = (w: World, s: State, die: DieId, seat: Seat, emit: Emit): void => {
  const face = faceOf(s, die)
  const own = seat === s.active
  setDie(s, die, 'marker', String(seat), face)
  if (w.rules.secures === 'one') expeditionOf(s).maySecure = false
  if (own) s.turn.focused = true
  else s.turn.assisted.push(seat)
  emit?.({ is: 'secured', die, face, on: String(seat), by: own ? 'focus' : 'assist' })
}
