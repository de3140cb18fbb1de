/** A pack in another language: other names, the same cards. */
import type { DiscoveryCard, ElderOneCard, EpisodeCard, MythosCard, Pack, SideCard, TokenCard } from '../card.ts'
import type { BoxWords, ById, EpisodeWords } from './tongue.ts'

const named = <C extends { readonly id: string; readonly name: string }>(names: ById<string> = {}, card: C): C =>
  names[card.id] === undefined ? card : { ...card, name: names[card.id] }

const token = ({ tokens = {} }: BoxWords, card: TokenCard): TokenCard => ({
  ...card,
  name: tokens[card.token] ?? card.name,
  ...(card.faces && {
    faces: card.faces.map((face) => ({ ...face, name: tokens[`${card.token}:${face.face}`] ?? face.name })),
  }),
})

const mythos = (names: ById<string> | undefined, cards: readonly MythosCard[]): MythosCard[] =>
  cards.map((card) => named(names, card))

const side = ({ sides = {} }: BoxWords, card: SideCard): SideCard => ({ ...card, name: sides[card.tag] ?? card.name })

const discovery = (box: BoxWords, words: EpisodeWords | undefined, card: DiscoveryCard): DiscoveryCard => {
  const [name, read] = words?.discovery[card.id] ?? [card.name, card.read]
  return {
    ...card,
    name,
    read,
    ...(card.left && { left: side(box, card.left) }),
    ...(card.right && { right: side(box, card.right) }),
  }
}

const elderOne = (box: BoxWords, card: ElderOneCard): ElderOneCard => ({
  ...card,
  tokens: card.tokens.map((one) => token(box, one)),
  mythos: mythos(box.mythos, card.mythos),
})

const episode = (box: BoxWords, card: EpisodeCard): EpisodeCard => {
  const words = box.episodes?.[card.id]
  return {
    ...card,
    name: words?.name ?? card.name,
    setting: words?.setting ?? card.setting,
    opening: words?.opening ?? card.opening,
    goal: { ...card.goal, summary: words?.goal ?? card.goal.summary },
    actions: card.actions.map((action) => named(words?.actions, action)),
    rules: card.rules.map((rule) => ({ ...rule, summary: words?.rules[rule.id] ?? rule.summary })),
    tokens: card.tokens.map((one) => token(box, one)),
    markers: card.markers.map((marker) => {
      const [name, values] = words?.markers?.[marker.marker] ?? [marker.name, marker.values]
      return { ...marker, name, values }
    }),
    map: {
      ...card.map,
      spaces: card.map.spaces.map((space) => ({ ...space, name: words?.spaces[space.id] ?? space.name })),
    },
    mythos: mythos(words?.mythos, card.mythos),
    discovery: card.discovery.map((one) => discovery(box, words, one)),
  }
}

export const translated = (pack: Pack, box: BoxWords): Pack => ({
  ...pack,
  name: box.packs?.[pack.id] ?? pack.name,
  skills: pack.skills.map((card) => named(box.cards, card)),
  insanities: pack.insanities.map((card) => named(box.cards, card)),
  enemies: pack.enemies.map((card) => named(box.cards, card)),
  elderOnes: pack.elderOnes.map((card) => elderOne(box, card)),
  episodes: pack.episodes.map((card) => episode(box, card)),
})
