/** Episode 3: unmask the dancers, lead the sorcerers to the water. */
import type { Aim, Chapter } from '../aim.ts'
import { areaOf, lying, type Spot } from '../spot.ts'

const water = (spot: Spot): readonly number[] => areaOf(spot, 'waterfront')
const dancers = ({ view }: Spot) => lying(view, 'dancer')
const masked = (spot: Spot) => dancers(spot).filter(({ face }) => face === '')
const loose = (spot: Spot) => dancers(spot).filter(({ face, at }) => face === 'sorcerer' && !water(spot).includes(at))
const hidden = (spot: Spot): boolean =>
  dancers(spot).filter(({ face }) => face === 'sorcerer').length <
  (spot.episode.tokens.find(({ token }) => token === 'dancer')?.faces?.find(({ face }) => face === 'sorcerer')?.count ??
    4)

const maskedAt = (spot: Spot, space: number): number => masked(spot).filter(({ at }) => at === space).length

export const danseMacabre: Chapter = {
  aims(spot) {
    const sorcerers = loose(spot).map(({ at }): Aim => ({ at, worth: 1.25, code: 'sorcerer' }))
    if (!hidden(spot)) return sorcerers
    return [
      ...sorcerers,
      ...masked(spot).map(({ at }): Aim => ({ at, worth: 0.95 + 0.15 * maskedAt(spot, at), code: 'mask' })),
    ]
  },
  worth(spot, id) {
    if (spot.view.disrupted) return 0
    if (id === 'lead-the-dance') return loose(spot).some(({ at }) => at === spot.me.at) ? 1.5 : 0
    return hidden(spot) ? 1 + 0.2 * maskedAt(spot, spot.me.at) : 0
  },
  last: (spot) => !hidden(spot) && loose(spot).length === 1,
  stake: (spot) => ({ need: 0, most: Math.max(1, maskedAt(spot, spot.me.at)), each: 0.5 }),
  bound: water,
}
