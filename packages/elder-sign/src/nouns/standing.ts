/** What holds for an investigator: own ability, allies, the Mythos card in force and the Ancient One. */
import type { Seat } from '@vigil/kernel'
import type { Forbidden, Moment, Quantity, Trait, TraitName, TraitOf, Trigger } from '../effects/vocabulary.ts'
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

/** What is in force for a seat, as far as anybody has asked, and all that the answers depend on. */
interface InForce {
  readonly world: World
  readonly id: string
  readonly allies: readonly string[]
  readonly mythos: string | null
  readonly ancientOne: string
  /** Of all traits, moments and quantities that some source bears: most questions end here. */
  readonly names: ReadonlySet<string>
  readonly traits: Map<TraitName, readonly Sourced<Trait>[]>
}

/** By seat. Content does not change, so that an answer holds until one of those it depends on does. */
const lastAsked: InForce[] = []

const sameCards = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

const namesAround = (w: World, s: Readonly<State>, seat: Seat): Set<string> => {
  const names = new Set<string>()
  for (const source of sourcesAround(s, seat, true)) for (const name of standingOf(w, source).names) names.add(name)
  return names
}

const inForce = (w: World, s: Readonly<State>, seat: Seat): InForce => {
  const person = s.seats[seat]?.person
  const id = person ? person.id : ''
  const allies = person ? person.allies : NONE
  const last = lastAsked[seat]
  if (
    last &&
    last.world === w &&
    last.id === id &&
    last.mythos === s.mythos &&
    last.ancientOne === s.ancientOne &&
    sameCards(last.allies, allies)
  )
    return last
  const now: InForce = {
    world: w,
    id,
    allies: allies.slice(),
    mythos: s.mythos,
    ancientOne: s.ancientOne,
    names: namesAround(w, s, seat),
    traits: new Map(),
  }
  lastAsked[seat] = now
  return now
}

const listTraits = <N extends TraitName>(
  w: World,
  s: Readonly<State>,
  seat: Seat,
  name: N,
): readonly Sourced<TraitOf<N>>[] => {
  const found: Sourced<TraitOf<N>>[] = []
  for (const source of sourcesFor(w, s, seat)) {
    // The index files each trait under its own name.
    const list = standingOf(w, source).traits[name] as readonly TraitOf<N>[] | undefined
    if (list) for (const value of list) found.push({ source, value })
  }
  return found
}

export const traits = <N extends TraitName>(
  w: World,
  s: Readonly<State>,
  seat: Seat,
  name: N,
): readonly Sourced<TraitOf<N>>[] => {
  const { names, traits: known } = inForce(w, s, seat)
  if (!names.has(name)) return NONE
  let list = known.get(name) as readonly Sourced<TraitOf<N>>[] | undefined
  if (!list) {
    list = listTraits(w, s, seat, name)
    known.set(name, list)
  }
  return list
}

export const has = (w: World, s: Readonly<State>, seat: Seat, name: TraitName): boolean =>
  traits(w, s, seat, name).length > 0

export const forbids = (w: World, s: Readonly<State>, seat: Seat, what: Forbidden): string | undefined => {
  for (const { source, value } of traits(w, s, seat, 'forbid')) if (value.what === what) return source
  return undefined
}

export const triggersOn = (w: World, s: Readonly<State>, seat: Seat, on: Moment): readonly Sourced<Trigger>[] => {
  if (!inForce(w, s, seat).names.has(on)) return NONE
  // ES-RULING-89: ignored effect by effect, since the museum cannot ignore them.
  return sourcesAround(s, seat, true).flatMap((source) =>
    (standingOf(w, source).triggers[on] ?? []).map((value) => ({ source, value })),
  )
}

export const modifier = (w: World, s: Readonly<State>, seat: Seat, of: Quantity): number => {
  if (!inForce(w, s, seat).names.has(of)) return 0
  let sum = 0
  for (const source of sourcesFor(w, s, seat)) sum += standingOf(w, source).modifiers[of] ?? 0
  return sum
}
