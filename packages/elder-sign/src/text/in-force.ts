/** What a view says about prices and abilities in force, for labels that name them. */
import type { Seat } from '@vigil/kernel'
import type { Effect, Quantity, Standing, Trait, TraitName, TraitOf } from '../effects/vocabulary.ts'
import type { View } from '../view.ts'
import { personIn } from './names.ts'
import { terrorAt } from './places.ts'
import type { Voice } from './voice.ts'

interface Sourced<T> {
  readonly source: string
  readonly value: T
}

/** The investigator's own ability and allies. */
const owned = (v: Voice, view: View, seat: Seat): Sourced<Standing>[] => {
  const person = personIn(view, seat)
  if (!person) return []
  const { box } = v
  const own = box.investigators.get(person.id)?.ability.standing
  return [
    ...(own ? [{ source: person.id, value: own }] : []),
    ...person.allies.flatMap((id) => {
      const standing = box.allies.get(id)?.standing
      return standing ? [{ source: id, value: standing }] : []
    }),
  ]
}

/** ES-ABILITY-12: who may ignore lingering effects does so where they harm. */
const standingsIn = (v: Voice, view: View, seat: Seat): Sourced<Standing>[] => {
  const own = owned(v, view, seat)
  const mythos = view.mythos === null ? undefined : v.box.mythos.get(view.mythos)
  const spared =
    mythos?.lingering.tone === 'harm' &&
    own.some(({ value }) => value.traits?.some(({ has }) => has === 'ignoreLingering'))
  const ancient = v.box.ancientOnes.get(view.ancientOne)
  return [
    ...own,
    ...(mythos && !spared ? [{ source: mythos.id, value: mythos.lingering }] : []),
    ...(ancient ? [{ source: ancient.id, value: ancient.ability.standing }] : []),
  ]
}

export const modifierIn = (v: Voice, view: View, of: Quantity): number =>
  standingsIn(v, view, view.active)
    .flatMap(({ value }) => value.modifiers ?? [])
    .reduce((sum, change) => sum + (change.of === of ? change.add : 0), 0)

const isTrait = <N extends TraitName>(trait: Trait, name: N): trait is TraitOf<N> => trait.has === name

export const traitsIn = <N extends TraitName>(v: Voice, view: View, seat: Seat, name: N): Sourced<TraitOf<N>>[] =>
  standingsIn(v, view, seat).flatMap(({ source, value }) =>
    (value.traits ?? []).flatMap((trait) => (isTrait(trait, name) ? [{ source, value: trait }] : [])),
  )

/** ES-TERROR-01, -02: what a failed roll that shows terror would set off. */
export const terrorIn = (v: Voice, view: View): Effect[] => {
  const place = view.expedition?.card ?? ''
  const shows = view.dice.some(({ at, face }) => at === 'pool' && face === 'T')
  if (place === '' || !shows || traitsIn(v, view, view.active, 'ignoreTerror').length) return []
  const inForce = standingsIn(v, view, view.active).some(({ source }) => source === view.mythos)
  const dread = inForce ? v.box.mythos.get(view.mythos ?? '')?.lingering.terror : undefined
  return [...terrorAt(v, view, place), ...(dread ?? [])]
}
