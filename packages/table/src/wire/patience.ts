/** How long whoever lost the line waits before the next attempt. */

/** Milliseconds, at the most, before each attempt; the last from then on. */
const AT_MOST = [4_000, 6_000, 10_000, 20_000] as const

/** Nobody comes back in the very moment of the loss. */
const AT_LEAST = 100

/**
 * `lot`: evenly from 0 to 1. The whole span is used: all who sat at a server that died lost their lines in the same moment,
 * and a server that is asked by all of them at once answers nobody (tools/sizing/storm.ts).
 */
export const waitBefore = (tries: number, lot: number): number =>
  AT_LEAST + lot * ((AT_MOST[tries] ?? AT_MOST[3]) - AT_LEAST)
