/** A language at work: its templates, its way to list things, and the box whose cards it names. */
import type { EpisodeCard, Pack, SideCard, TokenCard } from '../card.ts'
import { en, type Key } from './en/index.ts'
import { type Say, speaker } from './message.ts'

export interface Voice {
  readonly say: Say<Key>
  readonly knows: (key: string) => key is Key
  readonly and: (parts: readonly string[]) => string
  readonly or: (parts: readonly string[]) => string
  readonly pack: Pack
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

export const voiceOf = (pack: Pack): Voice => {
  const and = new Intl.ListFormat('en', { type: 'conjunction' })
  const or = new Intl.ListFormat('en', { type: 'disjunction' })
  const discovery = pack.episodes.flatMap((episode) => episode.discovery)
  const sides = discovery.flatMap(({ id, left, right }): [string, SideCard][] => [
    ...(left ? ([[`${id}:left`, left]] as [string, SideCard][]) : []),
    ...(right ? ([[`${id}:right`, right]] as [string, SideCard][]) : []),
  ])
  return {
    say: speaker('en', en),
    knows: (key): key is Key => Object.hasOwn(en, key),
    and: (parts) => and.format(parts),
    or: (parts) => or.format(parts),
    pack,
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
