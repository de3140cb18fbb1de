/** Wilson's score interval: what a number of wins says about the chance of one, at 95 %. */
const Z = 1.959963984540054

export interface Interval {
  readonly rate: number
  readonly low: number
  readonly high: number
}

export const wilson = (wins: number, games: number): Interval => {
  if (games === 0) return { rate: 0, low: 0, high: 1 }
  const rate = wins / games
  const z2 = Z * Z
  const middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
  const half = (Z / (1 + z2 / games)) * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games * games))
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
