/** A whole number from 0 to n - 1, each equally likely. */
export type IntSource = (n: number) => number

/** Where the chance events of one match get their numbers from, by their place in the match: 0, 1, 2, … */
export interface Rng {
  event(index: number): IntSource
}

const WORD = 0x1_0000_0000
/** Up to this many values, a word times the number of values is still an exact whole number. */
const SMALL = 0x20_0000

/**
 * Turns a stream of 32-bit words into an unbiased source by rejection. The high bits of a word decide, because the low
 * bits of the fast generator are its weak ones.
 */
export const intSource = (word: () => number): IntSource => {
  const large = largeInt(word)
  return (n) => {
    if (n > SMALL || n < 1 || n % 1 !== 0) return large(n)
    for (;;) {
      const x = word()
      const low = Math.imul(x, n) >>> 0
      if (low >= n || low >= WORD % n) return (x * n - low) / WORD
    }
  }
}

/** Two words make one number of 53 bits, the largest that is still exact. */
const largeInt =
  (word: () => number): IntSource =>
  (n) => {
    if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`no whole number below ${n}`)
    const limit = 2 ** 53 - (2 ** 53 % n)
    for (;;) {
      const x = (word() >>> 11) * WORD + word()
      if (x < limit) return x % n
    }
  }
