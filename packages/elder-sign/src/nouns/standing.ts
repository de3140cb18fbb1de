/** What holds for an investigator: own ability, allies, the Mythos card in force and the Ancient One. */
import type { Seat } from '@vigil/kernel'
import type { Forbidden, Moment, Quantity, TraitName, TraitOf, Trigger } from '../effects/vocabulary.ts'
import type { State } from '../state.ts'
import { mythosOf, standingOf, type World } from '../world.ts'

export interface Sourced<T> {
  readonly source: string
  readonly value: T
}

const owns = (w: World, s: Readonly<State>, seat: Seat, name: TraitName): boolean => {
  const person = s.seats[seat]?.person
  if (!person) return false
  if (standingOf(w, person.id).traits[name]) return true
  for (const ally of person.allies) if (standingOf(w, ally).traits[name]) return true
  return false
}

/** An investigator who may ignore lingering effects does so where they harm (docs/rules, ES-ABILITY-12). */
export const ignoresMythos = (w: World, s: Readonly<State>, seat: Seat): boolean =>
  s.mythos !== null && mythosOf(w, s.mythos).lingering.tone === 'harm' && owns(w, s, seat, 'ignoreLingering')

/**
 * The sources in force for a seat, in a fixed order.
 * ES-AO-02: the Ancient One's ability holds to the end; ES-MYTHOS-04: the Mythos card's while it lies face up.
 */
export const sourcesFor = (w: World, s: Readonly<State>, seat: Seat): string[] => {
  const person = s.seats[seat]?.person
  const sources = person ? [person.id, ...person.allies] : []
  if (s.mythos !== null && !ignoresMythos(w, s, seat)) sources.push(s.mythos)
  if (s.ancientOne) sources.push(s.ancientOne)
  return sources
}

const NONE: readonly never[] = []

/** Whether any source in force bears this, before the sources are listed: most questions end here. */
const borne = (w: World, s: Readonly<State>, seat: Seat, what: TraitName | Moment | Quantity): boolean => {
  const bearers = w.bearers.get(what)
  if (!bearers) return false
  const person = s.seats[seat]?.person
  if (person) {
    if (bearers.people.has(person.id)) return true
    if (bearers.allies.size) for (const ally of person.allies) if (bearers.allies.has(ally)) return true
  }
  if (bearers.mythos.size && s.mythos !== null && bearers.mythos.has(s.mythos)) return true
  return bearers.ancientOnes.size > 0 && bearers.ancientOnes.has(s.ancientOne)
}

export const traits = <N extends TraitName>(
  w: World,
  s: Readonly<State>,
  seat: Seat,
  name: N,
): readonly Sourced<TraitOf<N>>[] => {
  if (!borne(w, s, seat, name)) return NONE
  const found: Sourced<TraitOf<N>>[] = []
  for (const source of sourcesFor(w, s, seat)) {
    // The index files each trait under its own name.
    const list = standingOf(w, source).traits[name] as readonly TraitOf<N>[] | undefined
    if (list) for (const value of list) found.push({ source, value })
  }
  return found
}

export const has = (w: World, s: Readonly<State>, seat: Seat, name: TraitName): boolean =>
  borne(w, s, seat, name) && traits(w, s, seat, name).length > 0

export const forbids = (w: World, s: Readonly<State>, seat: Seat, what: Forbidden): string | undefined =>
  traits(w, s, seat, 'forbid').find(({ value }) => value.what === what)?.source

export const triggersOn = (w: World, s: Readonly<State>, seat: Seat, on: Moment): readonly Sourced<Trigger>[] => {
  if (!borne(w, s, seat, on)) return NONE
  return sourcesFor(w, s, seat).flatMap((source) =>
    (standingOf(w, source).triggers[on] ?? []).map((value) => ({ source, value })),
  )
}

export const modifier = (w: World, s: Readonly<State>, seat: Seat, of: Quantity): number => {
  if (!borne(w, s, seat, of)) return 0
  let sum = 0
  for (const source of sourcesFor(w, s, seat)) sum += standingOf(w, source).modifiers[of] ?? 0
  return sum
}
