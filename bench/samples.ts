/** Many times of single calls. */

/** The value that `share` of the samples do not exceed. */
export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const mean = (samples: readonly number[]): number => samples.reduce((sum, x) => sum + x, 0) / samples.length

/** The mean without the slowest 1%: on a busy machine those are times when another process had the core. */
export const calmMean = (samples: readonly number[]): number => {
  const limit = quantile(samples, 0.99)
  return mean(samples.filter((x) => x <= limit))
}
