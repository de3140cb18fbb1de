/** An episode of somebody else's: go where its actions can be taken, and take them. */
import type { ActionCard, Place } from '@vigil/death-may-die'
import type { Aim, Chapter } from '../aim.ts'
import { areaOf, lying, type Spot } from '../spot.ts'

const named = (spot: Spot, place: Place): readonly number[] => {
  if (typeof place === 'string')
    return place === 'gates' ? spot.board.gates : place === 'start' ? [spot.board.start] : []
  if ('area' in place) return areaOf(spot, place.area)
  if ('space' in place) return [place.space]
  if (!('with' in place) || Array.isArray(place.with)) return []
  const thing = place.with
  const kinds = typeof thing === 'string' ? thing : 'token' in thing ? thing.token : []
  return lying(spot.view, kinds).map(({ at }) => at)
}

const placesOf = (spot: Spot, { if: tests }: ActionCard): readonly number[] =>
  tests.flatMap((test) => ('in' in test ? named(spot, test.in) : []))

export const anyEpisode: Chapter = {
  aims: (spot) =>
    spot.episode.actions.flatMap((action) =>
      placesOf(spot, action).map((at): Aim => ({ at, worth: 1.1, code: 'somewhere' })),
    ),
  worth: ({ view }) => (view.disrupted ? 0 : 1.2),
  last: () => false,
  stake: () => ({ need: 0, most: 2, each: 0.4 }),
}
