import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bagWeights,
  cloneDeck,
  type Deck,
  deckKey,
  drawKnown,
  needsChance,
  newDeck,
  onTop,
  pull,
  sampleBag,
  shuffleIn,
  size,
  take,
  under,
} from './deck.ts'
import { fastInts } from './fast-rng.ts'
import { deviation, histogram } from './uniformity.ts'

const deck = (top: string[], bag: string[], bottom: string[]): Deck<string> => ({ top, bag, bottom })
const cards = ['ash', 'birch', 'cedar']

describe('newDeck', () => {
  it('is a bag of its own', () => {
    const fresh = newDeck(cards)
    fresh.bag.pop()
    expect(cards).toHaveLength(3)
    expect(fresh).toEqual(deck([], ['ash', 'birch'], []))
  })
})

describe('size', () => {
  it('counts every part', () => {
    expect(size(deck(['a'], ['b', 'c'], ['d']))).toBe(4)
    expect(size(newDeck([]))).toBe(0)
  })
})

describe('drawKnown', () => {
  it('takes the top card first', () => {
    const d = deck(['first', 'second'], ['x', 'y'], ['last'])
    expect(drawKnown(d)).toBe('first')
    expect(d).toEqual(deck(['second'], ['x', 'y'], ['last']))
  })

  it('takes the single card of a bag', () => {
    const d = deck([], ['only'], ['last'])
    expect(drawKnown(d)).toBe('only')
    expect(d).toEqual(deck([], [], ['last']))
  })

  it('takes the bottom cards last, those put under first before the others', () => {
    const d = deck([], [], [])
    under(d, 'early')
    under(d, 'late')
    expect([drawKnown(d), drawKnown(d), drawKnown(d)]).toEqual(['early', 'late', undefined])
  })

  it('leaves the deck alone where chance must speak', () => {
    const d = deck([], ['x', 'y'], ['last'])
    expect(drawKnown(d)).toBeUndefined()
    expect(size(d)).toBe(3)
  })

  it('finds nothing in an empty deck', () => {
    expect(drawKnown(newDeck([]))).toBeUndefined()
  })
})

describe('needsChance', () => {
  it.each([
    ['a bag of two', deck([], ['x', 'y'], []), true],
    ['a known top', deck(['t'], ['x', 'y'], []), false],
    ['a bag of one', deck([], ['x'], ['b']), false],
    ['the bottom alone', deck([], [], ['b', 'c']), false],
    ['nothing', deck([], [], []), false],
  ])('%s', (_name, d, expected) => {
    expect(needsChance(d)).toBe(expected)
  })

  it('says yes exactly where cards are left and none is known', () => {
    const part = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
    fc.assert(
      fc.property(part, part, part, (top, bag, bottom) => {
        const d = deck(top, bag, bottom)
        const left = size(d)
        const chance = needsChance(d)
        expect(chance).toBe(drawKnown(d) === undefined && left > 0)
      }),
    )
  })
})

describe('take', () => {
  it.each(cards)('takes %s and nothing else', (card) => {
    const d = newDeck(cards)
    expect(take(d, card)).toBe(card)
    expect(d.bag.slice().sort()).toEqual(cards.filter((other) => other !== card))
  })

  it('takes one of several copies', () => {
    const d = newDeck(['ash', 'ash', 'birch'])
    take(d, 'ash')
    expect(d.bag.slice().sort()).toEqual(['ash', 'birch'])
  })

  it('insists that the card is in the bag', () => {
    const d = deck(['ash'], ['birch'], ['cedar'])
    expect(() => take(d, 'ash')).toThrow('not in the bag: ash')
    expect(() => take(d, 'cedar')).toThrow()
    expect(size(d)).toBe(3)
  })
})

describe('onTop and under', () => {
  it('stack cards on either side of the bag', () => {
    const d = newDeck(['x', 'y'])
    onTop(d, 'second')
    onTop(d, 'first')
    under(d, 'last')
    expect(d).toEqual(deck(['first', 'second'], ['x', 'y'], ['last']))
  })
})

describe('shuffleIn', () => {
  it('forgets the order and adds the cards', () => {
    const d = deck(['t'], ['x'], ['b'])
    shuffleIn(d, ['new'])
    expect(d.top).toEqual([])
    expect(d.bottom).toEqual([])
    expect(d.bag.slice().sort()).toEqual(['b', 'new', 't', 'x'])
  })

  it('may add nothing', () => {
    const d = deck(['t'], [], ['b'])
    shuffleIn(d)
    expect(d.bag).toHaveLength(2)
  })
})

describe('bagWeights', () => {
  it('counts copies, in the bag only', () => {
    const d = deck(['ash'], ['ash', 'birch', 'ash'], ['birch'])
    expect([...bagWeights(d)]).toEqual([
      ['ash', 2],
      ['birch', 1],
    ])
  })
})

describe('sampleBag', () => {
  it('finds every card of the bag equally often and leaves it there', () => {
    const d = newDeck(cards)
    const int = fastInts('deck')
    const counts = histogram(() => cards.indexOf(sampleBag(d, int)), 3, 3_000)
    expect(Math.abs(deviation(counts))).toBeLessThan(5)
    expect(size(d)).toBe(3)
  })

  it('insists on a card', () => {
    expect(() => sampleBag(deck(['t'], [], []), () => 0)).toThrow('the bag is empty')
  })
})

describe('cloneDeck', () => {
  it('shares nothing', () => {
    const d = deck(['t'], ['x', 'y'], ['b'])
    const copy = cloneDeck(d)
    expect(copy).toEqual(d)
    shuffleIn(copy, ['new'])
    expect(d).toEqual(deck(['t'], ['x', 'y'], ['b']))
  })
})

describe('deckKey', () => {
  it('does not see how the bag lies in memory', () => {
    expect(deckKey(deck([], ['x', 'y', 'z'], []))).toBe(deckKey(deck([], ['z', 'x', 'y'], [])))
  })

  it('sees the order of known cards and where each lies', () => {
    const keys = [
      deck(['a', 'b'], ['c'], []),
      deck(['b', 'a'], ['c'], []),
      deck(['a'], ['b', 'c'], []),
      deck([], ['c'], ['a', 'b']),
      deck([], ['c'], ['b', 'a']),
      deck(['a,b'], ['c'], []),
    ].map(deckKey)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('leaves the deck as it was', () => {
    const d = newDeck(['b', 'a'])
    deckKey(d)
    expect(d.bag).toEqual(['b', 'a'])
  })

  it('works for numbers', () => {
    expect(deckKey(newDeck([10, 9, 1]))).toBe(deckKey(newDeck([1, 10, 9])))
  })
})

describe('pull', () => {
  it.each([
    ['ash', deck([], ['birch', 'birch'], ['cedar'])],
    ['birch', deck(['ash'], ['birch'], ['cedar'])],
    ['cedar', deck(['ash'], ['birch', 'birch'], [])],
  ])('finds %s wherever it lies, and one copy only', (card, left) => {
    const mixed = deck(['ash'], ['birch', 'birch'], ['cedar'])
    expect(pull(mixed, card)).toBe(true)
    expect(mixed).toEqual(left)
  })

  it('says when it is not there', () => {
    const mixed = newDeck(cards)
    expect(pull(mixed, 'oak')).toBe(false)
    expect(mixed).toEqual(newDeck(cards))
  })
})
