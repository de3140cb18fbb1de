/** Multisets of up to six green dice by kind of result. Dice of a kind beyond its cap count as idle. */

export interface Lattice {
  readonly kinds: number
  /** How many multisets hold fewer than n dice: those of n dice begin here. */
  readonly from: Int32Array
  /** One more die of a kind, or one less: the multiset's number, or -1. Indexed by multiset * kinds + kind. */
  readonly add: Int16Array
  readonly take: Int16Array
  /** The same without its idle dice. */
  readonly core: Int16Array
  /** The kinds that are there, as bits. */
  readonly present: Uint8Array
  /** By kind: how many of it each multiset has, and the multisets of nothing else, by their number. */
  readonly alone: readonly { readonly counts: Uint8Array; readonly bases: readonly number[] }[]
}

export const MOST_GREEN = 6

const known = new Map<string, Lattice>()

/** Numbered by size, so that smaller pools use the beginning of the same tables. The last kind is the idle one. */
const build = (caps: readonly number[]): Lattice => {
  const kinds = caps.length
  const index = new Map<string, number>()
  const all: (readonly number[])[] = []
  const from = new Int32Array(MOST_GREEN + 2)
  let layer: (readonly number[])[] = [caps.map(() => 0)]
  for (let n = 0; n <= MOST_GREEN; n++) {
    from[n] = all.length
    for (const counts of layer) {
      index.set(counts.join(), all.length)
      all.push(counts)
    }
    layer = layer.flatMap((counts) => grown(counts, caps))
  }
  from[MOST_GREEN + 1] = all.length
  const add = new Int16Array(all.length * kinds).fill(-1)
  const take = new Int16Array(all.length * kinds).fill(-1)
  all.forEach((counts, i) => {
    for (let k = 0; k < kinds; k++) {
      const n = counts[k] ?? 0
      const to = n < (caps[k] ?? 0) ? k : kinds - 1
      add[i * kinds + k] = index.get(counts.with(to, (counts[to] ?? 0) + 1).join()) ?? -1
      if (n > 0) take[i * kinds + k] = index.get(counts.with(k, n - 1).join()) ?? -1
    }
  })
  const present = Uint8Array.from(all, (counts) => counts.reduce((bits, n, k) => (n > 0 ? bits | (1 << k) : bits), 0))
  const core = Int16Array.from(all, (counts) => index.get(counts.with(kinds - 1, 0).join()) ?? 0)
  const alone = caps.map((cap, k) => ({
    counts: Uint8Array.from(all, (counts) => counts[k] ?? 0),
    bases: Array.from(
      { length: cap + 1 },
      (_, n) => index.get(caps.map((_cap, kind) => (kind === k ? n : 0)).join()) ?? 0,
    ),
  }))
  return { kinds, from, add, take, core, present, alone }
}

/** Each multiset grows in one way only: by kinds not before its last. */
const grown = (counts: readonly number[], caps: readonly number[]): number[][] => {
  const last = counts.findLastIndex((n) => n > 0)
  return counts.flatMap((n, k) => (k < last || n >= (caps[k] ?? 0) ? [] : [counts.with(k, n + 1)]))
}

/** By the cap of each kind; the last kind takes what is beyond. */
export const latticeOf = (caps: readonly number[]): Lattice => {
  const key = caps.join()
  const lattice = known.get(key) ?? build(caps)
  known.set(key, lattice)
  return lattice
}
