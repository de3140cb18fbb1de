import { expect, it } from 'vitest'
import { newSeed } from './seed.ts'

it('makes seeds one can read out, and not the same ones', () => {
  const seeds = Array.from({ length: 50 }, newSeed)
  expect(seeds.every((seed) => /^[a-z]+-[a-z]+-\d{4}$/.test(seed))).toBe(true)
  expect(new Set(seeds).size).toBeGreaterThan(45)
})
