/** Chances as a terminal shows them, in tenths of a per cent. */
import type { Chance } from '@vigil/odds'

/** What is possible is never shown as certain, nor as impossible. */
const tenths = (value: number): string => {
  const shown = Math.round(value * 1000) / 10
  const within = value <= 0 || value >= 1 ? shown : Math.min(99.9, Math.max(0.1, shown))
  return within.toFixed(1)
}

export const isExact = ({ low, high }: Chance): boolean => low === high

/** "61.2 %", or "58.0–61.2 %" for bounds. */
export const percentText = (chance: Chance): string => {
  const [from, to] = [tenths(chance.low), tenths(chance.high)]
  return from === to ? `${from} %` : `${from}–${to} %`
}

/** The same in a sentence of its own: bounds are called that. */
export const percentWords = (chance: Chance): string =>
  isExact(chance)
    ? percentText(chance)
    : `between ${tenths(chance.low)} and ${tenths(chance.high)} % (bounds, not exact)`
