/** The toy must be right before it can show that anything else is. */
import { describe, expect, it } from 'vitest'
import { fastInts } from './fast-rng.ts'
import type { Input } from './game.ts'
import { refusal } from './refusal.ts'
import { type Toy, type ToyOption, type ToyState, toy } from './toy.ts'
import { must, toySetup } from './toy-match.ts'
import { deviation } from './uniformity.ts'

const draw = (card: string): Input<Toy> => ({ is: 'chance', outcome: { card } })
const roll = (...faces: number[]): Input<Toy> => ({ is: 'chance', outcome: { faces } })
const pick = (seat: number, ...options: ToyOption[]): Input<Toy> => ({ is: 'answer', seat, pick: options })
const keep = (die: number): ToyOption => ({ do: 'keep', die })

const after = (...inputs: Input<Toy>[]): { state: ToyState; events: Toy['event'][] } => {
  let state = toy.start(toySetup)
  const events: Toy['event'][] = []
  for (const input of inputs) {
    const moved = must(toy.apply(state, input))
    state = moved.state
    events.push(...moved.events)
  }
  return { state, events }
}

const toKeep = [draw('tin'), pick(0, { do: 'bury', card: 'oil' }), roll(1, 3, 4)]

describe('lanterns', () => {
  it('begins with a draw for the first seat', () => {
    expect(toy.node(after().state)).toEqual({ kind: 'chance', about: { is: 'draw' } })
  })

  it('lets the seat bury one of its lanterns, equal ones once', () => {
    expect(toy.node(after(draw('tin')).state)).toEqual({
      kind: 'decision',
      seat: 0,
      about: { is: 'bury' },
      options: [
        { do: 'bury', card: 'oil' },
        { do: 'bury', card: 'tin' },
      ],
      min: 1,
      max: 1,
    })
  })

  it('puts the buried lantern under the deck', () => {
    const { state } = after(draw('tin'), pick(0, { do: 'bury', card: 'oil' }))
    expect(state.deck.bottom).toEqual(['oil'])
    expect(state.hands[0]).toEqual(['tin'])
  })

  it('offers three dice of which up to two may be kept', () => {
    expect(toy.node(after(...toKeep).state)).toMatchObject({ options: [keep(1), keep(3), keep(4)], min: 0, max: 2 })
    expect(toy.answers(after(...toKeep).state)).toHaveLength(7)
  })

  it('scores what was kept when the seat stops', () => {
    const { state } = after(...toKeep, pick(0, keep(3), keep(4)), pick(0, { do: 'stop' }))
    expect(state.scores).toEqual([7, 0])
    expect(toy.node(state)).toEqual({ kind: 'chance', about: { is: 'draw' } })
    expect(state.active).toBe(1)
  })

  it('rolls again when the seat pushes on, and may lose all', () => {
    const { state, events } = after(...toKeep, pick(0, keep(4)), pick(0, { do: 'push' }), roll(1, 1, 2))
    expect(state.scores).toEqual([0, 0])
    expect(events.at(-1)).toEqual({ is: 'ruined' })
  })

  it('bars pushing on with four dice aside', () => {
    const { state } = after(
      ...toKeep,
      pick(0, keep(3), keep(4)),
      pick(0, { do: 'push' }),
      roll(3, 3, 3),
      pick(0, keep(3), keep(3)),
    )
    expect(toy.node(state)).toMatchObject({ options: [{ do: 'stop' }] })
    expect(toy.barred(state)).toEqual([{ option: { do: 'push' }, refusal: refusal('push.enough') }])
    expect(toy.apply(state, pick(0, { do: 'push' }))).toEqual({
      ok: false,
      why: refusal('push.enough', 'TOY-PUSH-1', { max: 4 }),
    })
  })

  it('asks nothing where a seat holds one kind of lantern only', () => {
    const state = toy.start({ seats: 1, turns: 1, cards: ['oil'] })
    expect(toy.node(state)).toEqual({ kind: 'chance', about: { is: 'roll' } })
    expect(state.deck.bottom).toEqual(['oil'])
  })

  it('is over after so many turns', () => {
    const state = toy.start({ seats: 1, turns: 0, cards: [] })
    expect(toy.node(state)).toEqual({ kind: 'over', ending: { won: false, best: 0 } })
  })

  it('knows how likely every roll is', () => {
    const { state } = after(draw('tin'), pick(0, { do: 'bury', card: 'oil' }))
    const outcomes = toy.outcomes(state)
    expect(outcomes).toHaveLength(20)
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(64)
  })

  it.each(['draw', 'roll'] as const)('samples each %s as often as its weight says', (what) => {
    const { state } = what === 'draw' ? after() : after(draw('tin'), pick(0, { do: 'bury', card: 'oil' }))
    const int = fastInts(what)
    const counts = new Map<string, number>()
    for (let n = 0; n < 6_400; n++) {
      const text = JSON.stringify(toy.sample(state, int))
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    const outcomes = toy.outcomes(state)
    const perWeight = outcomes.flatMap(({ input, weight }) => {
      const count = counts.get(JSON.stringify(input)) ?? 0
      return Array<number>(weight).fill(count / weight)
    })
    expect(counts.size).toBe(outcomes.length)
    expect(Math.abs(deviation(perWeight))).toBeLessThan(6)
  })
})
