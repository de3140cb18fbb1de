/** Time as the benchmark counts it: by the wall clock, and by the CPU time of the whole process. */

export interface Span {
  /** Seconds before counting begins, so that the compiler has done its work. */
  readonly warmUp: number
  readonly seconds: number
}

export interface Measured {
  /** Sums of what the runs counted. */
  readonly counts: readonly number[]
  /** Seconds. */
  readonly wall: number
  readonly cpu: number
}

/** A rate both ways. */
export interface Rate {
  readonly value: number
  readonly byClock: number
}

/** Repeats `once`, which says what it has done, until both clocks have seen `seconds` go by. */
const repeat = (seconds: number, once: () => readonly number[]): Measured => {
  const counts: number[] = []
  const begun = performance.now()
  const used = process.cpuUsage()
  for (;;) {
    for (const [n, count] of once().entries()) counts[n] = (counts[n] ?? 0) + count
    const wall = (performance.now() - begun) / 1e3
    if (wall < seconds) continue
    const { user, system } = process.cpuUsage(used)
    const cpu = (user + system) / 1e6
    if (cpu >= seconds) return { counts, wall, cpu }
  }
}

export const measure = (span: Span, once: () => readonly number[]): Measured => {
  repeat(span.warmUp, once)
  return repeat(span.seconds, once)
}

/** How often per second the n-th thing happened. */
export const rateOf = ({ counts, wall, cpu }: Measured, n = 0): Rate => {
  const count = counts[n] ?? 0
  return { value: count / cpu, byClock: count / wall }
}
