import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Claim, claimsOf, diceFacts } from '../../facts/claims.ts'
import { departures } from '../../facts/departures.ts'
import { symbol } from '../../facts/translation.ts'
import { colourOf, DICE, FACES_OF } from '../nouns/die.ts'
import { core } from './index.ts'

const DECKS = [
  'adventures',
  'otherWorlds',
  'mythos',
  'monsters',
  'items',
  'allies',
  'investigators',
  'ancientOnes',
] as const

const cards = new Map<string, object>(
  [...DECKS.flatMap((deck) => [...core[deck]]), core.entrance].map((card) => [card.id, card]),
)

const claims = Object.values(claimsOf).flat()

const step = (value: unknown, key: string): unknown => {
  if (Array.isArray(value) && key !== 'length') return value.map((each) => step(each, key))
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

/** The content's answer to a claim. */
const answer = ({ card, field }: Pick<Claim, 'card' | 'field'>): unknown => {
  if (field.startsWith('souvenirs.')) {
    return core.entrance.souvenirs.find(({ what }) => field === `souvenirs.${what}`)?.price
  }
  const value = field.split('.').reduce(step, cards.get(card) as unknown)
  if (field !== 'lingering' || typeof value !== 'object' || value === null) return value
  // Whether a half harms or helps is our reading, not a fact.
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'tone'))
}

const departs = ({ card, field }: Pick<Claim, 'card' | 'field'>): boolean =>
  departures.some((departure) => departure.card === card && departure.field === field)

const within = (field: string, outer: string): boolean => field === outer || field.startsWith(`${outer}.`)

describe('the content against the facts', () => {
  it.each(Object.entries(claimsOf))('%s say what the facts say, field by field', (_, deck) => {
    expect(deck.length).toBeGreaterThan(0)
    for (const claim of deck) {
      expect(cards.has(claim.card), `${claim.card} is in the pack`).toBe(true)
      if (!departs(claim)) expect(answer(claim), `${claim.card}: ${claim.field}`).toStrictEqual(claim.says)
    }
  })

  it('leaves a fact only knowingly, for a reason, and never a sure one', () => {
    for (const departure of departures) {
      const claim = claims.find(({ card, field }) => card === departure.card && field === departure.field)
      expect(claim, `${departure.card}: ${departure.field} is a fact`).toBeDefined()
      expect(['low', 'medium']).toContain(claim?.confidence)
      expect(departure.reason.length).toBeGreaterThan(40)
      const same = isDeepStrictEqual(answer(departure), claim?.says)
      expect(same, `${departure.card}: ${departure.field} agrees by now; strike the departure`).toBe(false)
    }
  })

  it('asks after all there is to know', () => {
    const byDeck = Object.fromEntries(Object.entries(claimsOf).map(([deck, list]) => [deck, list.length]))
    expect(claims.length).toBeGreaterThan(800)
    expect(byDeck).toMatchObject({ adventures: 48 * 11 - 2, otherWorlds: 8 * 11, investigators: 16 * 7 + 2 })
  })

  it('has the dice of the box', () => {
    for (const { id, count, faces } of diceFacts) {
      expect(DICE.filter((die) => colourOf(die) === id)).toHaveLength(count)
      expect([...FACES_OF[id]].sort()).toEqual(faces.map(symbol).sort())
    }
  })
})

describe('where each field comes from', () => {
  // What Cultists do is a rule of the catalogue (ES-ORDER), which scenarios prove; no card has it printed.
  const SETTLED = ['id', 'origin', 'invented', 'flavour', 'kind', 'type', 'cultists']
  const claimed = (card: string): string[] => claims.filter((claim) => claim.card === card).map(({ field }) => field)
  const records = [...DECKS.flatMap((deck) => [...core[deck]]), core.entrance]

  it('a box card has a fact for every field', () => {
    for (const card of records.filter(({ origin }) => origin === 'box')) {
      const facts = claimed(card.id).map((field) => field.split('.')[0])
      for (const key of Object.keys(card).filter((name) => !SETTLED.includes(name))) {
        expect(facts, `${card.id}: ${key}`).toContain(key)
      }
    }
  })

  it('a mixed card names as invented what no fact covers, and nothing else', () => {
    for (const card of records.filter(({ origin }) => origin === 'mixed')) {
      const invented = card.invented ?? []
      const facts = claimed(card.id).filter((field) => !departs({ card: card.id, field }))
      for (const field of invented) {
        const contradicted = facts.filter((fact) => fact !== 'doomTrack.length' && within(fact, field))
        expect(contradicted, `${card.id}: ${field} is called invented`).toEqual([])
      }
      const known = [...facts, ...invented].map((field) => field.split('.')[0])
      for (const key of Object.keys(card).filter((name) => !SETTLED.includes(name) && name !== 'name')) {
        expect(known, `${card.id}: ${key} is neither fact nor invented`).toContain(key)
      }
    }
  })

  it('a card of ours rests on no fact', () => {
    for (const card of records.filter(({ origin }) => origin === 'vigil')) expect(claimed(card.id), card.id).toEqual([])
  })
})
