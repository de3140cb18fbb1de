/** A pack and a rule set, indexed for play. Built once, read only. */
import type { Adventure, Ally, AncientOne, Investigator, Item, Monster, Mythos, Pack } from './card.ts'
import type { Effect, Moment, Need, Quantity, Standing, Trait, TraitName, Trigger } from './effects/vocabulary.ts'
import { type Requirement, requirementOf } from './nouns/requirement.ts'
import { eventClassOf } from './rulesets/difficulty.ts'
import type { RuleSet } from './rulesets/seams.ts'
import { type DeckName, ENTRANCE } from './state.ts'

/** A standing, filed by what one asks of it. */
export interface StandingIndex {
  readonly traits: { readonly [N in TraitName]?: readonly Trait[] }
  readonly triggers: { readonly [M in Moment]?: readonly Trigger[] }
  readonly modifiers: { readonly [Q in Quantity]?: number }
  /** All of these names together. */
  readonly names: readonly string[]
}

export interface World {
  readonly pack: Pack
  readonly rules: RuleSet
  readonly adventures: ReadonlyMap<string, Adventure>
  readonly items: ReadonlyMap<string, Item>
  readonly allies: ReadonlyMap<string, Ally>
  readonly investigators: ReadonlyMap<string, Investigator>
  readonly ancientOnes: ReadonlyMap<string, AncientOne>
  readonly mythos: ReadonlyMap<string, Mythos>
  /** By the id of an investigator, ally, Mythos card or Ancient One. */
  readonly standings: ReadonlyMap<string, StandingIndex>
  /** By marker: `cultist#3`. */
  readonly monsters: ReadonlyMap<string, Monster>
  readonly markers: readonly string[]
  /** What each deck holds before the game. */
  readonly decks: { readonly [D in DeckName]: readonly string[] }
  readonly masks: readonly string[]
  /** Mythos cards that a difficulty keeps out of the game (ES-RULING-98). */
  readonly aside: readonly string[]
  /** Requirements of a row of symbols, worked out once. */
  readonly requirement: (needs: readonly Need[]) => Requirement
}

/** Markers of one type are told apart by a number, so that each can lie somewhere. */
export const markersOf = (monster: Monster): string[] =>
  monster.count === 1 ? [monster.id] : Array.from({ length: monster.count }, (_, i) => `${monster.id}#${i + 1}`)

export const typeOfMarker = (marker: string): string => {
  const hash = marker.indexOf('#')
  return hash < 0 ? marker : marker.slice(0, hash)
}

const byId = <C extends { readonly id: string }>(cards: readonly C[]): Map<string, C> =>
  new Map(inOneShape(cards).map((card) => [card.id, card]))

/**
 * One shape for all cards of a kind, whatever their authors left out, and not frozen like the pack: the engine reads
 * such records quickly.
 */
const inOneShape = <C extends object>(cards: readonly C[]): C[] => {
  const keys = [...new Set(cards.flatMap((card) => Object.keys(card)))] as (keyof C)[]
  return cards.map((card) => {
    const made = {} as C
    for (const key of keys) made[key] = card[key]
    return made
  })
}

const indexOf = (standing: Standing): StandingIndex => {
  const traits: { [N in TraitName]?: Trait[] } = {}
  for (const trait of standing.traits ?? []) traits[trait.has] = [...(traits[trait.has] ?? []), trait]
  const triggers: { [M in Moment]?: Trigger[] } = {}
  for (const trigger of standing.triggers ?? []) triggers[trigger.on] = [...(triggers[trigger.on] ?? []), trigger]
  const modifiers: { [Q in Quantity]?: number } = {}
  for (const { of, add } of standing.modifiers ?? []) modifiers[of] = (modifiers[of] ?? 0) + add
  return { traits, triggers, modifiers, names: [traits, triggers, modifiers].flatMap(Object.keys) }
}

