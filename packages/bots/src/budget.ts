/**
 * How long a bot may think. In nodes, the same seed gives the same answers everywhere; where time counts, whoever calls
 * holds the clock and says when it is over.
 */
export type Budget = { readonly nodes: number } | { over(): boolean }

/** Counts what was looked at: true as long as there is something left to spend. */
export const spending = (budget: Budget): (() => boolean) => {
  if ('over' in budget) return () => !budget.over()
  let left = budget.nodes
  return () => left-- > 0
}
