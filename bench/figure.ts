/** One measured number, as the results file keeps it. */
export interface Figure {
  /** What targets and ratios call it: `play.games`. */
  readonly id: string
  readonly what: string
  /** Rates count CPU time: see README.md. */
  readonly value: number
  readonly unit: string
  /** The same rate by the wall clock. */
  readonly byClock?: number
  /** All rounds, where there were several; `value` is the fastest. */
  readonly rounds?: readonly number[]
  readonly note?: string
}

export const figureNamed = (figures: readonly Figure[], id: string): Figure => {
  const found = figures.find((figure) => figure.id === id)
  if (!found) throw new Error(`no figure ${id}`)
  return found
}

/** One figure for all rounds of the same: the fastest round's. */
export const fastestOf = (figures: readonly Figure[]): Figure[] =>
  [...new Set(figures.map(({ id }) => id))].flatMap((id) => {
    const rounds = figures.filter((figure) => figure.id === id)
    const [fastest] = rounds.toSorted((a, b) => (a.unit === 'ms' ? a.value - b.value : b.value - a.value))
    if (!fastest || rounds.length === 1) return rounds
    return [{ ...fastest, rounds: rounds.map(({ value }) => value) }]
  })
