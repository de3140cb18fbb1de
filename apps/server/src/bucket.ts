/** So many a second, with a short burst: who asks for more waits. */
export interface Bucket {
  /** Seconds to wait; 0 where one may go on. */
  take(now: number): number
}

export const bucket = (perSecond: number, burst: number): Bucket => {
  let left = burst
  let at = Number.NEGATIVE_INFINITY
  return {
    take(now) {
      left = Math.min(burst, left + (Math.max(0, now - at) / 1_000) * perSecond)
      at = now
      if (left >= 1) {
        left -= 1
        return 0
      }
      return (1 - left) / perSecond
    },
  }
}

/** One for each name, forgotten when it is full again: memory stays small whoever knocks. */
export const buckets = (perSecond: number, burst: number, most = 10_000): ((name: string, now: number) => number) => {
  const known = new Map<string, { bucket: Bucket; at: number }>()
  const sweep = (now: number): void => {
    for (const [name, { at }] of known) if (now - at > (burst / perSecond) * 1_000) known.delete(name)
  }
  return (name, now) => {
    if (known.size >= most) sweep(now)
    const mine = known.get(name) ?? { bucket: bucket(perSecond, burst), at: now }
    mine.at = now
    known.set(name, mine)
    return mine.bucket.take(now)
  }
}
