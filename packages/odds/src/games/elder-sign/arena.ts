/** Room for many small tables that live as long as one search: few large blocks instead of thousands of buffers. */

export interface Arena {
  /** Not cleared: the block may have served another search. */
  take(size: number): Float64Array
  /** The search is over, and nothing of it will be read again: others may use the room. */
  free(): void
}

const SMALLEST = 1 << 14
const LARGEST = 1 << 20

/** Blocks of searches that are over, by size; of each size a few are kept. */
const spare = new Map<number, Float64Array[]>()
const MOST_SPARE = 12

const blockOf = (size: number): Float64Array => spare.get(size)?.pop() ?? new Float64Array(size)

const giveBack = (block: Float64Array): void => {
  const same = spare.get(block.length) ?? []
  if (same.length < MOST_SPARE) same.push(block)
  spare.set(block.length, same)
}

export const newArena = (): Arena => {
  let blocks: Float64Array[] = []
  let block: Float64Array = new Float64Array(0)
  let used = 0
  let next = SMALLEST
  return {
    take(size) {
      if (used + size > block.length) {
        while (next < size) next *= 2
        block = blockOf(next)
        blocks.push(block)
        next = Math.min(LARGEST, next * 2)
        used = 0
      }
      used += size
      return block.subarray(used - size, used)
    },
    free() {
      blocks.forEach(giveBack)
      blocks = []
      block = new Float64Array(0)
      used = 0
    },
  }
}
