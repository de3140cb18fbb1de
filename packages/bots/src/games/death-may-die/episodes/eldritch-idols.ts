/** Episode 4: carry idols to two Gates, past the guards. */
import { distance } from '@vigil/death-may-die'
import type { Aim, Chapter } from '../aim.ts'
import { elderAt, foesAt, holds, living, lying, others, peopleAt, type Spot } from '../spot.ts'

/** Idols a Gate needs. */
const EACH = 1

const lyingAt = ({ view }: Spot, space: number): number => lying(view, 'idol').filter(({ at }) => at === space).length

/** Where the Elder One stands, no Gate is dressed before it goes away. */
const barred = ({ view, weights }: Spot, gate: number): number => (elderAt(view) === gate ? weights.ritual.barred : 0)

/** The two Gates to dress: those with most idols, then those closest together. */
const chosen = (spot: Spot): readonly number[] => {
  const { gates } = spot.board
  let best: { pair: readonly number[]; score: number } | undefined
  gates.forEach((a, i) => {
    for (const b of gates.slice(i + 1)) {
      const dressed = Math.min(EACH, lyingAt(spot, a)) + Math.min(EACH, lyingAt(spot, b))
      const score = 3 * dressed - distance(spot.board, a, b) - barred(spot, a) - barred(spot, b)
      if (!best || score > best.score) best = { pair: [a, b], score }
    }
  })
  return best?.pair ?? []
}

const missingAt = (spot: Spot, gate: number): number => Math.max(0, EACH - lyingAt(spot, gate))

/** Carriers get stuck, and gates are robbed: many hands carry one more than is needed. */
const spareOf = (spot: Spot): number => (living(spot.view).length > 3 ? 1 : 0)

/** Idols still to be lifted, those in others' hands taken off. */
const wanted = (spot: Spot): number => {
  const missing = chosen(spot).reduce((n, gate) => n + missingAt(spot, gate), 0)
  return missing + spareOf(spot) - others(spot).reduce((n, each) => n + holds(each, 'idol'), 0)
}

/** Nobody sets an idol down among enemies, and Cultists carry it off again. */
const besieged = (spot: Spot): Aim[] =>
  chosen(spot)
    .filter((gate) => foesAt(spot.view, gate).length > 0)
    .map((at): Aim => ({ at, worth: 0.9, code: 'clear' }))

const spareAt = (spot: Spot, space: number): boolean => !chosen(spot).includes(space) || lyingAt(spot, space) > EACH

export const eldritchIdols: Chapter = {
  aims(spot) {
    const { me, view } = spot
    if (holds(me, 'idol')) {
      const gates = chosen(spot).filter((gate) => missingAt(spot, gate) > 0)
      return gates.map((at) => ({ at, worth: 1.7, code: 'gate', safe: true }) as const)
    }
    if (wanted(spot) <= 0) return besieged(spot)
    const idols = lying(view, 'idol').filter(({ at }) => spareAt(spot, at))
    return [...besieged(spot), ...idols.map(({ at }): Aim => ({ at, worth: 1.25, code: 'idol', safe: true }))]
  },
  worth(spot, id) {
    const { me, view } = spot
    if (id === 'slip-the-net') {
      if (holds(me, 'arrested')) return 4
      const held = peopleAt(view, me.at).some((each) => holds(each, 'arrested') > 0)
      return held ? 1.6 : holds(me, 'idol') ? 0.5 : 0
    }
    if (view.disrupted) return 0
    if (holds(me, 'idol')) return chosen(spot).includes(me.at) && missingAt(spot, me.at) > 0 ? 3 : 0
    return wanted(spot) > 0 && spareAt(spot, me.at) ? 1.4 : 0
  },
  last: (spot) => chosen(spot).reduce((n, gate) => n + missingAt(spot, gate), 0) === 1,
  stake: () => ({ need: 2, most: 2, each: 0.6 }),
}
