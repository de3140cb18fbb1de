import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceInts, playChoices, randomInput } from './choices.ts'
import { fastInts } from './fast-rng.ts'
import { toy } from './toy.ts'
import { toySetup } from './toy-match.ts'

describe('choiceInts', () => {
  it('takes the numbers in turn, modulo what is asked for', () => {
    const int = choiceInts([7, 13, 2])
    expect([int(5), int(10), int(2)]).toEqual([2, 3, 0])
  })

  it('spends no number where there is nothing to choose', () => {
    const int = choiceInts([3])
    expect([int(1), int(1), int(10)]).toEqual([0, 0, 3])
  })

  it('goes on from the seed when the numbers are used up', () => {
    const int = choiceInts([1], 'more')
    const more = fastInts('more')
    expect([int(10), int(100), int(100)]).toEqual([1, more(100), more(100)])
  })

  it('stays in range whatever the numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })),
        fc.integer({ min: 1, max: 99 }),
        (choices, n) => {
          const int = choiceInts(choices)
          for (let i = 0; i <= choices.length; i++) {
            const value = int(n)
            expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
          }
        },
      ),
    )
  })
})

describe('randomInput', () => {
  it('draws at chance and answers at decisions', () => {
    const state = toy.start(toySetup)
    const draw = randomInput(toy, state, () => 0)
    expect(draw).toEqual({ is: 'chance', outcome: { card: 'brass' } })
    if (draw) toy.applyInPlace(state, draw)
    expect(randomInput(toy, state, () => 0)).toMatchObject({ is: 'answer', seat: 0, pick: [{ do: 'bury' }] })
  })

  it('has nothing to give when the game is over', () => {
    const { state, over } = playChoices(toy, toySetup, [])
    expect(over).toBe(true)
    expect(randomInput(toy, state, () => 0)).toBeUndefined()
  })
})

describe('playChoices', () => {
  it('follows the choices', () => {
    // The third lantern of the bag, oil is buried, three fours, two of them kept, and stop.
    const { inputs } = playChoices(toy, toySetup, [2, 1, 3, 3, 3, 2, 0, 0, 1])
    expect(inputs.slice(0, 5)).toEqual([
      { is: 'chance', outcome: { card: 'iron' } },
      { is: 'answer', seat: 0, pick: [{ do: 'bury', card: 'oil' }] },
      { is: 'chance', outcome: { faces: [4, 4, 4] } },
      {
        is: 'answer',
        seat: 0,
        pick: [
          { do: 'keep', die: 4 },
          { do: 'keep', die: 4 },
        ],
      },
      { is: 'answer', seat: 0, pick: [{ do: 'stop' }] },
    ])
  })

  it('plays the same game for the same choices and seed', () => {
    const ends = [1, 1, 2].map((seed) => toy.key(playChoices(toy, toySetup, [5, 6, 7], { seed }).state))
    expect(ends[0]).toBe(ends[1])
    expect(ends[0]).not.toBe(ends[2])
  })

  it('stops after so many inputs', () => {
    const { inputs, over } = playChoices(toy, toySetup, [], { maxInputs: 7 })
    expect(inputs).toHaveLength(7)
    expect(over).toBe(false)
  })

  it('plays any list of choices to the end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(), (choices, seed) => {
        expect(playChoices(toy, toySetup, choices, { seed }).over).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
