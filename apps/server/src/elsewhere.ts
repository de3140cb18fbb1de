/** Who of a room is connected to other servers, as far as those have told. */
export interface Elsewhere {
  /** True where somebody came or went. */
  heard(node: string, there: There, now: number): boolean
  /** True where somebody was forgotten: their server has been silent for too long. */
  forget(now: number): boolean
  chairs(): number[]
  watching(): number
  /** Of all servers with somebody there the first acts for absent people; the others only if it does not. */
  isFirst(node: string): boolean
}

export interface There {
  readonly chairs: readonly number[]
  readonly watching: number
}

/** A server tells every so often who is there, and is forgotten after three times that. */
export const TELL_MS = 5_000

export const elsewhere = (): Elsewhere => {
  const known = new Map<string, There & { readonly at: number }>()
  return {
    heard(node, { chairs, watching }, now) {
      const before = known.get(node)
      if (chairs.length + watching === 0) return known.delete(node)
      known.set(node, { chairs, watching, at: now })
      return before?.chairs.join() !== chairs.join() || before.watching !== watching
    },
    forget(now) {
      const silent = [...known].filter(([, { at }]) => now - at > 3 * TELL_MS)
      for (const [node] of silent) known.delete(node)
      return silent.length > 0
    },
    chairs: () => [...known.values()].flatMap(({ chairs }) => chairs),
    watching: () => [...known.values()].reduce((sum, { watching }) => sum + watching, 0),
    isFirst: (node) => [...known.keys()].every((other) => node < other),
  }
}
