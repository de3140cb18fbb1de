/** The value of a position of any game by looking at all that can follow: for small positions, and to check cleverer ways. */
import type { Game, Input, Kind } from '@vigil/kernel'

export interface Enumerated {
  readonly value: number
  /** False where the budget ran out: the value is then a lower bound, as positions not looked at count as `worst`. */
  readonly exact: boolean
  readonly positions: number
}

export interface Question<K extends Kind> {
  /** What a position is worth where the question ends; undefined where play goes on. */
  worth(state: Readonly<K['state']>): number | undefined
  readonly worst: number
  /** Positions that may be looked at. */
  readonly budget: number
}

/** All seats play for the same end. */
export const enumerate = <K extends Kind>(
  game: Game<K>,
  state: Readonly<K['state']>,
  { worth, worst, budget }: Question<K>,
): Enumerated => {
  const known = new Map<string, number>()
  let exact = true
  const after = (from: Readonly<K['state']>, input: Input<K>): K['state'] => {
    const next = game.clone(from)
    game.applyInPlace(next, input)
    return next
  }
  const look = (at: Readonly<K['state']>): number => {
    const node = game.node(at)
    if (node.kind === 'over') return worst
    if (node.kind === 'decision')
      return game.answers(at).reduce((best, each) => Math.max(best, value(after(at, each))), worst)
    const outcomes = game.outcomes(at)
    const all = outcomes.reduce((sum, { weight }) => sum + weight, 0)
    return outcomes.reduce((mean, { input, weight }) => mean + (weight / all) * value(after(at, input)), 0)
  }
  const value = (at: Readonly<K['state']>): number => {
    const ends = worth(at)
    if (ends !== undefined) return ends
    const key = game.key(at)
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= budget) {
      exact = false
      return worst
    }
    const looked = look(at)
    known.set(key, looked)
    return looked
  }
  const best = value(state)
  return { value: best, exact, positions: known.size }
}
