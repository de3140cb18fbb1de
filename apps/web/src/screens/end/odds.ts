/** How likely it was that dice show less than they did, exactly: dice of different chances, counted one by one. */

/** The chance of every number of hits, from none to all. */
export const hitsOf = (chances: readonly number[]): readonly number[] => {
  let hits: number[] = [1]
  for (const chance of chances) {
    const next = Array<number>(hits.length + 1).fill(0)
    for (const [n, p] of hits.entries()) {
      next[n] = (next[n] ?? 0) + p * (1 - chance)
      next[n + 1] = (next[n + 1] ?? 0) + p * chance
    }
    hits = next
  }
  return hits
}

/** Of a hundred such games, how many would show fewer; those that show as many count by half. */
export const luckierThan = (seen: number, chances: readonly number[]): number => {
  const hits = hitsOf(chances)
  const fewer = hits.slice(0, seen).reduce((sum, p) => sum + p, 0)
  return 100 * (fewer + (hits[seen] ?? 0) / 2)
}
