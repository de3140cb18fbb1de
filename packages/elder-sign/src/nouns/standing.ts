/** What holds for an investigator: own ability, allies, the Mythos card in force and the Ancient One. */
import type { Seat } from '@vigil/kernel'
import type { Forbidden, Moment, Quantity, TraitName, TraitOf, Trigger } from '../effects/vocabulary.ts'
import type { Person, State } from '../state.ts'
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
 * The sources around a seat, in a fixed order.
 * ES-AO-02: the Ancient One's ability holds to the end; ES-MYTHOS-04: the Mythos card's while it lies face up.
 */
const sourcesAround = (s: Readonly<State>, seat: Seat, mythos: boolean): string[] => {
  const person = s.seats[seat]?.person
  const sources = person ? [person.id, ...person.allies] : []
  if (s.mythos !== null && mythos) sources.push(s.mythos)
  if (s.ancientOne) sources.push(s.ancientOne)
  return sources
}

/** Those whose traits and modifiers hold for the seat. */
export const sourcesFor = (w: World, s: Readonly<State>, seat: Seat): string[] =>
  sourcesAround(s, seat, !ignoresMythos(w, s, seat))

const NONE: readonly never[] = []

/** What was asked last for a seat: sets of bearers, and all that the answer depends on. */
interface Borne {
  world: World
  person: Person | null
  id: string
  allies: readonly string[]
  count: number
  mythos: string | null
  ancientOne: string
  names: ReadonlySet<string>
}

const lastAsked: Borne[] = []

const namesFor = (w: World, s: Readonly<State>, person: Person | null): Set<string> => {
  const names = new Set<string>()
  const sources = person ? [person.id, ...person.allies] : []
  if (s.mythos !== null) sources.push(s.mythos)
  if (s.ancientOne) sources.push(s.ancientOne)
  for (const source of sources) for (const name of standingOf(w, source).names) names.add(name)
  return names
}

/** Whether any source in force bears this, before the sources are listed: most questions end here. */
const borne = (w: World, s: Readonly<State>, seat: Seat, what: TraitName | Moment | Quantity): boolean => {
  const person = s.seats[seat]?.person ?? null
  const last = lastAsked[seat]
  if (
    last &&
    last.world === w &&
    last.person === person &&
    last.mythos === s.mythos &&
    last.ancientOne === s.ancientOne &&
    (!person || (last.id === person.id && last.allies === person.allies && last.count === person.allies.length))
  )
    return last.names.has(what)
  const names = namesFor(w, s, person)
  const allies = person?.allies ?? NONE
  lastAsked[seat] = {
    world: w,
    person,
    id: person?.id ?? '',
    allies,
    count: allies.length,
    mythos: s.mythos,
    ancientOne: s.ancientOne,
    names,
  }
  return names.has(what)
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
  // ES-RULING-89: ignored effect by effect, since the museum cannot ignore them.
  return sourcesAround(s, seat, true).flatMap((source) =>
    (standingOf(w, source).triggers[on] ?? []).map((value) => ({ source, value })),
  )
}

export const modifier = (w: World, s: Readonly<State>, seat: Seat, of: Quantity): number => {
  if (!borne(w, s, seat, of)) return 0
  let sum = 0
  for (const source of sourcesFor(w, s, seat)) sum += standingOf(w, source).modifiers[of] ?? 0
  return sum
}
