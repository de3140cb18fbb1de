/** What skills, claimed cards and held tokens give somebody, as far as it bears on numbers. */
import type { PersonView, Test, Trait, TraitName, TraitOf } from '@vigil/death-may-die'
import { sideOf, tokenCard } from './lore.ts'
import { holds, markerAt, type Spot, spaceAt } from './spot.ts'

const markOf = ({ lore, episode }: Spot, marker: string): boolean =>
  lore !== undefined && episode.markers.some((card) => card.marker === marker)

const nearThreshold = ({ lore }: Spot, sanity: number, near: boolean): boolean =>
  lore.pack.tracks.thresholds.some(({ at }) => at === sanity || (near && at === sanity + 1))

/** Whether a condition on a card holds; what the bot does not look into, it takes to be so. */
export const seemsTrue = (spot: Spot, person: PersonView, test: Test): boolean => {
  if ('not' in test) return !seemsTrue(spot, person, test.not)
  if ('all' in test) return test.all.every((part) => seemsTrue(spot, person, part))
  if ('any' in test) return test.any.some((part) => seemsTrue(spot, person, part))
  if ('skill' in test) return person.skills.some(({ skill, level }) => skill === test.skill && level > 0)
  if ('holds' in test) return holds(person, test.holds) >= (test.atLeast ?? 1)
  if ('wounds' in test) return person.wounds >= test.wounds
  if ('sanity' in test) return nearThreshold(spot, person.sanity, test.sanity === 'nearThreshold')
  if ('marker' in test && markOf(spot, test.marker)) {
    const at = markerAt(spot.view, test.marker)
    return test.is === undefined ? at >= (test.atLeast ?? 0) : at === test.is
  }
  if ('trait' in test) {
    const wanted = typeof test.trait === 'string' ? [test.trait] : test.trait
    return person.cards.some(({ card, side }) =>
      sideOf(spot.lore, card, side)?.traits?.some((trait) => wanted.includes(trait)),
    )
  }
  if ('has' in test) return person.cards.some(({ card, side }) => sideOf(spot.lore, card, side)?.tag === test.has)
  return !('in' in test) || spaceAt(spot.view, person.at) !== undefined
}

/** One look at somebody sees the same gifts every time. */
const given = new WeakMap<PersonView, ReadonlyMap<string, readonly Trait[]>>()

const byName = ({ lore, view }: Spot, person: PersonView): ReadonlyMap<string, readonly Trait[]> => {
  const found = new Map<string, Trait[]>()
  const add = (traits: readonly Trait[] | undefined): void => {
    for (const trait of traits ?? []) {
      const all = found.get(trait.has)
      if (all) all.push(trait)
      else found.set(trait.has, [trait])
    }
  }
  for (const { skill, level } of person.skills) add(lore.skills.get(skill)?.levels[level - 1])
  for (const { card, side } of person.cards) add(sideOf(lore, card, side)?.standing)
  for (const { kind, face } of person.tokens)
    add(tokenCard(lore, view.episode, view.elderOne, kind)?.faces?.find((each) => each.face === face)?.traits)
  return found
}

const NO_TRAITS: readonly never[] = []

/** Traits of one kind, whoever gives them. */
export const gifts = <N extends TraitName>(spot: Spot, person: PersonView, name: N): readonly TraitOf<N>[] => {
  const known = given.get(person) ?? byName(spot, person)
  given.set(person, known)
  // Filed under their own names.
  return (known.get(name) as readonly TraitOf<N>[] | undefined) ?? NO_TRAITS
}

const fits = (on: readonly string[] | undefined, tags: readonly string[]): boolean =>
  on === undefined || on.some((tag) => tags.includes(tag))

/** Bonus dice on a roll of his own with these tags. */
export const bonusOn = (spot: Spot, person: PersonView, tags: readonly string[]): number => {
  let n = person.dice
  for (const { on, if: test, withSkill, n: plain } of gifts(spot, person, 'dice')) {
    if (!fits(on, tags) || (test && !seemsTrue(spot, person, test))) continue
    const able = withSkill && person.skills.some(({ skill, level }) => skill === withSkill.skill && level > 0)
    n += able ? withSkill.n : plain
  }
  return n
}

/** Elder signs that count as successes on his own rolls: how many at most, and what each is worth. */
export const eldersFor = (spot: Spot, person: PersonView, tags: readonly string[]): { most: number; worth: number } => {
  let most = 0
  let worth = 1
  for (const trait of gifts(spot, person, 'count')) {
    if (trait.what !== 'elder' || trait.tentacle || !fits(trait.on, tags)) continue
    most += trait.most ?? 99
    worth = Math.max(worth, trait.worth ?? 1)
  }
  return { most, worth }
}

export const strideOf = (spot: Spot, person: PersonView): number =>
  gifts(spot, person, 'stride').reduce(
    (n, trait) => n + (trait.action === undefined && (!trait.if || seemsTrue(spot, person, trait.if)) ? trait.n : 0),
    3,
  )

/** Rules of the episode that somebody's cards set aside. */
export const suspends = (spot: Spot, person: PersonView, rule: string): boolean =>
  gifts(spot, person, 'suspend').some((trait) => trait.rule === rule)
