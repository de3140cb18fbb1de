/** What is in a pack, deck by deck, and how much of its vocabulary serves a single card. */
import type { Component, Pack } from '@vigil/elder-sign'
import type { ContentReport, DeckCount } from '../shelf.ts'

const decksOf = (pack: Pack): [string, readonly Component[]][] => {
  const items = (deck: string): readonly Component[] => pack.items.filter((item) => item.deck === deck)
  return [
    ['Adventures', pack.adventures],
    ['Other Worlds', pack.otherWorlds],
    ['Mythos', pack.mythos],
    ['Monsters (kinds)', pack.monsters],
    ['Common Items', items('common')],
    ['Unique Items', items('unique')],
    ['Spells', items('spell')],
    ['Allies', pack.allies],
    ['Investigators', pack.investigators],
    ['Ancient Ones', pack.ancientOnes],
    ['Entrance', [pack.entrance]],
  ]
}

const counted = ([deck, cards]: [string, readonly Component[]]): DeckCount => {
  const origins: Record<string, number> = {}
  for (const { origin } of cards) origins[origin] = (origins[origin] ?? 0) + 1
  return { deck, cards: cards.length, origins }
}

/** Every effect (`do`) and trait (`has`) of a card, however deep. */
const wordsIn = (value: unknown, into: Set<string> = new Set()): Set<string> => {
  if (typeof value !== 'object' || value === null) return into
  for (const [key, part] of Object.entries(value)) {
    if ((key === 'do' || key === 'has') && typeof part === 'string') into.add(part)
    else wordsIn(part, into)
  }
  return into
}

export const contentReport = (pack: Pack): ContentReport => {
  const decks = decksOf(pack)
  const users = new Map<string, string[]>()
  for (const card of decks.flatMap(([, cards]) => cards))
    for (const word of wordsIn(card)) users.set(word, [...(users.get(word) ?? []), card.id])
  return {
    pack: pack.name,
    decks: decks.map(counted),
    cards: decks.reduce((n, [, cards]) => n + cards.length, 0),
    oneCardWords: [...users]
      .flatMap(([word, [card = '', ...others]]) => (others.length === 0 ? [{ word, card }] : []))
      .sort((a, b) => (a.word < b.word ? -1 : 1)),
    specials: users.get('special')?.length ?? 0,
  }
}
