/**
 * A face-down deck is a bag until a rule fixes an order (principle P5): cards known to lie on top, the unordered rest,
 * cards known to lie at the bottom. No secret order exists that could leak, and odds are exact.
 */
import { canonical } from './canonical.ts'
import type { IntSource } from './rng.ts'

export interface Deck<C> {
  /** The next card first. */
  top: C[]
  /** In no order: what a shuffle leaves. */
  bag: C[]
  /** The last card of the deck last. */
  bottom: C[]
}

export const newDeck = <C>(cards: readonly C[]): Deck<C> => ({ top: [], bag: cards.slice(), bottom: [] })

export const size = <C>(deck: Readonly<Deck<C>>): number => deck.top.length + deck.bag.length + deck.bottom.length

/** True where the next card is any card of the bag, and chance must say which. */
export const needsChance = <C>(deck: Readonly<Deck<C>>): boolean => deck.top.length === 0 && deck.bag.length > 1

/** Draws the next card where there is no doubt about it; undefined where chance must speak or the deck is empty. */
export const drawKnown = <C>(deck: Deck<C>): C | undefined => {
  if (deck.top.length > 0) return deck.top.shift()
  if (deck.bag.length === 1) return deck.bag.pop()
  return deck.bag.length === 0 ? deck.bottom.shift() : undefined
}

/** Draws what chance named. */
export const take = <C>(deck: Deck<C>, card: C): C => {
  const at = deck.bag.indexOf(card)
  if (at < 0) throw new Error(`not in the bag: ${String(card)}`)
  const last = deck.bag.pop()
  if (last !== undefined && at < deck.bag.length) deck.bag[at] = last
  return card
}

/** Draws a named card from wherever in the deck it lies, for a referee; false where it is not there. */
export const pull = <C>(deck: Deck<C>, card: C): boolean => {
  for (const pile of [deck.top, deck.bag, deck.bottom]) {
    const at = pile.indexOf(card)
    if (at >= 0) return pile.splice(at, 1).length > 0
  }
  return false
}

/** A card of the bag, each copy equally likely; it stays there until taken. */
export const sampleBag = <C>(deck: Readonly<Deck<C>>, int: IntSource): C => {
  const card = deck.bag[int(deck.bag.length)]
  if (card === undefined) throw new Error('the bag is empty')
  return card
}

/** The different cards of the bag, with the number of copies of each as weight. */
export const bagWeights = <C>(deck: Readonly<Deck<C>>): Map<C, number> => {
  const weights = new Map<C, number>()
  for (const card of deck.bag) weights.set(card, (weights.get(card) ?? 0) + 1)
  return weights
}

/** Puts a card face down under the deck. */
export const under = <C>(deck: Deck<C>, card: C): void => {
  deck.bottom.push(card)
}

/** Puts a card on top of the deck. */
export const onTop = <C>(deck: Deck<C>, card: C): void => {
  deck.top.unshift(card)
}

/** Adds cards and shuffles the whole deck: whatever was known about its order is lost. */
export const shuffleIn = <C>(deck: Deck<C>, cards: readonly C[] = []): void => {
  deck.bag.push(...deck.top, ...deck.bottom, ...cards)
  deck.top.length = 0
  deck.bottom.length = 0
}

export const cloneDeck = <C>(deck: Readonly<Deck<C>>): Deck<C> => ({
  top: deck.top.slice(),
  bag: deck.bag.slice(),
  bottom: deck.bottom.slice(),
})

/** Equal for decks that differ only in how the bag happens to lie in memory. */
export const deckKey = <C extends string | number>(deck: Readonly<Deck<C>>): string =>
  canonical([deck.top, deck.bag.slice().sort(), deck.bottom])
