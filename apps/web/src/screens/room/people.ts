/** Who is who around a table, in words. */
import type { Kind, Seat } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import { chairOf } from '@vigil/table/room'
import type { Speech } from '../../face.ts'
import { sayIn } from '../../words/phrases.ts'
import { roomWords } from './room-words.ts'

export const chairName = ({ company }: Known<Kind>, chair: number, language: 'en' | 'de'): string => {
  const name = company.chairs[chair]?.name ?? ''
  return name === '' ? sayIn(roomWords, language)('chair', { n: chair + 1 }) : name
}

export const seatsText = (seats: readonly Seat[], view: unknown, speech: Speech<Kind>): string =>
  new Intl.ListFormat(speech.language).format(seats.map((seat) => speech.seatName(seat, view)))

/** The chair that is asked now; undefined where nobody is. */
export const askedChair = ({ glance: { waits }, company }: Known<Kind>): number | undefined => {
  if (waits.is !== 'decision') return undefined
  const chair = chairOf(company, waits.decision.seat)
  return chair < 0 ? undefined : chair
}

export const isHost = ({ you, company }: Known<Kind>): boolean => you.chair !== null && you.chair === company.host

/** Whether somebody else who is there has to agree before anything is taken back. */
export const asksForUndo = ({ you, company, present }: Known<Kind>): boolean =>
  company.options.undo === 'consent' &&
  present.some((chair) => chair !== you.chair && company.chairs[chair]?.bot === null)
