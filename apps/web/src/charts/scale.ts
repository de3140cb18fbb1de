/** Round numbers for axes, and places on them. */

const STEPS = [1, 2, 5, 10]

/** From 0 up to at least `most`, in about `count` round steps; whole numbers only, for these charts count things. */
export const ticksUpTo = (most: number, count = 4): readonly number[] => {
  const raw = Math.max(1, most) / count
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = Math.max(1, (STEPS.find((each) => each * power >= raw - 1e-9) ?? 10) * power)
  const ticks = [0]
  for (let n = step; n < most + step - 1e-9; n += step) ticks.push(n)
  return ticks.length > 1 ? ticks : [0, step]
}

/** A place between two ends for a value between two others. */
export const scale =
  (from: number, to: number, start: number, end: number) =>
  (value: number): number =>
    to === from ? start : start + ((value - from) / (to - from)) * (end - start)

/** Moves labels apart that would lie on one another, each as little as may be; the order stays. */
export const spread = (wanted: readonly number[], gap: number, least: number, most: number): readonly number[] => {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = wanted.slice()
  let floor = least
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, floor)
    floor = (placed[i] ?? 0) + gap
  }
  let ceiling = most
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, ceiling)
    ceiling = (placed[i] ?? 0) - gap
  }
  return placed
}
