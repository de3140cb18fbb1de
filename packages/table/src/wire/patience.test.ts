import { expect, it } from 'vitest'
import { waitBefore } from './patience.ts'

it('waits are spread over the whole span, and grow', () => {
  for (let tries = 0; tries < 9; tries++) {
    expect(waitBefore(tries, 0)).toBe(100)
    expect(waitBefore(tries, 0.999)).toBeGreaterThanOrEqual(3_900)
    expect(waitBefore(tries + 1, 0.5)).toBeGreaterThanOrEqual(waitBefore(tries, 0.5))
  }
  expect(waitBefore(0, 1)).toBe(4_000)
  expect(waitBefore(1_000, 1)).toBe(20_000)
})
