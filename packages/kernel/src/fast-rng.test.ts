import { describe, expect, it } from 'vitest'
import { fastInts, fastRng } from './fast-rng.ts'
import { deviation, histogram } from './uniformity.ts'

const draws = (seed: number | string, n: number, count: number): number[] => {
  const int = fastInts(seed)
  return Array.from({ length: count }, () => int(n))
}

describe('fastRng', () => {
  it('gives known answers', () => {
    expect(draws(1, 6, 12)).toEqual(KNOWN.one)
    expect(draws('soak', 6, 12)).toEqual(KNOWN.soak)
    expect(draws(1, 1_000_000, 5)).toEqual(KNOWN.large)
  })

  it('repeats itself for the same seed', () => {
    expect(draws(42, 100, 50)).toEqual(draws(42, 100, 50))
  })

  it('takes a number and its text as the same seed', () => {
    expect(draws(42, 100, 20)).toEqual(draws('42', 100, 20))
  })

  it('ignores the index of an event and runs on', () => {
    const rng = fastRng(7)
    const mixed = [rng.event(0)(100), rng.event(0)(100), rng.event(9)(100), rng.event(3)(100)]
    expect(mixed).toEqual(draws(7, 100, 4))
  })

  it('keeps two generators apart', () => {
    const a = fastInts(5)
    const b = fastInts(5)
    a(100)
    a(100)
    expect(b(100)).toBe(draws(5, 100, 1)[0])
  })

  it.each([2, 3, 6, 8, 52, 1000])('is uniform over %d values', (n) => {
    expect(Math.abs(deviation(histogram(fastInts('uniform'), n, 200 * n)))).toBeLessThan(5)
  })

  it('shows no link between neighbouring seeds', () => {
    let seed = 0
    expect(Math.abs(deviation(histogram((n) => fastInts(seed++)(n), 6, 6_000)))).toBeLessThan(5)
  })

  it('shows no link between a number and the next', () => {
    const int = fastInts('pairs')
    const pairs = histogram(() => 8 * int(8) + int(8), 64, 64_000)
    expect(Math.abs(deviation(pairs))).toBeLessThan(5)
  })

  it('stays in range for every size', () => {
    const int = fastInts('range')
    for (let n = 1; n < 3_000; n++) {
      const value = int(n)
      expect(value >= 0 && value < n && Number.isInteger(value)).toBe(true)
    }
  })
})

const KNOWN = {
  one: [0, 0, 1, 5, 2, 2, 1, 3, 1, 1, 1, 0],
  soak: [5, 1, 3, 4, 1, 1, 4, 5, 3, 5, 4, 3],
  large: [60487, 136050, 310315, 847541, 480748],
}
