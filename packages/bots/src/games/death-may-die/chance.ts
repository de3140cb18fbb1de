/** Rough chances: every die of the box shows a success three times in six. */
const MOST = 40

/** Chances of exactly k successes on n dice. */
const TABLE: readonly (readonly number[])[] = (() => {
  const rows: number[][] = [[1]]
  for (let n = 1; n <= MOST; n++) {
    const above = rows[n - 1] ?? []
    rows.push(Array.from({ length: n + 1 }, (_, k) => ((above[k - 1] ?? 0) + (above[k] ?? 0)) / 2))
  }
  return rows
})()

export const binomial = (n: number, k: number): number => TABLE[Math.min(MOST, n)]?.[k] ?? 0

/** At least `k` successes on `n` dice. */
export const atLeast = (n: number, k: number): number => {
  if (k <= 0) return 1
  let p = 0
  for (let i = k; i <= n; i++) p += binomial(n, i)
  return p
}

/** Successes expected on `n` dice, of which no more than `most` count. */
export const expected = (n: number, most: number): number => {
  let sum = 0
  for (let k = 1; k <= Math.min(n, most); k++) sum += atLeast(n, k)
  return sum
}

export const percent = (p: number): number => Math.round(Math.min(1, Math.max(0, p)) * 100)
