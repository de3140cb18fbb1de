import { expect, it } from 'vitest'
import { expectedOf, hitsOf, luckierThan } from './luck.ts'

it('the hits of two dice are a half, a third and a sixth of chance', () => {
  const hits = hitsOf([1 / 2, 1 / 3])
  expect(hits).toHaveLength(3)
  for (const [n, p] of [2 / 6, 3 / 6, 1 / 6].entries()) expect(hits[n]).toBeCloseTo(p, 12)
})

it('fewer hits count whole and as many by half', () => {
  expect(luckierThan({ seen: 1, chances: [1 / 2, 1 / 3] })).toBeCloseTo(100 * (2 / 6 + 3 / 12), 9)
  expect(luckierThan({ seen: 0, chances: [] })).toBe(50)
  expect(expectedOf({ seen: 0, chances: [1 / 2, 1 / 3] })).toBeCloseTo(5 / 6, 12)
})
