/** Ways across the map: enemies of every space one leaves come along, fire sticks, water stops a run. */
import type { PersonView } from '@vigil/death-may-die'
import { gifts, strideOf, suspends } from './gift.ts'
import { foesAt, hasState, type Spot, spaceAt } from './spot.ts'
import { biteOf } from './threat.ts'

export interface Ways {
  /** Points of movement to each space. */
  readonly points: readonly number[]
  /** What the way there brings along. */
  readonly burden: readonly number[]
  readonly before: readonly number[]
  readonly stride: number
  /** Enemies that can be left behind. */
  readonly sneaks: number
}

const FAR = 99

const burdenOf = (spot: Spot, space: number, sneaks: number): number => {
  const foes = foesAt(spot.view, space).reduce((n, { kind }) => n + 0.6 + biteOf(spot, kind) * 0.7, 0)
  const fire = (spaceAt(spot.view, space)?.fire ?? 0) * 0.45
  return foes / (1 + sneaks) + fire
}

export const waysFrom = (spot: Spot, person: PersonView): Ways => {
  const { board } = spot
  const stride = strideOf(spot, person)
  const sneaks = gifts(spot, person, 'sneak').reduce((n, trait) => n + (trait.only ? 0 : (trait.n ?? 9)), 0)
  const wades = suspends(spot, person, 'tide-run')
  const points = Array.from({ length: board.size + 1 }, () => FAR)
  const burden = points.map(() => 0)
  const before = points.map(() => 0)
  const cost = points.map(() => FAR * 2)
  points[person.at] = 0
  cost[person.at] = 0
  const open = new Set([person.at])
  while (open.size) {
    let at = 0
    for (const space of open) if (at === 0 || (cost[space] ?? FAR) < (cost[at] ?? FAR)) at = space
    open.delete(at)
    const load = at === person.at ? 0 : burdenOf(spot, at, sneaks)
    for (const to of board.next[at] ?? []) {
      const step = wades || !hasState(spot.view, to, 'flooded') ? 1 : stride
      const sum = (cost[at] ?? 0) + step + load * 2
      if (sum >= (cost[to] ?? 0)) continue
      cost[to] = sum
      points[to] = (points[at] ?? 0) + step
      burden[to] = (burden[at] ?? 0) + load
      before[to] = at
      open.add(to)
    }
  }
  return { points, burden, before, stride, sneaks }
}

/** Run actions still to be taken, `free` points of movement being left of this one. */
export const runsTo = ({ points, stride }: Ways, space: number, free = 0): number =>
  Math.ceil(Math.max(0, (points[space] ?? FAR) - free) / stride)

/** The next space on the way. */
export const stepTo = ({ before }: Ways, from: number, to: number): number => {
  let at = to
  while (before[at] !== from && before[at]) at = before[at] ?? 0
  return at
}

/** The spaces of the way, the goal included. */
export const pathTo = ({ before, points }: Ways, to: number): number[] => {
  const path: number[] = []
  for (let at = to; points[at] !== 0 && at > 0; at = before[at] ?? 0) path.unshift(at)
  return path
}
