/** A language at work: its templates, its way to list things, and the box whose cards it names. */

import { lister, type Say, speaker } from '@vigil/kernel/message'
import type { Adventure, Ally, AncientOne, Component, Investigator, Item, Monster, Mythos, Pack } from '../card.ts'
import type { Key } from './en/catalogue.ts'
import type { Tongue } from './tongue.ts'
import { translated } from './translate.ts'

export interface Voice {
  readonly say: Say<Key>
  /** Whether there are words under this key: refusals and rule sets come with ids of their own. */
  readonly knows: (key: string) => key is Key
  /** "a, b and c" */
  readonly and: (parts: readonly string[]) => string
  /** "a, b or c" */
  readonly or: (parts: readonly string[]) => string
  /** "the Gug" */
  readonly the: (name: string) => string
  readonly box: Box
}

/** The pack by id. */
export interface Box {
  readonly pack: Pack
  readonly all: ReadonlyMap<string, Component>
  /** Adventures and Other Worlds. */
  readonly adventures: ReadonlyMap<string, Adventure>
  readonly monsters: ReadonlyMap<string, Monster>
  readonly mythos: ReadonlyMap<string, Mythos>
  readonly items: ReadonlyMap<string, Item>
  readonly allies: ReadonlyMap<string, Ally>
  readonly investigators: ReadonlyMap<string, Investigator>
  readonly ancientOnes: ReadonlyMap<string, AncientOne>
}

const byId = <C extends Component>(cards: readonly C[]): Map<string, C> => new Map(cards.map((card) => [card.id, card]))

const boxOf = (pack: Pack): Box => {
  const { mythos, monsters, items, allies, investigators, ancientOnes, entrance } = pack
  const adventures = [...pack.adventures, ...pack.otherWorlds]
  return {
    pack,
    all: byId<Component>([
      ...adventures,
      ...mythos,
      ...monsters,
      ...items,
      ...allies,
      ...investigators,
      ...ancientOnes,
      entrance,
    ]),
    adventures: byId(adventures),
    monsters: byId(monsters),
    mythos: byId(mythos),
    items: byId(items),
    allies: byId(allies),
    investigators: byId(investigators),
    ancientOnes: byId(ancientOnes),
  }
}

export const voiceOf = (pack: Pack, tongue: Tongue): Voice => {
  const { locale, catalogue, box, the } = tongue
  return {
    say: speaker(locale, catalogue),
    knows: (key): key is Key => Object.hasOwn(catalogue, key),
    and: lister(tongue.and),
    or: lister(tongue.or),
    the,
    box: boxOf(translated(pack, box)),
  }
}

/** A clause as a sentence. Names may bring their own mark: "Did You Hear That?" */
export const sentence = (clause: string): string => stop(capital(clause))

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const stop = (text: string): string => (text === '' || /[.?!…]$/.test(text) ? text : `${text}.`)

/** No second mark after a name that ends in one. */
export const tidy = (text: string): string => text.replace(/([?!])\.(?=$|\s)/g, '$1')
