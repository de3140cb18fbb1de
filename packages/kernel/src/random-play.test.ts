import { describe, expect, it } from 'vitest'
import { fastInts } from './fast-rng.ts'
import type { Decision } from './game.ts'
import { playOut, randomAnswer } from './random-play.ts'
import { type Toy, type ToyOption, toy } from './toy.ts'
import { deviation } from './uniformity.ts'

const fresh = (seats = 2) => toy.start({ seats, turns: 6, cards: ['brass', 'iron', 'tin', 'tin'] })

const decision = (options: ToyOption[], min: number, max: number): Decision<Toy> => ({
  kind: 'decision',
  seat: 3,
  about: { is: 'keep' },
  options,
  min,
  max,
})

const dice = (...faces: number[]): ToyOption[] => faces.map((die) => ({ do: 'keep', die }))

describe('playOut', () => {
  it('plays to the end and says how it ended', () => {
    const state = fresh()
    const played = playOut(toy, state, fastInts(1), (node, _s, int) => randomAnswer(node, int), 1_000)
    expect(toy.node(state)).toEqual({ kind: 'over', ending: played.ending })
    expect(played.inputs).toBeGreaterThan(played.decisions)
    expect(played.decisions).toBeGreaterThan(6)
  })

  it('gives the same game for the same numbers', () => {
    const ends = [1, 2].map(() => {
      const state = fresh()
      const played = playOut(toy, state, fastInts('same'), (node, _s, int) => randomAnswer(node, int), 1_000)
      return [toy.key(state), played]
    })
    expect(ends[0]).toEqual(ends[1])
  })

  it('gives different games for different numbers', () => {
    const keys = [1, 2, 3, 4, 5].map((seed) => {
      const state = fresh()
      playOut(toy, state, fastInts(seed), (node, _s, int) => randomAnswer(node, int), 1_000)
      return toy.key(state)
    })
    expect(new Set(keys).size).toBe(5)
  })

  it('looks once at each node where the game can follow its inputs', () => {
    let looks = 0
    const follow: typeof toy.follow = (s, input) => {
      toy.applyInPlace(s, input)
      return toy.node(s)
    }
    const node: typeof toy.node = (s) => {
      looks++
      return toy.node(s)
    }
    const whole = playOut(toy, fresh(), fastInts(1), (at, _s, int) => randomAnswer(at, int), 1_000)
    const followed = playOut(
      { ...toy, node, follow },
      fresh(),
      fastInts(1),
      (at, _s, int) => randomAnswer(at, int),
      1_000,
    )
    expect(followed).toEqual(whole)
    expect(looks).toBe(1)
  })

  it('stops after the given number of inputs', () => {
    const state = fresh()
    const played = playOut(toy, state, fastInts(1), (node, _s, int) => randomAnswer(node, int), 5)
    expect(played.ending).toBeUndefined()
    expect(played.inputs).toBe(5)
    expect(toy.node(state).kind).not.toBe('over')
  })

  it('sees an ending that comes with the last input', () => {
    const whole = playOut(toy, fresh(), fastInts(1), (node, _s, int) => randomAnswer(node, int), 1_000)
    const exact = playOut(toy, fresh(), fastInts(1), (node, _s, int) => randomAnswer(node, int), whole.inputs)
    expect(exact).toEqual(whole)
  })

  it('gives the policy the decision and the state', () => {
    const state = fresh()
    const seen: string[] = []
    playOut(
      toy,
      state,
      fastInts(1),
      (node, s, int) => {
        expect(s).toBe(state)
        seen.push(node.about.is)
        return randomAnswer(node, int)
      },
      1_000,
    )
    expect(new Set(seen)).toEqual(new Set(['bury', 'keep', 'push']))
  })
})

describe('randomAnswer', () => {
  const count = (node: Decision<Toy>, draws: number) => {
    const int = fastInts('answers')
    const counts = new Map<string, number>()
    for (let i = 0; i < draws; i++) {
      const input = randomAnswer(node, int)
      if (input.is !== 'answer') throw new Error('an answer was awaited')
      const text = input.pick.map((option) => (option.do === 'keep' ? option.die : option.do)).join()
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    return counts
  }

  it('answers for the seat that is asked', () => {
    expect(randomAnswer(decision([{ do: 'stop' }], 1, 1), () => 0)).toEqual({
      is: 'answer',
      seat: 3,
      pick: [{ do: 'stop' }],
    })
  })

  it('picks each option of a single choice equally often', () => {
    const counts = count(decision(dice(1, 2, 3, 4), 1, 1), 4_000)
    expect(counts.size).toBe(4)
    expect(Math.abs(deviation([...counts.values()]))).toBeLessThan(5)
  })

  it('picks each size equally often, and each subset of that size', () => {
    const counts = count(decision(dice(1, 2, 3), 0, 2), 9_000)
    expect([...counts.keys()].sort()).toEqual(['', '1', '1,2', '1,3', '2', '2,3', '3'])
    const sizes = [0, 0, 0]
    for (const [text, n] of counts) {
      const size = text === '' ? 0 : text.split(',').length
      sizes[size] = (sizes[size] ?? 0) + n
    }
    expect(Math.abs(deviation(sizes))).toBeLessThan(5)
    expect(Math.abs(deviation(['1', '2', '3'].map((text) => counts.get(text) ?? 0)))).toBeLessThan(5)
    expect(Math.abs(deviation(['1,2', '1,3', '2,3'].map((text) => counts.get(text) ?? 0)))).toBeLessThan(5)
  })

  it('sometimes declines where it may', () => {
    expect([...count(decision([{ do: 'push' }], 0, 1), 100).keys()].sort()).toEqual(['', 'push'])
  })

  it('takes everything where everything must be taken', () => {
    expect([...count(decision(dice(1, 2, 3), 3, 3), 10).keys()]).toEqual(['1,2,3'])
  })

  it('never takes more than there is', () => {
    expect([...count(decision(dice(1, 2), 1, 5), 300).keys()].sort()).toEqual(['1', '1,2', '2'])
  })

  it('takes nothing where there is nothing to take', () => {
    expect([...count(decision([], 0, 2), 5).keys()]).toEqual([''])
  })

  it('insists on an option', () => {
    expect(() => randomAnswer(decision([], 1, 1), () => 0)).toThrow()
  })
})
