/** How many cards a pack has, deck by deck, and how much of its vocabulary serves a single card. */
import type { ContentReport, DeckCount } from './shelf.ts'

export interface Counted {
  readonly id: string
  readonly origin: string
}

export interface CountedDeck {
  readonly deck: string
  readonly cards: readonly Counted[]
  readonly printed?: number
}

const countOf = ({ cards, ...deck }: CountedDeck): DeckCount => {
  const origins: Record<string, number> = {}
  for (const { origin } of cards) origins[origin] = (origins[origin] ?? 0) + 1
  return { ...deck, cards: cards.length, origins }
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

export const countedContent = (pack: string, decks: readonly CountedDeck[]): Omit<ContentReport, 'drawings'> => {
  const users = new Map<string, string[]>()
  for (const card of decks.flatMap(({ cards }) => cards))
    for (const word of wordsIn(card)) users.set(word, [...(users.get(word) ?? []), card.id])
  return {
    pack,
    decks: decks.map(countOf),
    cards: decks.reduce((n, { cards }) => n + cards.length, 0),
    oneCardWords: [...users]
      .flatMap(([word, [card = '', ...others]]) => (others.length === 0 ? [{ word, card }] : []))
      .sort((a, b) => (a.word < b.word ? -1 : 1)),
    specials: users.get('special')?.length ?? 0,
  }
}
