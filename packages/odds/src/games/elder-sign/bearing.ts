/** Whose traits and triggers bear on a seat: own ability, allies, the Mythos card in force and the Ancient One. */
import type { Moment, Pack, RuleSet, Standing, Trait, TraitName, TraitOf, View } from '@vigil/elder-sign'

export interface Bearer {
  readonly source: string
  readonly standing: Standing
}

const found = <C extends { readonly id: string }>(list: readonly C[], id: string): C | undefined =>
  list.find((card) => card.id === id)

const ownBearers = (pack: Pack, rules: RuleSet, view: View, seat: number): Bearer[] => {
  const person = view.people[seat]
  if (!person || !('id' in person)) return []
  const investigator = found(pack.investigators, person.id)
  const printed = rules.abilities === 'firstPrinted' ? investigator?.firstPrinted : undefined
  const own = printed ?? investigator?.ability.standing
  return [
    ...(own ? [{ source: person.id, standing: own }] : []),
    ...person.allies.flatMap((id) => {
      const ally = found(pack.allies, id)
      return ally ? [{ source: id, standing: ally.standing }] : []
    }),
  ]
}

const bears = ({ standing }: Bearer, name: TraitName): boolean =>
  standing.traits?.some(({ has }) => has === name) ?? false

/** ES-RULING-89: an investigator may ignore lingering effects that harm. */
export const ignoresMythos = (pack: Pack, rules: RuleSet, view: View, seat: number): boolean =>
  view.mythos !== null &&
  found(pack.mythos, view.mythos)?.lingering.tone === 'harm' &&
  ownBearers(pack, rules, view, seat).some((bearer) => bears(bearer, 'ignoreLingering'))

export const bearersOn = (pack: Pack, rules: RuleSet, view: View, seat: number): Bearer[] => {
  const mythos = view.mythos === null ? undefined : found(pack.mythos, view.mythos)
  const ancient = found(pack.ancientOnes, view.ancientOne)
  return [
    ...ownBearers(pack, rules, view, seat),
    ...(mythos && !ignoresMythos(pack, rules, view, seat) ? [{ source: mythos.id, standing: mythos.lingering }] : []),
    ...(ancient ? [{ source: ancient.id, standing: ancient.ability.standing }] : []),
  ]
}

const isNamed = <N extends TraitName>(trait: Trait, name: N): trait is TraitOf<N> => trait.has === name

export const traitsOf = <N extends TraitName>(
  bearers: readonly Bearer[],
  name: N,
): { readonly source: string; readonly value: TraitOf<N> }[] =>
  bearers.flatMap(({ source, standing }) =>
    (standing.traits ?? []).flatMap((value) => (isNamed(value, name) ? [{ source, value }] : [])),
  )

export const triggered = (bearers: readonly Bearer[], on: Moment) =>
  bearers.flatMap(({ standing }) => (standing.triggers ?? []).filter((trigger) => trigger.on === on))
