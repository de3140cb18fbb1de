/** What holds for an investigator: own ability, allies, the Mythos card in force and the Ancient One. */
import type { Seat } from '@vigil/kernel'
import type { Forbidden, Quantity, Standing, Trait, TraitName, TraitOf } from '../effects/vocabulary.ts'
import type { State } from '../state.ts'
import { allyOf, ancientOneOf, investigatorOf, mythosOf, type World } from '../world.ts'

export interface Sourced<T> {
  readonly source: string
  readonly value: T
}

const ofPerson = (w: World, s: Readonly<State>, seat: Seat): Sourced<Standing>[] => {
  const person = s.seats[seat]?.person
  if (!person) return []
  const own: Sourced<Standing>[] = [{ source: person.id, value: investigatorOf(w, person.id).ability.standing }]
  for (const ally of person.allies) own.push({ source: ally, value: allyOf(w, ally).standing })
  return own
}

const owns = (w: World, s: Readonly<State>, seat: Seat, name: TraitName): boolean =>
  ofPerson(w, s, seat).some(({ value }) => value.traits?.some((trait) => trait.has === name))

/** An investigator who may ignore lingering effects does so where they harm (docs/rules, ES-ABILITY-12). */
export const ignoresMythos = (w: World, s: Readonly<State>, seat: Seat): boolean =>
  s.mythos !== null && mythosOf(w, s.mythos).lingering.tone === 'harm' && owns(w, s, seat, 'ignoreLingering')

/** ES-AO-02: the Ancient One's ability holds to the end; ES-MYTHOS-04: the Mythos card's while it lies face up. */
export const standingsOf = (w: World, s: Readonly<State>, seat: Seat): Sourced<Standing>[] => {
  const all = ofPerson(w, s, seat)
  if (s.mythos !== null && !ignoresMythos(w, s, seat))
    all.push({ source: s.mythos, value: mythosOf(w, s.mythos).lingering })
  if (s.ancientOne) all.push({ source: s.ancientOne, value: ancientOneOf(w, s.ancientOne).ability.standing })
  return all
}

export const traits = <N extends TraitName>(
  w: World,
  s: Readonly<State>,
  seat: Seat,
  name: N,
): Sourced<TraitOf<N>>[] => {
  const found: Sourced<TraitOf<N>>[] = []
  for (const { source, value } of standingsOf(w, s, seat)) {
    for (const trait of value.traits ?? []) if (isTrait(trait, name)) found.push({ source, value: trait })
  }
  return found
}

const isTrait = <N extends TraitName>(trait: Trait, name: N): trait is TraitOf<N> => trait.has === name

export const has = (w: World, s: Readonly<State>, seat: Seat, name: TraitName): boolean =>
  traits(w, s, seat, name).length > 0

export const forbids = (w: World, s: Readonly<State>, seat: Seat, what: Forbidden): string | undefined =>
  traits(w, s, seat, 'forbid').find(({ value }) => value.what === what)?.source

export const modifier = (w: World, s: Readonly<State>, seat: Seat, of: Quantity): number => {
  let sum = 0
  for (const { value } of standingsOf(w, s, seat)) {
    for (const change of value.modifiers ?? []) if (change.of === of) sum += change.add
  }
  return sum
}
