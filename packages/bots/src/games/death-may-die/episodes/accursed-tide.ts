/** Episode 5: bring both families aboard, then light the lamp. */
import type { Aim, Chapter } from '../aim.ts'
import { areaOf, holds, lying, type Spot } from '../spot.ts'

export const ELDERS = ['allenElder', 'marshElder'] as const
const LIGHTS = 3

export const shipOf = (spot: Spot): readonly number[] => areaOf(spot, 'ship')
const ashore = (spot: Spot) => lying(spot.view, ELDERS).filter(({ at }) => !shipOf(spot).includes(at))
const allAboard = (spot: Spot): boolean =>
  lying(spot.view, ELDERS).filter(({ at }) => shipOf(spot).includes(at)).length ===
  spot.view.tokens.filter(({ kind }) => kind === 'allenElder' || kind === 'marshElder').length

export const accursedTide: Chapter = {
  aims(spot) {
    const { me } = spot
    const lamp = (worth: number): Aim[] => areaOf(spot, 'lighthouse').map((at) => ({ at, worth, code: 'lamp' }))
    if (allAboard(spot)) return lamp(1.6)
    const n = holds(me, ELDERS)
    const waiting = n < 3 ? ashore(spot).map(({ at }): Aim => ({ at, worth: 1.25, code: 'family', safe: true })) : []
    const ship = n > 0 ? shipOf(spot).map((at): Aim => ({ at, worth: 1.2 + 0.2 * n, code: 'ship' })) : []
    return [...waiting, ...ship, ...(waiting.length + ship.length < 2 ? lamp(0.5) : [])]
  },
  worth(spot, id) {
    if (spot.view.disrupted) return 0
    return id === 'work-the-lamp' ? 1.7 : 1.5
  },
  last: allAboard,
  stake: (spot) => ({ need: 0, most: LIGHTS - lying(spot.view, 'light').length, each: 0.6 }),
}
