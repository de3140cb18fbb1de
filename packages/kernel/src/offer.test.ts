import { describe, expect, it } from 'vitest'
import type { Decision, Game } from './game.ts'
import { asOffered } from './offer.ts'
import { type Toy, type ToyOption, toy } from './toy.ts'
import { begunToy } from './toy-match.ts'

const { state } = begunToy()
const KEEP: ToyOption[] = [1, 3, 3].map((die) => ({ do: 'keep', die }))
const asking: Decision<Toy> = { kind: 'decision', seat: 0, about: { is: 'keep' }, options: KEEP, min: 0, max: 2 }

/** A game to which odd faces are alike, and that trips over an option without a face. */
const alike: Game<Toy> = {
  ...toy,
  sign: (_s, option) => (option.do === 'keep' ? `keep ${Number(option.die.toFixed()) % 2}` : option.do),
}

const pick = (...options: object[]): ToyOption[] => options as ToyOption[]

describe('asOffered', () => {
  it('gives back the offered objects themselves', () => {
    const found = asOffered(toy, state, asking, pick({ die: 3, do: 'keep' }, { do: 'keep', die: 3 }))
    expect(found?.[0]).toBe(KEEP[1])
    expect(found?.[1]).toBe(KEEP[2])
    expect(asOffered(toy, state, asking, [])).toEqual([])
  })

  it('takes no option twice', () => {
    expect(asOffered(toy, state, asking, pick(KEEP[0] ?? {}, KEEP[0] ?? {}))).toBeUndefined()
  })

  it('finds by the game’s own notion what is written otherwise, and leaves foreign fields outside', () => {
    expect(asOffered(alike, state, asking, pick({ do: 'keep', die: 5, note: 'mine' }))).toEqual([KEEP[0]])
  })

  it('prefers the very option to one that is alike', () => {
    expect(asOffered(alike, state, asking, pick({ do: 'keep', die: 3 }))?.[0]).toBe(KEEP[1])
  })

  it.each([
    ['another option', [{ do: 'stop' }]],
    ['a foreign field, where the game has no notion of its own', [{ do: 'keep', die: 3, note: 'mine' }]],
    ['something the game trips over', [{ do: 'keep' }]],
    ['nothing', [null]],
    ['no list', { do: 'keep', die: 3 }],
  ])('does not know %s', (what, given) => {
    const game = what.startsWith('something') ? alike : toy
    expect(asOffered(game, state, asking, given as unknown as ToyOption[])).toBeUndefined()
  })
})
