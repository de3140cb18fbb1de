/** Everything that has a text: what lies on the table first, then the rest of the box. */
import { ENTRANCE, type Pack, type View } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import type { Look } from '../face.ts'

const DECKS: Readonly<Record<string, string>> = { common: 'Common Item', unique: 'Unique Item', spell: 'Spell' }

const kinds = (pack: Pack): Map<string, string> =>
  new Map([
    ...pack.adventures.map(({ id }) => [id, 'Adventure'] as const),
    ...pack.otherWorlds.map(({ id }) => [id, 'Other World'] as const),
    ...pack.mythos.map(({ id }) => [id, 'Mythos'] as const),
    ...pack.monsters.map(({ id }) => [id, 'Monster'] as const),
    ...pack.items.map(({ id, deck }) => [id, DECKS[deck] ?? 'Item'] as const),
    ...pack.allies.map(({ id }) => [id, 'Ally'] as const),
    ...pack.investigators.map(({ id }) => [id, 'Investigator'] as const),
    ...pack.ancientOnes.map(({ id }) => [id, 'Ancient One'] as const),
    [pack.entrance.id, 'Entrance'] as const,
  ])

/** Markers bear a number that their monster does not: `cultist#3`. */
const withoutNumber = (id: string): string => id.replace(/#\d+$/, '')

const inPlay = (view: View): string[] => {
  const active = view.people[view.active]
  const people = [...(active ? [active] : []), ...view.people.filter(({ seat }) => seat !== view.active)]
  return [
    ...view.cards.flatMap(({ card, monsters }) => [card, ...monsters.map(({ marker }) => withoutNumber(marker))]),
    ...people.flatMap((person) =>
      'id' in person ? [person.id, ...person.items, ...person.cast, ...person.allies] : [],
    ),
    ...(view.mythos === null ? [] : [view.mythos]),
    view.ancientOne,
  ]
}

export const looksOf = (pack: Pack, words: Words, view: View): Look[] => {
  const known = kinds(pack)
  const entrance = known.has(ENTRANCE) ? ENTRANCE : pack.entrance.id
  const ids = new Set([...inPlay(view), entrance, ...known.keys()])
  return [...ids].flatMap((id) => {
    const kind = known.get(id)
    return kind === undefined
      ? []
      : [{ id, kind, name: words.nameOf(id), read: () => words.componentText(id, view.rules) }]
  })
}
