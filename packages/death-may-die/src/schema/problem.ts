/** Where a pack's records lie: the innermost with an id counts, such as a card of an episode. */
import { fieldOf, problemsWith, valueAt } from '@vigil/kernel/problem'

export const { problemAt, problemsOfIssue } = problemsWith((pack, path) => {
  for (let n = path.length; n > 0; n--) {
    const id = valueAt(pack, [...path.slice(0, n), 'id'])
    if (typeof path[n - 1] === 'number' && typeof id === 'string' && id !== '') return { card: id, rest: path.slice(n) }
  }
  return typeof path[1] === 'number'
    ? { card: fieldOf(path.slice(0, 2)), rest: path.slice(2) }
    : { card: 'pack', rest: path }
})
