/** Where to go, and in a turn of actions what to do there. */
import { type CardView, ENTRANCE, type ES, type Option, type PersonView } from '@vigil/elder-sign'
import type { Answer } from '../../bot.ts'
import { answerOf, bestOf, percent, type Scored, scored } from './best.ts'
import { activity, impatience, visitWorth } from './entrance.ts'
import { outlookAt } from './outlook.ts'
import { promised } from './promise.ts'
import { isErrand, standBy } from './rally.ts'
import { asked, placesIn, type Spot } from './spot.ts'
import { goodUse } from './uses.ts'

const placeAt = ({ view }: Spot, card: string): CardView | undefined =>
  placesIn(view).find((place) => place.card === card)

const isHaunted = (place: CardView | undefined): boolean => (place?.monsters.length ?? 0) > 0

const elsewhere = (spot: Spot, value: number): number => (value > 0 && isErrand(spot) ? spot.weights.elsewhere : 1)

/** A place by what an attempt, or a visit, would bring. */
const scorePlace = (spot: Spot, person: PersonView, option: Option, to: string): Scored => {
  const place = placeAt(spot, to)
  if (to === ENTRANCE && !isHaunted(place))
    return scored(option, visitWorth(spot, person) - spot.weights.tempo, 'rest', {
      sanity: person.sanity,
      stamina: person.stamina,
    })
  if (!place) return scored(option, -1, 'stay')
  const outlook = outlookAt(spot, place, person)
  const { chance, value } = outlook
  return to === spot.view.hall?.lair.card
    ? scored(option, value, 'lair', { card: to, percent: percent(chance), signs: person.signs })
    : scored(option, value * elsewhere(spot, value), 'go', promised(spot, place, person, outlook))
}

export const move = (spot: Spot): Answer<ES> => {
  const person = asked(spot)
  const use = goodUse(spot)
  if (use) return answerOf(use)
  const { options } = spot.decision
  const best =
    person &&
    bestOf(
      options.flatMap((option) => {
        if (option.do === 'move') return scorePlace(spot, person, option, option.to)
        return option.do === 'stay' ? scorePlace(spot, person, option, person.at) : []
      }),
    )
  return best ? answerOf(best) : { pick: options.slice(0, 1), reason: { code: 'only', params: {} } }
}

/** ES-FANTURN: with the last action one only gets there; what was good there has to wait a turn. */
const LATER = 0.5

/** ES-FANTURN-06: one can wait where no monster is. */
const isRally = (spot: Spot, person: PersonView, to: string): boolean =>
  to === spot.view.hall?.lair.card && standBy(spot, person) > 0 && !isHaunted(placeAt(spot, to))

const scoreAction = (spot: Spot, person: PersonView, option: Option, left: number): Scored | undefined => {
  switch (option.do) {
    case 'move': {
      if (isRally(spot, person, option.to)) return scored(option, standBy(spot, person), 'rally', { card: option.to })
      const there = scorePlace(spot, person, option, option.to)
      return { ...there, score: there.score * (left > 1 ? 0.95 : LATER) - 0.1 }
    }
    case 'attempt':
      if (isRally(spot, person, person.at)) return scored(option, -1, 'stay')
      return scorePlace(spot, person, option, person.at)
    case 'nothing':
      if (isRally(spot, person, person.at)) return scored(option, standBy(spot, person), 'rally', { card: person.at })
      return scored(option, -spot.weights.tempo - impatience(spot), 'wait')
    case 'give':
      return scored(option, -1, 'keep')
    default: {
      const done = activity(spot, person, option)
      return done && { ...done, score: done.score - spot.weights.tempo / 2 }
    }
  }
}

export const action = (spot: Spot, left: number): Answer<ES> => {
  const person = asked(spot)
  const use = goodUse(spot)
  if (use) return answerOf(use)
  const { options } = spot.decision
  const best = person && bestOf(options.flatMap((option) => scoreAction(spot, person, option, left) ?? []))
  return best ? answerOf(best) : { pick: options.slice(0, 1), reason: { code: 'only', params: {} } }
}
