import { describe, expect, it } from 'vitest'
import { wilson } from './wilson.ts'

describe("Wilson's interval", () => {
  it('agrees with worked values', () => {
    expect(wilson(50, 100).low).toBeCloseTo(0.403832, 6)
    expect(wilson(50, 100).high).toBeCloseTo(0.596168, 6)
    expect(wilson(0, 10).high).toBeCloseTo(0.277533, 6)
  })

  it('never leaves the range of chances, and says nothing where nothing was played', () => {
    expect(wilson(0, 10).low).toBe(0)
    expect(wilson(10, 10).high).toBeLessThanOrEqual(1)
    expect(wilson(10, 10).high).toBeCloseTo(1, 12)
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 })
  })
})