const standingsIn = (pack: Pack, { abilities }: RuleSet): Map<string, StandingIndex> =>
  new Map([
    ...pack.investigators.map(
      ({ id, ability, firstPrinted }) =>
        [id, indexOf((abilities === 'firstPrinted' ? firstPrinted : undefined) ?? ability.standing)] as const,
    ),
    ...pack.ancientOnes.map(({ id, ability }) => [id, indexOf(ability.standing)] as const),
    ...pack.allies.map(({ id, standing }) => [id, indexOf(standing)] as const),
    ...pack.mythos.map(({ id, lingering }) => [id, indexOf(lingering)] as const),
  ])

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)

const decksIn = (pack: Pack, { mythosDeck }: RuleSet): World['decks'] => {
  const items = (deck: string) => idsOf(pack.items.filter((item) => item.deck === deck))
  return {
    adventure: idsOf(pack.adventures),
    otherWorld: idsOf(pack.otherWorlds),
    common: items('common'),
    unique: items('unique'),
    spell: items('spell'),
    ally: idsOf(pack.allies),
    mythos: idsOf(pack.mythos.filter((card) => mythosDeck.includes(eventClassOf(card)))),
  }
}

/** ES-FANSEAL-02, -04..-06, ES-RULING-76: the Ancient One and the Entrance as places where something can be attempted. */
const placesOf = (pack: Pack, rules: RuleSet): Adventure[] => {
  if (rules.ancientOne !== 'location') return []
  const place = { kind: 'adventure', ordered: false, trophies: 0, penalties: [], origin: 'vigil' } as const
  return [
    ...pack.ancientOnes.map(
      ({ id, name, battle, attack, location }): Adventure => ({
        ...place,
        id,
        name,
        tasks: [{ needs: location?.needs ?? battle }],
        terror: location?.attack ?? attack,
        rewards: [],
      }),
    ),
    { ...place, id: ENTRANCE, name: pack.entrance.name, tasks: [], rewards: [] },
  ]
}

export const worldOf = (pack: Pack, rules: RuleSet): World => {
  const monsters = new Map<string, Monster>()
  for (const monster of inOneShape(pack.monsters))
    for (const marker of markersOf(monster)) monsters.set(marker, monster)
  const known = new WeakMap<readonly Need[], Requirement>()
  const decks = decksIn(pack, rules)
  return {
    pack,
    rules,
    adventures: byId([...pack.adventures, ...pack.otherWorlds, ...placesOf(pack, rules)]),
    items: byId(pack.items),
    allies: byId(pack.allies),
    investigators: byId(pack.investigators),
    ancientOnes: byId(pack.ancientOnes),
    mythos: byId(pack.mythos),
    decks,
    aside: idsOf(pack.mythos).filter((id) => !decks.mythos.includes(id)),
    standings: standingsIn(pack, rules),
    monsters,
    markers: [...monsters].filter(([, monster]) => !monster.mask).map(([marker]) => marker),
    masks: [...monsters].filter(([, monster]) => monster.mask).map(([marker]) => marker),
    requirement(needs) {
      let found = known.get(needs)
      if (!found) {
        found = requirementOf(needs)
        known.set(needs, found)
      }
      return found
    },
  }
}

const found = <C>(map: ReadonlyMap<string, C>, id: string): C => {
  const card = map.get(id)
  if (!card) throw new Error(`no component ${id} in this pack`)
  return card
}

export const adventureOf = (w: World, id: string): Adventure => found(w.adventures, id)
export const itemOf = (w: World, id: string): Item => found(w.items, id)
export const allyOf = (w: World, id: string): Ally => found(w.allies, id)
export const investigatorOf = (w: World, id: string): Investigator => found(w.investigators, id)
export const ancientOneOf = (w: World, id: string): AncientOne => found(w.ancientOnes, id)
/** ES-FANSEAL-05: as its location has it, where there is one. */
export const attackOf = (w: World, id: string): readonly Effect[] => {
  const { location, attack } = ancientOneOf(w, id)
  return w.rules.ancientOne === 'location' ? (location?.attack ?? attack) : attack
}
export const mythosOf = (w: World, id: string): Mythos => found(w.mythos, id)
export const monsterOf = (w: World, marker: string): Monster => found(w.monsters, marker)
export const standingOf = (w: World, id: string): StandingIndex => found(w.standings, id)
