import { elderSign, type Outcome } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { describe, expect, it } from 'vitest'
import { positionOf } from './position.ts'
import { signatures } from './signatures.ts'

const { sign } = signatures(elderSign(core))

describe('outcomes', () => {
  const { game, state } = positionOf({
    seats: [{ at: 'x' }],
    cards: [{}],
    attempt: { pool: ['green', 'green', 'yellow', 'red'] },
  })
  const rolling = game.apply(state, { is: 'answer', seat: 0, pick: [{ do: 'roll' }] })
  const roll = rolling.ok ? rolling.value.state : expect.fail('no roll')
  const signed = (outcome: Outcome) => signatures(game).signOutcome(outcome, roll)

  it('do not care which green die shows what', () => {
    expect(signed({ faces: ['L', 'P', 'I4', 'W'] })).toBe(signed({ faces: ['P', 'L', 'I4', 'W'] }))
    expect(signed({ faces: ['L', 'P', 'L', 'W'] })).not.toBe(signed({ faces: ['L', 'L', 'P', 'W'] }))
    expect(signed({ faces: ['L', 'L', 'P', 'L'] })).not.toBe(signed({ faces: ['L', 'L', 'L', 'P'] }))
  })

  it('are all different, and a sample is among them', () => {
    const all = game.outcomes(roll).map(({ input }) => (input.is === 'chance' ? signed(input.outcome) : ''))
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(21 * 36)
  })

  it('take markers of one type for one', () => {
    const cup = positionOf({
      cards: [{ tasks: ['L'], rewards: 'monster' }],
      seats: [{ at: 'x' }],
      attempt: { shows: ['L'] },
    })
    const next = cup.game.apply(cup.state, { is: 'answer', seat: 0, pick: [{ do: 'complete', row: 't0', dice: [0] }] })
    const drawing = next.ok ? next.value.state : expect.fail('not completed')
    const { signOutcome } = signatures(cup.game)
    const about = cup.game.node(drawing)
    const cards = about.kind === 'chance' && about.about.is === 'draw' ? about.about.cards : []
    const kinds = new Set(cards.map((card) => signOutcome({ card }, drawing)))
    expect(kinds.size).toBeLessThan(cards.length)
    expect(kinds.size).toBe(cup.game.outcomes(drawing).length)
  })
})

it('options name dice by what they show', () => {
  const { state } = positionOf({ seats: [{ at: 'x' }], cards: [{}], attempt: { shows: ['L', 'L', 'P'] } })
  const die = (id: number) => sign({ do: 'die', die: id }, state)
  expect(die(0)).toBe(die(1))
  expect(die(0)).not.toBe(die(2))
  const row = (...dice: number[]) => sign({ do: 'complete', row: 't0', dice }, state)
  expect(row(0, 2)).toBe(row(2, 1))
  expect(row(0, 1)).not.toBe(row(0, 2))
  expect(sign({ do: 'hand', pieces: ['b', 'a'] }, state)).toBe(sign({ do: 'hand', pieces: ['a', 'b'] }, state))
  expect(sign({ do: 'roll' }, state)).toBe('{"do":"roll"}')
})
