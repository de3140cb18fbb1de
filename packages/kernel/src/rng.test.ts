import { describe, expect, it } from 'vitest'
import { intSource } from './rng.ts'

/** Hands out the given words and fails when asked for more. */
const words = (...list: number[]) => {
  const left = list.slice()
  return () => {
    const word = left.shift()
    if (word === undefined) throw new Error('no word left')
    return word
  }
}

describe('intSource', () => {
  it('scales a word to the range by its high bits', () => {
    const int = intSource(words(0, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff))
    expect([int(2), int(2), int(2), int(2)]).toEqual([0, 0, 1, 1])
  })

  it('gives each value the same number of words', () => {
    // Every 2^20-th word, so that the whole range of words is walked in steps.
    const step = 0x10_0000
    const counts = [0, 0, 0, 0]
    for (let word = 0; word < 0x1_0000_0000; word += step) {
      const value = intSource(words(word))(4)
      counts[value] = (counts[value] ?? 0) + 1
    }
    expect(counts).toEqual([1024, 1024, 1024, 1024])
  })

  it('throws away the words that would favour a value', () => {
    // 2^32 = 6 · 715827882 + 4: the four left-over words are those whose product ends below 4, and 0 is one of them.
    expect(intSource(words(0, 0xffff_ffff))(6)).toBe(5)
  })

  it('needs no rejection for powers of two', () => {
    expect(intSource(words(0))(8)).toBe(0)
  })

  it('answers 0 where there is one value', () => {
    expect(intSource(words(12345))(1)).toBe(0)
  })

  it('joins two words for large ranges', () => {
    expect(intSource(words(0, 5))(2 ** 40)).toBe(5)
    expect(intSource(words(1 << 11, 5))(2 ** 40)).toBe(2 ** 32 + 5)
  })

  it('keeps large ranges unbiased by rejection', () => {
    const n = 3 * 2 ** 50
    expect(intSource(words(0xffff_ffff, 0xffff_ffff, 0, 7))(n)).toBe(7)
  })

  it('drops the first number beyond the last whole multiple, and not the one before', () => {
    // 2^53 = 2 · 3 · 2^50 + 2^51: the last whole multiple of n ends at 3 · 2^51.
    const n = 3 * 2 ** 50
    const at = (x: number) => [Math.floor(x / 2 ** 32) * 2 ** 11, x % 2 ** 32]
    expect(intSource(words(...at(2 * n - 1)))(n)).toBe(n - 1)
    expect(intSource(words(...at(2 * n), 0, 3))(n)).toBe(3)
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('refuses a range of %d', (n) => {
    expect(() => intSource(words(1, 2, 3))(n)).toThrow(RangeError)
  })
})
