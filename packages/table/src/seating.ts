/** Who plays which seat. It travels with the record, as a pack does; a match that people play throughout says nothing. */
import type { Seat } from '@vigil/kernel'

/** By seat: the name of a bot, or null for a person. Seats beyond its end are people's. */
export type Seating = readonly (string | null)[]

/** The longest name that is read out of a file. */
const LONGEST = 40

const asName = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : null

/** Anything may stand in a file: what is no name is a person. */
export const seatingOf = (record: object): Seating =>
  'seating' in record && Array.isArray(record.seating) ? record.seating.map(asName) : []

export const withSeating = <R extends object>(record: R, seating: Seating): R => {
  const { seating: _, ...rest } = record as R & { readonly seating?: unknown }
  return (seating.some((bot) => bot !== null) ? { ...rest, seating } : rest) as R
}

export const botAt = (seating: Seating, seat: Seat): string | null => seating[seat] ?? null

/** The same table with somebody else in one seat. */
export const seated = (seating: Seating, seat: Seat, bot: string | null): Seating =>
  Array.from({ length: Math.max(seating.length, seat + 1) }, (_, at) => (at === seat ? bot : botAt(seating, at)))
