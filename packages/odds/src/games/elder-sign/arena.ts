/** Room for many small tables that live as long as one search: few large blocks instead of thousands of buffers. */

export interface Arena {
  take(size: number): Float64Array
}

const SMALLEST = 1 << 14
const LARGEST = 1 << 20

export const newArena = (): Arena => {
  let block = new Float64Array(0)
  let used = 0
  let next = SMALLEST
  return {
    take(size) {
      if (used + size > block.length) {
        block = new Float64Array(Math.max(size, next))
        next = Math.min(LARGEST, next * 2)
        used = 0
      }
      used += size
      return block.subarray(used - size, used)
    },
  }
}
