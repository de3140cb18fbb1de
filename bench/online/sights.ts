/** How long after whoever answered knew that it was taken the others of a table saw it. */

/** Of a frame of ours, without reading it whole. */
export const seqIn = (text: string): number => Number(/"seq":(\d+)/.exec(text)?.[1])

export interface Sights {
  /** `chair` knows that its answer, up to `seq`, was taken. */
  kept(seq: number, chair: number): void
  /** `chair` sees everything up to `seq`. */
  seen(seq: number, chair: number): void
}

/** Milliseconds are written into `delays`; below zero, where the others saw it first. A table has one of its own. */
export const sightsOf = (seats: number, delays: number[]): Sights => {
  const last = Array.from({ length: seats }, () => ({ seq: 0, at: 0 }))
  const waiting: { readonly seq: number; readonly at: number; readonly chair: number }[] = []
  return {
    kept(seq, chair) {
      const at = performance.now()
      for (const [other, saw] of last.entries()) {
        if (other === chair) continue
        if (saw.seq >= seq) delays.push(saw.at - at)
        else waiting.push({ seq, at, chair: other })
      }
    },
    seen(seq, chair) {
      const at = performance.now()
      last[chair] = { seq, at }
      for (let n = waiting.length - 1; n >= 0; n--) {
        const one = waiting[n]
        if (one?.chair !== chair || one.seq > seq) continue
        delays.push(at - one.at)
        waiting.splice(n, 1)
      }
    },
  }
}
