/** Episode 2: kill for bodies, search them for sigils, take the tomes they open. */
import type { PersonView } from '@vigil/death-may-die'
import type { Aim, Chapter } from '../aim.ts'
import { isSafe, living, lying, type Spot } from '../spot.ts'

const NEEDED = 2

const tomes = ({ view }: Spot) => lying(view, 'tome')
const missing = (spot: Spot): number =>
  NEEDED - (spot.view.tokens.filter(({ kind }) => kind === 'tome').length - tomes(spot).length)

/** Tomes that somebody holds the sigil of. */
const opened = (spot: Spot, { tokens }: PersonView) =>
  tomes(spot).filter(({ face }) => tokens.some((token) => token.kind === 'body' && token.face === face))

const found = (spot: Spot): number =>
  new Set(living(spot.view).flatMap((person) => opened(spot, person).map(({ face }) => face))).size

export const tomesOfMadness: Chapter = {
  aims(spot) {
    const { view, me } = spot
    const mine = opened(spot, me).map(({ at }): Aim => ({ at, worth: 1.8, code: 'tome', safe: true }))
    if (found(spot) >= missing(spot)) return mine
    const bodies = lying(view, 'body').map(({ at }): Aim => ({ at, worth: 1.15, code: 'body' }))
    const cultists = view.figures
      .filter(({ kind, at }) => kind === 'cultist' && at > 0)
      .map(({ at }): Aim => ({ at, worth: bodies.length > 1 ? 0.5 : 0.95, code: 'hunt' }))
    return [...mine, ...bodies, ...cultists]
  },
  worth(spot, id) {
    if (spot.view.disrupted) return 0
    if (id === 'unchain-the-tome') return 3
    return found(spot) >= missing(spot) ? 0.1 : isSafe(spot.view, spot.me.at) ? 1.4 : 1.2
  },
  last: (spot) => missing(spot) === 1,
  stake: () => ({ need: 2, most: 2, each: 0.6 }),
}
