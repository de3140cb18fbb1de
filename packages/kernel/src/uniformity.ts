/** Test support: how far counts are from uniform, as Pearson's chi-square in standard deviations. */
import type { IntSource } from './rng.ts'

export const histogram = (int: IntSource, n: number, draws: number): number[] => {
  const counts = new Array<number>(n).fill(0)
  for (let i = 0; i < draws; i++) {
    const value = int(n)
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

export const deviation = (counts: readonly number[]): number => {
  const draws = counts.reduce((sum, count) => sum + count, 0)
  const expected = draws / counts.length
  const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  return (square - freedom) / Math.sqrt(2 * freedom)
}
