/** A pack indexed for play. Built once, read only. */
import type {
  DiscoveryCard,
  ElderOneCard,
  EnemyCard,
  EpisodeCard,
  InsanityCard,
  InvestigatorCard,
  MythosCard,
  Pack,
  SideCard,
  StageCard,
  TokenCard,
  TokenFace,
} from './card.ts'
import type { Trait, TraitName } from './effects/vocabulary.ts'
import { type Board, boardOf } from './map/board.ts'
import type { Held, State } from './state.ts'

/** Traits, filed by what one asks of them. */
export type TraitIndex = { readonly [N in TraitName]?: readonly Trait[] }

export interface Foe {
  readonly card: EnemyCard
  readonly health: number
  readonly standard: number
  readonly bonus: number
  readonly traits: TraitIndex
}

export interface SideInPlay {
  readonly card: SideCard
  readonly traits: TraitIndex
}

export interface FaceInPlay {
  readonly card: TokenFace
  readonly traits: TraitIndex
}

export interface TokenInPlay {
  readonly card: TokenCard
  readonly faces: ReadonlyMap<string, FaceInPlay>
}

/** What one episode and one Elder One bring together (DMD-CORE-02). */
export interface Cast {
  readonly episode: EpisodeCard
  readonly elderOne: ElderOneCard
  readonly board: Board
  readonly foes: ReadonlyMap<string, Foe>
  readonly tokens: ReadonlyMap<string, TokenInPlay>
  /** Some token gives its holder something. */
  readonly charms: boolean
  readonly rules: TraitIndex
  readonly stages: readonly { readonly card: StageCard; readonly traits: TraitIndex }[]
}

export interface World {
  readonly pack: Pack
  readonly skills: ReadonlyMap<string, readonly TraitIndex[]>
  /** The skills of each investigator's board, level by level. */
  readonly boards: ReadonlyMap<string, readonly (readonly TraitIndex[])[]>
  readonly investigators: ReadonlyMap<string, InvestigatorCard>
  readonly insanities: ReadonlyMap<string, InsanityCard>
  readonly mythos: ReadonlyMap<string, MythosCard>
  readonly discovery: ReadonlyMap<string, DiscoveryCard>
  readonly left: ReadonlyMap<string, SideInPlay>
  readonly right: ReadonlyMap<string, SideInPlay>
  readonly casts: ReadonlyMap<string, ReadonlyMap<string, Cast>>
  /** Bonus dice by position on the sanity track (DMD-SANITY-06). */
  readonly trackDice: readonly number[]
  /** The next threshold after each position, or the skull. */
  readonly nextThreshold: readonly number[]
}

export const indexOf = (traits: readonly Trait[] = []): TraitIndex => {
  const index: { [N in TraitName]?: Trait[] } = {}
  for (const trait of traits) {
    const list = index[trait.has]
    if (list) list.push(trait)
    else index[trait.has] = [trait]
  }
  return index
}

const found = <C>(map: ReadonlyMap<string, C>, id: string): C => {
  const card = map.get(id)
  if (!card) throw new Error(`no component ${id} in this pack`)
  return card
}

const byId = <C extends { readonly id: string }>(cards: readonly C[]): Map<string, C> =>
  new Map(cards.map((card) => [card.id, card]))

const foesOf = (pack: Pack, episode: EpisodeCard, elderOne: ElderOneCard): Map<string, Foe> => {
  const foes = new Map<string, Foe>()
  for (const { enemy, traits } of [...elderOne.minions, ...episode.monsters]) {
    const card = pack.enemies.find(({ id }) => id === enemy)
    if (!card) throw new Error(`no enemy ${enemy} in this pack`)
    const { health, dice } = card
    foes.set(enemy, { card, health, ...dice, traits: indexOf(traits ?? card.traits) })
  }
  return foes
}

const tokenInPlay = (card: TokenCard): TokenInPlay => ({
  card,
  faces: new Map((card.faces ?? []).map((face) => [face.face, { card: face, traits: indexOf(face.traits) }])),
})

const castOf = (pack: Pack, episode: EpisodeCard, elderOne: ElderOneCard): Cast => {
  const tokens = [...elderOne.tokens, ...episode.tokens]
  return {
    episode,
    elderOne,
    board: boardOf(episode.map),
    foes: foesOf(pack, episode, elderOne),
    tokens: new Map(tokens.map((card) => [card.token, tokenInPlay(card)])),
    charms: tokens.some(({ faces }) => faces?.some(({ traits, use }) => traits ?? use)),
    rules: indexOf(episode.rules.flatMap(({ traits }) => traits)),
    stages: elderOne.stages.map((card) => ({ card, traits: indexOf(card.ongoing) })),
  }
}

const sidesOf = (cards: readonly DiscoveryCard[], side: 'left' | 'right'): Map<string, SideInPlay> => {
  const sides = new Map<string, SideInPlay>()
  for (const { id, [side]: card } of cards) if (card) sides.set(id, { card, traits: indexOf(card.standing) })
  return sides
}

export const worldOf = (pack: Pack): World => {
  const { sanity, thresholds } = pack.tracks
  const discovery = pack.episodes.flatMap((episode) => episode.discovery)
  const positions = Array.from({ length: sanity + 1 }, (_, at) => at)
  const skills = new Map(pack.skills.map(({ id, levels }) => [id, levels.map(indexOf)]))
  return {
    pack,
    skills,
    boards: new Map(pack.investigators.map((card) => [card.id, card.skills.map((skill) => found(skills, skill))])),
    investigators: byId(pack.investigators),
    insanities: byId(pack.insanities),
    mythos: byId([...pack.elderOnes, ...pack.episodes].flatMap((box) => box.mythos)),
    discovery: byId(discovery),
    left: sidesOf(discovery, 'left'),
    right: sidesOf(discovery, 'right'),
    casts: new Map(
      pack.episodes.map((episode) => [
        episode.id,
        new Map(pack.elderOnes.map((elder) => [elder.id, castOf(pack, episode, elder)])),
      ]),
    ),
    trackDice: positions.map((at) => thresholds.filter((mark) => mark.die && mark.at <= at).length),
    nextThreshold: positions.map((at) => Math.min(sanity, ...thresholds.map((m) => m.at).filter((mark) => mark > at))),
  }
}

export const castIn = (w: World, s: Readonly<State>): Cast => found(found(w.casts, s.episode), s.elderOne)
export const boardIn = (w: World, s: Readonly<State>): Board => castIn(w, s).board
export const mythosOf = (w: World, id: string): MythosCard => found(w.mythos, id)
export const discoveryOf = (w: World, id: string): DiscoveryCard => found(w.discovery, id)
export const insanityOf = (w: World, id: string): InsanityCard => found(w.insanities, id)
export const investigatorOf = (w: World, id: string): InvestigatorCard => found(w.investigators, id)
export const sideOf = (w: World, held: Readonly<Pick<Held, 'card' | 'side'>>): SideInPlay =>
  found(held.side === 'left' ? w.left : w.right, held.card)
export const foeOf = (w: World, s: Readonly<State>, kind: string): Foe => found(castIn(w, s).foes, kind)
export const tokenOf = (w: World, s: Readonly<State>, kind: string): TokenInPlay => found(castIn(w, s).tokens, kind)
