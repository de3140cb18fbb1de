/** Episode 1: break the Labs. */
import type { Chapter } from '../aim.ts'
import { lying, type Spot, spaceAt } from '../spot.ts'

const labsIn = ({ view }: Spot) => lying(view, 'lab').filter(({ face }) => face === '')
const healthOf = ({ episode }: Spot): number => episode.tokens.find(({ token }) => token === 'lab')?.health ?? 4

export const blasphemousAlchemy: Chapter = {
  aims: (spot) => labsIn(spot).map(({ at, wounds }) => ({ at, worth: 1.15 + 0.05 * wounds, code: 'lab' })),
  worth: (spot, id) => {
    if (id === 'destroy-equipment') return spot.view.disrupted ? 0 : 1.25
    return 0.12 * (spaceAt(spot.view, spot.me.at)?.fire ?? 0)
  },
  last: (spot) => labsIn(spot).length <= 2,
  stake(spot) {
    const lab = labsIn(spot).find(({ at }) => at === spot.me.at)
    return lab ? { need: 0, most: healthOf(spot) - lab.wounds, each: 0.45 } : { need: 0, most: 1, each: 0.1 }
  },
}
