/**
 * The fate of a match, fixed by its seed and nothing else. Every chance event has a stream of its own, so event 41 can
 * be recomputed without the forty before it, and what came out so far says nothing about what will come.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { sha256Hex } from './hash.ts'
import { intSource, type Rng } from './rng.ts'

/** Words of one block of a stream: 32 bytes, big-endian. */
const WORDS = 8

/** Published before play; when the seed is revealed afterwards, anyone can check that it was the one. */
export const commitment = (seed: string): string => sha256Hex(seed)

/**
 * Block b of event i is HMAC-SHA-256 of `i:b`. The key must differ from the commitment, which everybody knows: an HMAC
 * replaces a long key by its plain hash, and the plain hash of the seed is the commitment.
 */
export const fairRng = (seed: string): Rng => {
  const key = sha256(utf8ToBytes(`vigil-chance/1:${seed}`))
  const block = (index: number, b: number): DataView => {
    const bytes = hmac(sha256, key, utf8ToBytes(`${index}:${b}`))
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  return {
    event(index) {
      if (!Number.isSafeInteger(index) || index < 0) throw new RangeError(`no chance event ${index}`)
      let used = 0
      let words = block(index, 0)
      return intSource(() => {
        if (used > 0 && used % WORDS === 0) words = block(index, used / WORDS)
        return words.getUint32((used++ % WORDS) * 4)
      })
    },
  }
}
