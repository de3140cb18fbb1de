/** How lucky dice of different chances were, exactly: counted one by one. */

/** Dice rolled, how many of them showed what was wanted, and how likely each was to. */
export interface DiceLuck {
  readonly seen: number
  readonly chances: readonly number[]
}

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
export const luckierThan = ({ seen, chances }: DiceLuck): number => {
  const hits = hitsOf(chances)
  const fewer = hits.slice(0, seen).reduce((sum, p) => sum + p, 0)
  return 100 * (fewer + (hits[seen] ?? 0) / 2)
}

export const expectedOf = ({ chances }: DiceLuck): number => chances.reduce((sum, chance) => sum + chance, 0)
