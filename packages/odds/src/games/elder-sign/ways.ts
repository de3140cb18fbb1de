/** The least dice that meet a row (ES-TASK-02..04, ES-TASK-12, ES-RULING-34). */
import { FACES, type Face } from '@vigil/elder-sign'
import type { Need } from './attempt.ts'

/** Each a count of dice by class: none could be left out. */
export type Ways = readonly (readonly number[])[]

/** No pool is larger. */
const MOST_DICE = 8

const worth = (face: Face, wild: number): number =>
  face === 'W' ? wild : face.startsWith('I') ? Number(face.slice(1)) : 0

interface Search {
  readonly needs: readonly Need[]
  /** The faces that stand for the classes; none for idle dice. */
  readonly faces: readonly (Face | undefined)[]
  readonly wild: number
  readonly found: Map<string, readonly number[]>
}

const meet = (q: Search, at: number, taken: readonly number[], dice: number): void => {
  const need = q.needs[at]
  if (!need) {
    q.found.set(taken.join(), taken)
    return
  }
  if (need.sum > 0) return addUp(q, at, taken, dice, need.sum, 0)
  if (dice === MOST_DICE) return
  q.faces.forEach((face, c) => {
    if (face && (face === 'W' || need.faces.includes(face)))
      meet(q, at + 1, taken.with(c, (taken[c] ?? 0) + 1), dice + 1)
  })
}

/** `smallest`: the least value taken so far; the surplus must stay below it, or that die could be left out. */
const addUp = (
  q: Search,
  at: number,
  taken: readonly number[],
  dice: number,
  left: number,
  from: number,
  smallest = MOST_DICE,
): void => {
  if (left <= 0) {
    if (-left < smallest) meet(q, at + 1, taken, dice)
    return
  }
  if (dice === MOST_DICE) return
  for (let c = from; c < q.faces.length; c++) {
    const face = q.faces[c]
    const value = face === undefined ? 0 : worth(face, q.wild)
    if (value > 0)
      addUp(q, at, taken.with(c, (taken[c] ?? 0) + 1), dice + 1, left - value, c, Math.min(smallest, value))
  }
}

const within = (a: readonly number[], b: readonly number[]): boolean => a !== b && a.every((n, c) => n <= (b[c] ?? 0))

export const waysToMeet = (needs: readonly Need[], faces: readonly number[], wild: number): Ways => {
  const shown = faces.map((face) => FACES[face])
  const q: Search = { needs: [...needs].sort((a, b) => a.sum - b.sum), faces: shown, wild, found: new Map() }
  meet(
    q,
    0,
    shown.map(() => 0),
    0,
  )
  const all = [...q.found.values()]
  return all.filter((taken) => !all.some((fewer) => within(fewer, taken)))
}

/** The fewest dice that could meet the row. */
export const leastDice = (needs: readonly Need[]): number =>
  needs.reduce((n, { sum }) => n + Math.max(1, Math.ceil(sum / 4)), 0)
