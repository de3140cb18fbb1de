/** Episode 6: haul the mirrors through the light, and bring the full moon. */
import type { Aim, Chapter } from '../aim.ts'
import { areaOf, hasState, lying, markerAt, type Spot } from '../spot.ts'

export const MOON = 'moonPhase'
export const FULL = 2

const dome = (spot: Spot): readonly number[] => areaOf(spot, 'telescopeRoom')
const astray = (spot: Spot) => lying(spot.view, 'mirror').filter(({ at }) => !dome(spot).includes(at))
const phase = ({ view }: Spot): number => markerAt(view, MOON)
const movable = (spot: Spot) => astray(spot).filter(({ at }) => hasState(spot.view, at, 'lit'))

export const unspeakableHour: Chapter = {
  aims(spot) {
    const left = astray(spot)
    const clock = (worth: number): Aim[] => areaOf(spot, 'orrery').map((at) => ({ at, worth, code: 'orrery' }))
    if (left.length === 0) return clock(2)
    const mirrors = left.map(
      ({ at }): Aim => ({ at, worth: hasState(spot.view, at, 'lit') ? 1.3 : 0.85, code: 'mirror' }),
    )
    return phase(spot) === FULL ? mirrors : [...mirrors, ...clock(movable(spot).length ? 0.9 : 1.3)]
  },
  worth(spot, id) {
    if (spot.view.disrupted) return 0
    if (id === 'haul-a-mirror') return dome(spot).includes(spot.me.at) ? 0 : 1.4
    return phase(spot) === FULL ? 0 : astray(spot).length === 0 ? 2.5 : 1.3
  },
  last: (spot) => astray(spot).length <= 1,
  stake(spot) {
    const clock = areaOf(spot, 'orrery').includes(spot.me.at) && phase(spot) !== FULL
    return { need: clock ? 2 : 0, most: 2, each: 0.55 }
  },
  bound: dome,
}
