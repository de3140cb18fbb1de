import { expect, it } from 'vitest'
import { hitsOf, luckierThan } from './odds.ts'

it('counts dice of different chances', () => {
  // One at 1/2 and one at 1/4: none 3/8, one 4/8, two 1/8.
  expect(hitsOf([1 / 2, 1 / 4])).toEqual([3 / 8, 4 / 8, 1 / 8])
  expect(hitsOf([])).toEqual([1])
})

it('places what was seen among all that could have been', () => {
  // Fewer than one: 3/8; as many: 4/8, by half.
  expect(luckierThan(1, [1 / 2, 1 / 4])).toBeCloseTo(100 * (3 / 8 + 2 / 8), 10)
  expect(luckierThan(0, [])).toBe(50)
  const many = Array<number>(900).fill(1 / 2)
  expect(luckierThan(450, many)).toBeCloseTo(50, 8)
  expect(luckierThan(900, many)).toBeCloseTo(100, 8)
})
