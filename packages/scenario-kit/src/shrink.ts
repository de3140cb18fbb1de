/** Makes a list that fails shorter and smaller while it still fails. */

type Fails = (list: readonly number[]) => boolean

const without = (list: readonly number[], from: number, n: number): number[] => [
  ...list.slice(0, from),
  ...list.slice(from + n),
]

/** Drops runs of numbers, long runs first, then turns single numbers into 0, until nothing helps or `tries` are used. */
export const shrinkChoices = (choices: readonly number[], fails: Fails, tries = 1_000): number[] => {
  let list = choices.slice()
  let left = tries
  const attempt = (candidate: number[]): boolean => {
    if (left-- <= 0 || !fails(candidate)) return false
    list = candidate
    return true
  }
  for (let n = Math.max(1, list.length >> 1), shrunk = false; left > 0; ) {
    for (let from = 0; from < list.length; )
      if (attempt(without(list, from, n))) shrunk = true
      else from += n
    if (n > 1) n >>= 1
    else if (shrunk) shrunk = false
    else break
  }
  for (let i = 0; i < list.length; i++) if (list[i] !== 0) attempt(list.with(i, 0))
  return list
}
