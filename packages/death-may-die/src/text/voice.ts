/** A language at work: its templates, its way to list things, and the box whose cards it names. */

import { lister, type Say, speaker } from '@vigil/kernel/message'
import type { DiscoveryCard, EpisodeCard, Pack, SideCard, TokenCard } from '../card.ts'
import type { Key } from './en/catalogue.ts'
import type { Inflections, Tongue } from './tongue.ts'
import { translated } from './translate.ts'

export interface Voice extends Inflections {
  readonly say: Say<Key>
  readonly knows: (key: string) => key is Key
  readonly and: (parts: readonly string[]) => string
  readonly or: (parts: readonly string[]) => string
  /** A word English calls by its id: `flooded`, `weapon`, `run`. */
  readonly word: (id: string) => string
  readonly pack: Pack
  readonly episodes: ReadonlyMap<string, EpisodeCard>
  readonly discovery: ReadonlyMap<string, DiscoveryCard>
  /** Names by id: investigators, skills, cards, enemies, Elder Ones, episodes, actions. */
  readonly names: ReadonlyMap<string, string>
  readonly sides: ReadonlyMap<string, SideCard>
  readonly tags: ReadonlyMap<string, string>
  readonly tokens: ReadonlyMap<string, TokenCard>
  readonly markers: ReadonlyMap<string, EpisodeCard['markers'][number]>
}

const namesIn = (pack: Pack): [string, string][] => {
  const boxes = [...pack.episodes, ...pack.elderOnes]
  const cards = [
    ...pack.skills,
    ...pack.investigators,
    ...pack.insanities,
    ...pack.enemies,
    ...boxes,
    ...boxes.flatMap(({ mythos }) => mythos),
    ...pack.episodes.flatMap(({ discovery, actions }) => [...discovery, ...actions]),
  ]
  // Enemies keep their names where a Mythos card is called after one.
  return [...cards, ...pack.enemies].map(({ id, name }) => [id, name])
}

const byId = <C extends { readonly id: string }>(cards: readonly C[]): Map<string, C> =>
  new Map(cards.map((card) => [card.id, card]))

export const voiceOf = (printed: Pack, tongue: Tongue): Voice => {
  const { language: _, locale, catalogue, box, and, or, ...inflections } = tongue
  const pack = translated(printed, box)
  const discovery = pack.episodes.flatMap((episode) => episode.discovery)
  const sides = discovery.flatMap(({ id, left, right }): [string, SideCard][] => [
    ...(left ? ([[`${id}:left`, left]] as [string, SideCard][]) : []),
    ...(right ? ([[`${id}:right`, right]] as [string, SideCard][]) : []),
  ])
  return {
    say: speaker(locale, catalogue),
    knows: (key): key is Key => Object.hasOwn(catalogue, key),
    and: lister(and),
    or: lister(or),
    word: (id) => box.words?.[id] ?? id,
    ...inflections,
    pack,
    episodes: byId(pack.episodes),
    discovery: byId(discovery),
    names: new Map(namesIn(pack)),
    sides: new Map(sides),
    tags: new Map(sides.map(([, { tag, name }]) => [tag, name])),
    tokens: new Map(
      [...pack.elderOnes, ...pack.episodes].flatMap(({ tokens }) => tokens.map((card) => [card.token, card])),
    ),
    markers: new Map(pack.episodes.flatMap(({ markers }) => markers.map((card) => [card.marker, card]))),
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** No second mark after a name that brings one: "Fire Vampire!" */
export const tidy = (text: string): string => text.replace(/([?!])\.(?=$|\s)/g, '$1')

export const sentence = (clause: string): string => {
  const text = capital(clause)
  return text === '' || /[.?!…]$/.test(text) ? text : `${text}.`
}
