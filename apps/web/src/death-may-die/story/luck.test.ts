import type { DMD, Event } from '@vigil/death-may-die'
import type { Update } from '@vigil/table'
import { describe, expect, it } from 'vitest'
import { luckOf } from './luck.ts'

const update = (...events: Event[]): Update<DMD> => ({ events }) as unknown as Update<DMD>

describe('the luck of a roll', () => {
  it('[DMD-DICE-03] counts successes, three of six on black dice and three of six on green ones', () => {
    const rolled: Event = { is: 'rolled', seat: 1, why: 'attack', standard: 2, faces: ['S', 'T', 'SE', '-'] }
    expect(luckOf(update(rolled))).toEqual({ seen: 2, expected: 2, seat: 1, chances: [0.5, 0.5, 0.5, 0.5] })
  })

  it('adds the rolls of one answer, and knows none where nothing was rolled', () => {
    const one: Event = { is: 'rolled', seat: 0, why: 'attack', standard: 1, faces: ['ST'] }
    const two: Event = { is: 'rolled', seat: 0, why: 'reroll', standard: 1, faces: ['-'] }
    expect(luckOf(update(one, two))).toMatchObject({ seen: 1, expected: 1 })
    expect(luckOf(update())).toBeUndefined()
  })
})
