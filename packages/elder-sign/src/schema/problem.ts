/** Where a pack's records lie: in lists, but for the entrance. */
import { fieldOf, problemsWith, valueAt } from '@vigil/kernel/problem'

export const { problemAt, problemsOfIssue } = problemsWith((pack, path) => {
  const [deck, index] = path
  const lies = typeof index === 'number' ? 2 : deck === 'entrance' ? 1 : 0
  if (lies === 0) return { card: 'pack', rest: path }
  const id = valueAt(pack, [...path.slice(0, lies), 'id'])
  return { card: typeof id === 'string' && id !== '' ? id : fieldOf(path.slice(0, lies)), rest: path.slice(lies) }
})
