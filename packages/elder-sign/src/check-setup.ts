/** A set-up from outside: known names, rules that stand together, no investigator twice, one to eight seats (ES-CORE-01). */
import { no, ok, type Refusal, type Result, refusal } from '@vigil/kernel'
import type { Pack } from './card.ts'
import type { Setup } from './kind.ts'
import { DRAFT } from './procedures/setup.ts'
import { keyOfChoice, resolveRules } from './rulesets/choice.ts'
import { switchFault } from './rulesets/choice-fault.ts'
import { EVENTS, eventClassOf, HOURS, LEAST_EVENTS } from './rulesets/difficulty.ts'
import type { RuleSet } from './rulesets/seams.ts'

export const MOST_SEATS = 8
export const RANDOM = 'random'

const unknown = (code: string, value: unknown, known: readonly string[]): Refusal =>
  refusal(code, '', { value: String(value), known: known.join(', ') })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** ES-ORDER-01, ES-RULING-78: Cultists bend rules that only an Ancient One with a location has. */
const ordersFault = (setup: Record<string, unknown>, sets: readonly RuleSet[]): Refusal | undefined => {
  if (setup.orders === undefined || setup.orders === false) return undefined
  if (setup.orders !== true) return refusal('setup.orders', 'ES-ORDER-01')
  const rules = resolveRules(keyOfChoice(setup as unknown as Setup), sets)
  return rules?.ancientOne === 'location' ? undefined : refusal('setup.ordersNeed', 'ES-ORDER-01')
}

const seatsFault = (pack: Pack, seats: unknown): Refusal | undefined => {
  if (!Array.isArray(seats) || seats.length < 1 || seats.length > MOST_SEATS)
    return refusal('setup.seats', 'ES-CORE-01', { most: MOST_SEATS })
  const ids = pack.investigators.map(({ id }) => id)
  if (seats.length > ids.length) return refusal('setup.seats', 'ES-CORE-01', { most: ids.length })
  const named = seats.filter((id) => id !== RANDOM && id !== DRAFT)
  const strange = named.find((id) => !ids.includes(id))
  if (strange !== undefined) return unknown('setup.investigator', strange, ids)
  const twice = named.find((id, i) => named.indexOf(id) !== i)
  return twice === undefined ? undefined : refusal('setup.twice', 'ES-SETUP-07', { value: twice })
}

/** ES-DIFF-02, ES-RULING-98 */
const eventsFault = (pack: Pack, events: unknown): Refusal | undefined => {
  if (events === undefined) return undefined
  const known = EVENTS.join(', ')
  if (!Array.isArray(events) || events.length === 0) return refusal('setup.noEvents', 'ES-DIFF-02', { known })
  const strange: unknown = events.find((each) => !EVENTS.includes(each))
  if (strange !== undefined) return refusal('setup.events', 'ES-DIFF-02', { value: String(strange), known })
  const n = pack.mythos.filter((card) => events.includes(eventClassOf(card))).length
  return n < LEAST_EVENTS ? refusal('setup.fewEvents', 'ES-RULING-98', { n, least: LEAST_EVENTS }) : undefined
}

const difficultyFault = (pack: Pack, difficulty: unknown): Refusal | undefined => {
  if (difficulty === undefined) return undefined
  if (!isRecord(difficulty)) return refusal('setup.difficulty', 'ES-DIFF-01')
  const { hours, events } = difficulty
  const told = HOURS.some((each) => each === hours)
  if (hours !== undefined && !told)
    return refusal('setup.hours', 'ES-DIFF-01', { value: String(hours), known: HOURS.join(', ') })
  return eventsFault(pack, events)
}

const rulesFault = (setup: Record<string, unknown>, sets: readonly RuleSet[]): Refusal | undefined => {
  const base = sets.find(({ id }) => id === setup.rules)
  const ids = sets.map(({ id }) => id)
  return base ? switchFault(base, setup.with, sets) : unknown('setup.rules', setup.rules, ids)
}

const faultOf = (pack: Pack, setup: Record<string, unknown>, sets: readonly RuleSet[]): Refusal | undefined => {
  const rules = rulesFault(setup, sets) ?? difficultyFault(pack, setup.difficulty) ?? ordersFault(setup, sets)
  if (rules) return rules
  const ancients = pack.ancientOnes.map(({ id }) => id)
  if (setup.ancientOne !== RANDOM && setup.ancientOne !== DRAFT && !ancients.some((id) => id === setup.ancientOne))
    return unknown('setup.ancientOne', setup.ancientOne, ancients)
  const seats = seatsFault(pack, setup.investigators)
  if (seats) return seats
  const { first } = setup
  const count = Array.isArray(setup.investigators) ? setup.investigators.length : 0
  const seated = typeof first === 'number' && Number.isInteger(first) && first >= 0 && first < count
  return first === undefined || first === RANDOM || seated
    ? undefined
    : refusal('setup.firstPlayer', 'ES-SETUP-09', { value: String(first) })
}

export const checkSetup = (pack: Pack, setup: unknown, sets: readonly RuleSet[]): Result<Setup, Refusal> => {
  if (!isRecord(setup)) return no(refusal('setup.shape'))
  const fault = faultOf(pack, setup, sets)
  return fault ? no(fault) : ok(setup as unknown as Setup)
}
