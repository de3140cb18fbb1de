/** What everybody may read on the cards, indexed. */
import type {
  Adventure,
  Ally,
  AncientOne,
  Investigator,
  Item,
  Monster,
  Mythos,
  Pack,
  RuleSet,
  Standing,
} from '@vigil/elder-sign'
import { typeOfMarker } from '@vigil/elder-sign'

export interface Lore {
  readonly pack: Pack
  readonly adventures: ReadonlyMap<string, Adventure>
  readonly items: ReadonlyMap<string, Item>
  readonly allies: ReadonlyMap<string, Ally>
  readonly investigators: ReadonlyMap<string, Investigator>
  readonly ancientOnes: ReadonlyMap<string, AncientOne>
  readonly mythos: ReadonlyMap<string, Mythos>
  readonly monsters: ReadonlyMap<string, Monster>
}

const byId = <C extends { readonly id: string }>(cards: readonly C[]): Map<string, C> =>
  new Map(cards.map((card) => [card.id, card]))

export const loreOf = (pack: Pack): Lore => ({
  pack,
  adventures: byId([...pack.adventures, ...pack.otherWorlds]),
  items: byId(pack.items),
  allies: byId(pack.allies),
  investigators: byId(pack.investigators),
  ancientOnes: byId(pack.ancientOnes),
  mythos: byId(pack.mythos),
  monsters: byId(pack.monsters),
})

export const monsterOf = ({ monsters }: Lore, marker: string): Monster | undefined => monsters.get(typeOfMarker(marker))

/** ES-RULING-87: as the rules of the table have the ability. */
export const abilityOf = ({ investigators }: Lore, id: string, rules: RuleSet): Standing => {
  const known = investigators.get(id)
  return (rules.abilities === 'firstPrinted' ? known?.firstPrinted : undefined) ?? known?.ability.standing ?? {}
}

/** What a trophy is worth at the Entrance. */
export const worthOfPiece = (lore: Lore, piece: string): number =>
  lore.adventures.get(piece)?.trophies ?? monsterOf(lore, piece)?.trophies ?? 0
