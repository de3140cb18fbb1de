import { describe, expect, it } from 'vitest'
import { allBy, DRAFT, nextOpen, RANDOM, type Seated, seated, withCount } from './seats.ts'

const four = withCount<Seated>({ investigators: [RANDOM] }, 4)

describe('seats', () => {
  it('are left to chance when they are new', () => {
    expect(four.investigators).toEqual([RANDOM, RANDOM, RANDOM, RANDOM])
  })

  it('take their investigators along when they go', () => {
    expect(withCount(seated(four, 3, 'joe-diamond'), 2).investigators).toEqual([RANDOM, RANDOM])
  })

  it('[DMD-SETUP-08] never hold anybody twice: whoever sits elsewhere changes places', () => {
    const both = seated(seated(four, 0, 'joe-diamond'), 1, 'kate-winthrop')
    expect(seated(both, 0, 'kate-winthrop').investigators.slice(0, 2)).toEqual(['kate-winthrop', 'joe-diamond'])
  })

  it('can be left to chance again, one or all', () => {
    const two = seated(seated(four, 0, 'joe-diamond'), 1, 'kate-winthrop')
    expect(seated(two, 0, RANDOM).investigators.slice(0, 2)).toEqual([RANDOM, 'kate-winthrop'])
    expect(allBy(two, RANDOM).investigators).toEqual(four.investigators)
  })

  it('may be drafted, and two drafted ones never change places', () => {
    const two = seated(seated(four, 0, DRAFT), 1, 'kate-winthrop')
    expect(seated(two, 1, DRAFT).investigators).toEqual([DRAFT, DRAFT, RANDOM, RANDOM])
    expect(allBy(two, DRAFT).investigators).toEqual([DRAFT, DRAFT, DRAFT, DRAFT])
    expect(nextOpen(two.investigators, 0)).toBe(2)
  })

  it('forget a first player who has left the table', () => {
    expect(withCount({ ...four, first: 3 }, 3).first).toBe(RANDOM)
    expect(withCount({ ...four, first: 2 }, 3).first).toBe(2)
  })

  it('are filled round the table', () => {
    expect(nextOpen(['a', RANDOM, 'b'], 2)).toBe(1)
    expect(nextOpen(['a', 'b'], 1)).toBe(1)
  })
})
