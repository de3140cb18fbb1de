/** A chance as people read it. */
import type { Chance } from '@vigil/odds'

export type { Chance }

/** What is possible is never shown as certain, nor as impossible. */
const wholePercent = (value: number): number => {
  if (value <= 0 || value >= 1) return value <= 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round(value * 100)))
}

/** "61", or "61–64" for bounds that differ when rounded. */
export const percents = ({ low, high }: Chance): string => {
  const [from, to] = [wholePercent(low), wholePercent(high)]
  return from === to ? String(from) : `${from}–${to}`
}

/** "61 %" */
export const percentText = (chance: Chance): string => `${percents(chance)}\u00a0%`

export const middle = ({ low, high }: Chance): number => (low + high) / 2
