import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitment, fairRng } from './fair-rng.ts'
import { deviation, histogram } from './uniformity.ts'

const seed = '00112233445566778899aabbccddeeff'

const draws = (index: number, n: number, count: number, from = seed): number[] => {
  const int = fairRng(from).event(index)
  return Array.from({ length: count }, () => int(n))
}

/** The published recipe, written a second time with another library. */
const recomputed = (index: number, n: number, count: number): number[] => {
  const key = createHash('sha256').update(`vigil-chance/1:${seed}`).digest()
  const out: number[] = []
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', key).update(`${index}:${block}`).digest()
    for (let at = 0; at < 32; at += 4) {
      const product = BigInt(bytes.readUInt32BE(at)) * BigInt(n)
      if (product % 2n ** 32n < 2n ** 32n % BigInt(n)) continue
      out.push(Number(product / 2n ** 32n))
      if (out.length === count) return out
    }
  }
}

describe('fairRng', () => {
  it('gives known answers', () => {
    expect(draws(0, 6, 12)).toEqual(KNOWN.sixSided0)
    expect(draws(1, 6, 12)).toEqual(KNOWN.sixSided1)
    expect(draws(7, 1000, 6)).toEqual(KNOWN.thousand7)
  })

  it('can be recomputed by anyone from seed and index', () => {
    for (const index of [0, 1, 2, 999, 123_456_789])
      for (const n of [2, 6, 8, 52, 1_000_003]) expect(draws(index, n, 40)).toEqual(recomputed(index, n, 40))
  })

  it('does not depend on the order in which events are asked for', () => {
    const forwards = fairRng(seed)
    const backwards = fairRng(seed)
    const up = [0, 1, 2, 3, 4].map((i) => forwards.event(i)(1_000_000))
    const down = [4, 3, 2, 1, 0].map((i) => backwards.event(i)(1_000_000)).reverse()
    expect(up).toEqual(down)
  })

  it('does not depend on how much other events have used', () => {
    const rng = fairRng(seed)
    const greedy = rng.event(0)
    for (let i = 0; i < 100; i++) greedy(6)
    expect(rng.event(1)(1_000_000)).toBe(fairRng(seed).event(1)(1_000_000))
  })

  it('starts an event over when it is asked for again', () => {
    const rng = fairRng(seed)
    expect(rng.event(5)(1_000_000)).toBe(rng.event(5)(1_000_000))
  })

  it('gives interleaved events their own streams', () => {
    const rng = fairRng(seed)
    const a = rng.event(0)
    const b = rng.event(1)
    const mixed = Array.from({ length: 20 }, () => [a(100), b(100)])
    expect(mixed.map(([x]) => x)).toEqual(draws(0, 100, 20))
    expect(mixed.map(([, y]) => y)).toEqual(draws(1, 100, 20))
  })

  it('differs between seeds, events and blocks', () => {
    const firsts = new Set<string>()
    for (let i = 0; i < 200; i++) {
      firsts.add(draws(i, 2 ** 21, 3).join())
      firsts.add(draws(0, 2 ** 21, 3, `seed ${i}`).join())
    }
    expect(firsts.size).toBe(400)
    expect(draws(0, 2 ** 21, 8)).not.toEqual(draws(0, 2 ** 21, 16).slice(8))
  })

  it('takes any text as a seed', () => {
    for (const text of ['', 'x', 'ünïcödé ☾', 'a'.repeat(1000)]) {
      expect(draws(0, 6, 1, text)[0]).toBeLessThan(6)
    }
  })

  it.each([-1, 0.5, Number.NaN])('has no event %d', (index) => {
    expect(() => fairRng(seed).event(index)).toThrow(RangeError)
  })

  it.each([2, 6, 8, 52])('is uniform over %d values within one event', (n) => {
    expect(Math.abs(deviation(histogram(fairRng(seed).event(3), n, 20_000)))).toBeLessThan(5)
  })

  it('is uniform over the first numbers of many events', () => {
    const rng = fairRng(seed)
    let index = 0
    expect(Math.abs(deviation(histogram((n) => rng.event(index++)(n), 6, 6_000)))).toBeLessThan(5)
  })

  it('shows no link between one event and the next', () => {
    const rng = fairRng(seed)
    const pairs = new Array<number>(36).fill(0)
    for (let i = 0; i < 7_200; i++) {
      const cell = 6 * rng.event(i)(6) + rng.event(i + 1)(6)
      pairs[cell] = (pairs[cell] ?? 0) + 1
    }
    expect(Math.abs(deviation(pairs))).toBeLessThan(5)
  })
})

describe('commitment', () => {
  it('is the plain SHA-256 of the seed, so that any tool can check it', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(commitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
  })

  it('does not reveal the key, even for seeds longer than a hash block', () => {
    // HMAC hashes keys beyond 64 bytes; were the seed itself the key, the commitment would be as good as the seed.
    const long = 'f'.repeat(100)
    const leaked = createHmac('sha256', Buffer.from(commitment(long), 'hex'))
      .update('0:0')
      .digest()
    const honest = fairRng(long).event(0)
    const words = Array.from({ length: 8 }, (_, i) => leaked.readUInt32BE(4 * i))
    expect(Array.from({ length: 8 }, () => honest(2 ** 21))).not.toEqual(words.map((word) => word >>> 11))
  })
})

const KNOWN = {
  sixSided0: [0, 5, 0, 5, 2, 3, 2, 5, 3, 0, 5, 1],
  sixSided1: [1, 3, 5, 1, 0, 3, 1, 1, 5, 0, 4, 0],
  thousand7: [83, 18, 154, 758, 266, 207],
}
