/** Finds what somebody probably meant: names typed by hand, on the command line or at the table. */
import { distance } from 'fastest-levenshtein'

export interface Named {
  readonly id: string
  readonly name: string
}

/** Letters and digits only, small: `.38 Revolver` and `38-revolver` are the same to a typist. */
export const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Letters between a typed word and a known one, or the nearest part of it: `amnda` is one letter from Amanda Sharpe. */
const far = (typed: string, known: string): number =>
  Math.min(...[known, ...known.split(/[\s-]+/)].map((part) => distance(typed, plainly(part))))

/** The known word closest to a mistyped one, if any is within a third of its letters. */
export const nearest = (typed: string, known: readonly string[]): string | undefined => {
  const small = plainly(typed)
  const ranked = known
    .map((word) => ({ word, off: far(small, word) }))
    .filter(({ off }) => off <= Math.max(1, small.length / 3))
    .sort((a, b) => a.off - b.off)
  return ranked[0]?.word
}

/** ` Did you mean Amanda Sharpe?`, or nothing. */
export const didYouMean = (typed: string, known: readonly string[]): string => {
  const word = nearest(typed, known)
  return word === undefined ? '' : ` Did you mean ${word}?`
}

export type Found<T> =
  | { readonly is: 'one' | 'guess'; readonly one: T }
  | { readonly is: 'many' | 'none'; readonly near: readonly T[] }

/** Exact name first, then names that begin so, then names that contain it. A name a few letters off is a guess. */
export const findNamed = <T extends Named>(typed: string, all: readonly T[]): Found<T> => {
  const small = plainly(typed)
  const matching = (test: (word: string) => boolean): T[] =>
    small === '' ? [] : all.filter(({ id, name }) => test(plainly(name)) || test(plainly(id)))
  for (const test of [
    (word: string) => word === small,
    (word: string) => word.startsWith(small),
    (word: string) => word.includes(small),
  ]) {
    const found = matching(test)
    const [one, ...more] = found
    if (one) return more.length === 0 ? { is: 'one', one } : { is: 'many', near: found }
  }
  const meant = nearest(
    typed,
    all.map(({ name }) => name),
  )
  const one = all.find(({ name }) => name === meant)
  return one ? { is: 'guess', one } : { is: 'none', near: [] }
}
