/** What somebody holds, as tiles: what can be used comes first. */
import type { DieView, Item, PersonView } from '@vigil/elder-sign'
import type { CardKind } from '../../art/index.ts'
import { type Anchor, handAnchor } from '../anchor.ts'
import type { Scene } from '../scene.ts'
import type { PartSay } from './part-words.ts'
import { firstPress, type Press } from './press.ts'
import { tail } from './reading.ts'

export interface Tile {
  readonly id: string
  readonly kind: CardKind | 'clue' | 'trophy' | 'sign'
  readonly name: string
  readonly text: string
  /** The whole card, for the tip. */
  readonly more: string
  readonly flavour: string
  readonly state: string
  readonly dice: readonly Pick<DieView, 'colour' | 'face'>[]
  readonly press: Press
}

export interface HandModel {
  readonly person: PersonView
  readonly mine: boolean
  readonly ability: { readonly name: string; readonly text: string; readonly used: boolean; readonly press: Press }
  readonly title: string
  readonly tiles: readonly Tile[]
}

const cardTile = (scene: Scene, id: string, state: string): Omit<Tile, 'kind' | 'text'> => {
  const { words, view } = scene
  return {
    id,
    name: words.nameOf(id),
    more: words.componentText(id),
    flavour: words.flavourOf(id),
    state,
    dice: view.dice.filter(({ at, on }) => at === 'spell' && on === id).map(({ colour, face }) => ({ colour, face })),
    press: firstPress(scene, [handAnchor(id)]),
  }
}

const itemText = ({ words }: Scene, { price, effects }: Item): string =>
  [...(price ? [tail(words.effectText(price))] : []), tail(words.effectText(effects))].join(' · ')

const itemTile = (scene: Scene, id: string, state: string): Tile => {
  const item = scene.words.pack.items.find((one) => one.id === id)
  return { ...cardTile(scene, id, state), kind: item?.deck ?? 'common', text: item ? itemText(scene, item) : '' }
}

const allyTile = (scene: Scene, id: string, state: string): Tile => {
  const ally = scene.words.pack.allies.find((one) => one.id === id)
  const text = ally ? tail(scene.words.standingText(ally.standing)) : ''
  return { ...cardTile(scene, id, state), kind: 'ally', text }
}

interface Heap {
  readonly kind: 'clue' | 'trophy' | 'sign'
  readonly name: string
  readonly text: string
  readonly more: string
  readonly anchors: readonly [Anchor, ...Anchor[]]
}

const heapTile = (scene: Scene, { anchors, ...heap }: Heap): Tile => ({
  ...heap,
  id: heap.kind,
  flavour: '',
  state: '',
  dice: [],
  press: firstPress(scene, anchors),
})

const heaps = (scene: Scene, person: PersonView, say: PartSay): Tile[] => {
  const mine = person.seat === scene.seat
  const { clues, trophies, wealth } = person
  return [
    ...(clues > 0
      ? [
          heapTile(scene, {
            kind: 'clue',
            name: say('clues', { n: clues }),
            text: say('clueText'),
            more: '',
            anchors: mine ? ['clues', handAnchor('clue')] : ['clues of others'],
          }),
        ]
      : []),
    ...(person.signs > 0
      ? [
          heapTile(scene, {
            kind: 'sign',
            name: say('signCount', { n: person.signs }),
            text: say('signText'),
            more: '',
            anchors: ['signs'],
          }),
        ]
      : []),
    ...(trophies.length > 0
      ? [
          heapTile(scene, {
            kind: 'trophy',
            name: `${say('trophyCount', { n: trophies.length })} · ${say('worth', { n: wealth })}`,
            text: say('trophyText'),
            more: trophies.map((piece) => scene.words.nameOf(piece)).join('\n'),
            anchors: mine ? ['trophies'] : ['trophies of others'],
          }),
        ]
      : []),
  ]
}

const RANK = { lit: 0, rest: 1, barred: 1 } as const

/** In two heaps that keep their order: what may be used, and the rest. */
const litFirst = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((one, other) => RANK[one.press.is] - RANK[other.press.is])

/** Somebody far away or a bot may be asked; a sheet asks nobody. */
const isAnsweredHere = ({ moment: { glance } }: Scene): boolean => {
  const { waits }: { waits?: typeof glance.waits } = glance
  return waits?.is !== 'decision' || waits.yours
}

export const handModel = (scene: Scene, person: PersonView, say: PartSay): HandModel => {
  const { words } = scene
  const investigator = words.pack.investigators.find(({ id }) => id === person.id)
  const spent = (id: string): string => (person.spent.includes(id) ? say('usedToday') : '')
  return {
    person,
    mine: person.seat === scene.seat && isAnsweredHere(scene),
    title: investigator?.title ?? '',
    ability: {
      name: investigator?.ability.name ?? '',
      text: investigator ? words.standingText(investigator.ability.standing) : '',
      used: person.spent.includes(person.id),
      press: firstPress(scene, [handAnchor(person.id)]),
    },
    tiles: litFirst([
      ...heaps(scene, person, say).filter(({ kind }) => kind !== 'trophy'),
      ...person.cast.map((id) => itemTile(scene, id, say('onTheTable'))),
      ...person.items.map((id) => itemTile(scene, id, '')),
      ...person.allies.map((id) => allyTile(scene, id, spent(id))),
      ...heaps(scene, person, say).filter(({ kind }) => kind === 'trophy'),
    ]),
  }
}
