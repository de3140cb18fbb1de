/** What everybody may read on the cards, indexed. */
import {
  type Board,
  boardOf,
  type DiscoveryCard,
  type ElderOneCard,
  type EnemyCard,
  type EpisodeCard,
  type InsanityCard,
  type MythosCard,
  type Pack,
  type Side,
  type SideCard,
  type SkillCard,
  type TokenCard,
} from '@vigil/death-may-die'

export interface Lore {
  readonly pack: Pack
  readonly skills: ReadonlyMap<string, SkillCard>
  readonly insanities: ReadonlyMap<string, InsanityCard>
  readonly enemies: ReadonlyMap<string, EnemyCard>
  readonly mythos: ReadonlyMap<string, MythosCard>
  readonly discovery: ReadonlyMap<string, DiscoveryCard>
  readonly episodes: ReadonlyMap<string, EpisodeCard>
  readonly elderOnes: ReadonlyMap<string, ElderOneCard>
  readonly boards: ReadonlyMap<string, Board>
}

const byId = <C extends { readonly id: string }>(cards: readonly C[]): Map<string, C> =>
  new Map(cards.map((card) => [card.id, card]))

export const loreOf = (pack: Pack): Lore => ({
  pack,
  skills: byId(pack.skills),
  insanities: byId(pack.insanities),
  enemies: byId(pack.enemies),
  mythos: byId([...pack.elderOnes, ...pack.episodes].flatMap(({ mythos }) => mythos)),
  discovery: byId(pack.episodes.flatMap(({ discovery }) => discovery)),
  episodes: byId(pack.episodes),
  elderOnes: byId(pack.elderOnes),
  boards: new Map(pack.episodes.map(({ id, map }) => [id, boardOf(map)])),
})

export const known = <C>(cards: ReadonlyMap<string, C>, id: string): C => {
  const card = cards.get(id)
  if (!card) throw new Error(`no component ${id} in this pack`)
  return card
}

export const sideOf = ({ discovery }: Lore, card: string, side: Side): SideCard | undefined =>
  discovery.get(card)?.[side]

export const tokenCard = (lore: Lore, episode: string, elderOne: string, kind: string): TokenCard | undefined =>
  [...known(lore.episodes, episode).tokens, ...known(lore.elderOnes, elderOne).tokens].find(
    ({ token }) => token === kind,
  )
