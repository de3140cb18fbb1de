/** Seats by number, by name, or by part of a name. */

import type { State } from '@vigil/elder-sign'
import type { Seat } from '@vigil/kernel'
import { fail } from '../failure.ts'
import { suggestion } from '../nearest.ts'
import type { SeatRef } from './setup-shape.ts'

export const seatOf = (s: Readonly<State>, ref: SeatRef): Seat => {
  if (typeof ref === 'number') return s.seats[ref] ? ref : fail(`a seat from 0 to ${s.seats.length - 1}`, String(ref))
  const ids = s.seats.map(({ person }) => person?.id ?? '')
  const exact = ids.indexOf(ref)
  if (exact >= 0) return exact
  const part = ids.findIndex((id) => id.split('-').includes(ref))
  return part >= 0 ? part : fail('an investigator at the table', `'${ref}'${suggestion(ref, ids)}`)
}
