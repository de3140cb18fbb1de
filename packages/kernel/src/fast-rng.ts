/** A quick sequential generator for simulations and searches: same numbers on every machine, no secrecy. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { type IntSource, intSource, type Rng } from './rng.ts'

/** The numbers themselves. The seed is hashed first: neighbouring raw seeds would begin with neighbouring numbers. */
export const fastInts = (seed: number | string): IntSource => {
  const bytes = sha256(utf8ToBytes(`vigil-fast/1:${seed}`))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((at) => view.getInt32(at)))
  return intSource(() => generator.next() >>> 0)
}

/** One stream for all events, in the order they are asked for. */
export const fastRng = (seed: number | string): Rng => {
  const ints = fastInts(seed)
  return { event: () => ints }
}
