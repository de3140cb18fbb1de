/** The name somebody probably meant. */
import { distance } from 'fastest-levenshtein'

/** From the whole name, or nearly as good from one of its words: `mandy` for `mandy-thompson`. */
const farFrom = (name: string, known: string): number => {
  const words = known.split('-')
  return Math.min(distance(name, known), ...words.map((word) => distance(name, word) + (words.length > 1 ? 0.5 : 0)))
}

/** Undefined where nothing is near enough to be a slip of the pen. */
export const nearest = (name: string, known: readonly string[]): string | undefined => {
  let best: string | undefined
  let least = Math.max(2, Math.ceil(name.length / 2))
  for (const each of known) {
    const far = each.startsWith(name) ? 1 : farFrom(name, each)
    if (far < least) {
      least = far
      best = each
    }
  }
  return best
}

export const suggestion = (name: string, known: readonly string[]): string => {
  const near = nearest(name, known)
  return near === undefined ? '' : `; did you mean '${near}'?`
}
