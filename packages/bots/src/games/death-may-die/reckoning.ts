/** What was reckoned of a thing once; each bot's own, for what things are worth to one they are not worth to another. */
import type { Weights } from './weights.ts'

export const newReckoning = <K extends object, V>(): ((weights: Weights) => WeakMap<K, V>) => {
  const all = new WeakMap<Weights, WeakMap<K, V>>()
  return (weights) => {
    const known = all.get(weights) ?? new WeakMap<K, V>()
    all.set(weights, known)
    return known
  }
}
