/** A set-up from outside: known names, no investigator twice, two to five seats (DMD-CORE-01, DMD-SOLO-01). */
import { no, ok, type Refusal, type Result, refusal } from '@vigil/kernel'
import type { Pack } from './card.ts'
import type { Setup } from './kind.ts'

export const FEWEST_SEATS = 2
export const MOST_SEATS = 5
export const RANDOM = 'random'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const nameFault = (code: string, rule: string, value: unknown, known: readonly string[]): Refusal | undefined =>
  value === RANDOM || known.some((id) => id === value)
    ? undefined
    : refusal(code, rule, { value: String(value), known: known.join(', ') })

const seatsFault = (pack: Pack, seats: unknown): Refusal | undefined => {
  if (!Array.isArray(seats) || seats.length > MOST_SEATS)
    return refusal('setup.seats', 'DMD-CORE-01', { least: FEWEST_SEATS, most: MOST_SEATS })
  if (seats.length < FEWEST_SEATS) return refusal('setup.solo', 'DMD-SOLO-01', { least: FEWEST_SEATS })
  const ids = pack.investigators.map(({ id }) => id)
  if (seats.length > ids.length) return refusal('setup.seats', 'DMD-CORE-01', { least: FEWEST_SEATS, most: ids.length })
  const named: unknown[] = seats.filter((id) => id !== RANDOM)
  const strange = named.map((id) => nameFault('setup.investigator', 'DMD-SETUP-08', id, ids)).find((fault) => fault)
  const twice = named.find((id, i) => named.indexOf(id) !== i)
  return strange ?? (twice === undefined ? undefined : refusal('setup.twice', 'DMD-SETUP-08', { value: String(twice) }))
}

const faultOf = (pack: Pack, setup: Record<string, unknown>): Refusal | undefined => {
  const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)
  const box =
    nameFault('setup.episode', 'DMD-CORE-02', setup.episode, ids(pack.episodes)) ??
    nameFault('setup.elderOne', 'DMD-CORE-02', setup.elderOne, ids(pack.elderOnes)) ??
    seatsFault(pack, setup.investigators)
  if (box) return box
  const { first } = setup
  const count = Array.isArray(setup.investigators) ? setup.investigators.length : 0
  const seated = typeof first === 'number' && Number.isInteger(first) && first >= 0 && first < count
  return first === undefined || first === RANDOM || seated
    ? undefined
    : refusal('setup.firstPlayer', 'DMD-SETUP-11', { value: String(first) })
}

export const checkSetup = (pack: Pack, setup: unknown): Result<Setup, Refusal> => {
  if (!isRecord(setup)) return no(refusal('setup.shape'))
  const fault = faultOf(pack, setup)
  return fault ? no(fault) : ok(setup as unknown as Setup)
}
