import { describe, expect, it } from 'vitest'
import { chairsFor, firstPlan, friendsIn } from './seat-plan.ts'

describe('who sits where', () => {
  it('begins with oneself, a friend for each other seat, and the bots of the set-up', () => {
    expect(firstPlan(4, [null, null, 'steady'], ['steady', 'expert'])).toEqual(['me', 'friend:1', 'steady', 'friend:2'])
    expect(firstPlan(1, ['steady'], ['steady'])).toEqual(['me'])
  })

  it('gives a friend one chair for all their seats, and each bot one of its own', () => {
    const plan = ['me', 'friend:2', 'friend:1', 'friend:2', 'steady', 'steady', 'me'] as const
    expect(friendsIn(plan)).toEqual(['friend:1', 'friend:2'])
    expect(chairsFor(plan)).toEqual([
      { seats: [0, 6] },
      { seats: [2] },
      { seats: [1, 3] },
      { seats: [4], bot: 'steady' },
      { seats: [5], bot: 'steady' },
    ])
  })

  it('keeps a chair for whoever makes the table and only looks on', () => {
    expect(chairsFor(['friend:1', 'friend:2'])[0]).toEqual({ seats: [] })
  })
})
