/** The Entrance: first aid, the lost and found, and what can be bought. */
import type { ES, Option, PersonView, Track } from '@vigil/elder-sign'
import type { Answer } from '../../bot.ts'
import { answerOf, bestOf, type Scored, scored } from './best.ts'
import { isErrand } from './rally.ts'
import { asked, type Spot } from './spot.ts'
import { readiness } from './strike.ts'
import { goodUse } from './uses.ts'
import { gainWorth, healWorth, signWorth } from './worth.ts'

type Aid = Extract<Option, { do: 'firstAid' }>

const FULL_ONE = 2
const FULL_BOTH = 4
/** A trophy saved towards a sign is worth more than one spent on trifles. */
const SAVED = 0.9

/** Turns for each investigator after which a game has to come to an end. */
const PATIENCE = 25

/** Without it, bots that nothing hurries nurse each other for ever. */
export const impatience = ({ view }: Spot): number => Math.max(0, view.turn / (PATIENCE * view.people.length) - 1)

/** Trophies that an attack might ask for; most are worth one or two. */
const handed = (spot: Spot, person: PersonView | undefined, price: number): number => {
  const pieces = -Math.ceil(price / 1.5)
  return price === 0 ? 0 : readiness(spot, person, { pieces, monsters: pieces })
}

const aidWorth = (spot: Spot, person: PersonView, { what, all }: Aid): number => {
  const n = all ? 99 : 1
  const tracks: readonly Track[] = what === 'both' ? ['sanity', 'stamina'] : [what]
  const healed = tracks.reduce((sum, track) => sum + healWorth(spot, person, track, n), 0)
  const { rest, trophy } = spot.weights
  const price = all ? (what === 'both' ? FULL_BOTH : FULL_ONE) : 0
  return healed * rest - price * trophy + handed(spot, person, price) - impatience(spot)
}

const PRICES: Readonly<Record<string, number>> = {
  clue: 1,
  common: 2,
  unique: 3,
  spell: 4,
  ally: 5,
  investigator: 6,
  sign: 10,
}

/** ES-FANDEV-03: somebody waits for a new investigator. */
const isMissing = ({ view }: Spot): boolean => view.people.some((each) => 'out' in each && !each.out)

const MISSED = 3

const reserveWorth = (spot: Spot): number => {
  const waiting = spot.view.hall?.reserve.length ?? 0
  return Math.max(isMissing(spot) ? MISSED : 0, spot.weights.reserve / (1 + waiting))
}

const souvenirWorth = (spot: Spot, what: string): number => {
  const cost = PRICES[what] ?? 5
  const price = cost * spot.weights.trophy * SAVED - handed(spot, asked(spot), cost)
  if (what === 'sign') return signWorth(spot) + 2
  if (what === 'investigator') return reserveWorth(spot) - (isMissing(spot) ? 0 : price)
  const worth =
    what === 'clue' || what === 'common' || what === 'unique' || what === 'spell' || what === 'ally'
      ? gainWorth(spot, what)
      : 0
  return worth - price
}

const lyingWorth = (spot: Spot, signs: number): number =>
  signs * (isErrand(spot) ? spot.weights.fetched : spot.weights.lying)

/** ES-ENTRANCE-04: a third of the faces hurts. ES-FANENT-02: signs of the dead may lie there. */
const foundWorth = (spot: Spot): number => {
  const { view, rules, weights } = spot
  const lying = view.hall ? lyingWorth(spot, view.hall.found.signs) + view.hall.found.cards.length * 0.2 : 0
  return (rules.lostAndFound === 'crowd' ? weights.crowd : weights.search) + lying - impatience(spot)
}

export const activity = (spot: Spot, person: PersonView, option: Option): Scored | undefined => {
  switch (option.do) {
    case 'firstAid':
      return scored(option, aidWorth(spot, person, option), 'firstAid', {
        sanity: person.sanity,
        stamina: person.stamina,
      })
    case 'lostAndFound':
      return scored(option, foundWorth(spot), 'lostAndFound')
    case 'souvenir':
      return scored(option, souvenirWorth(spot, option.what), 'souvenir', { what: option.what })
    default:
      return undefined
  }
}

/** What a visit would be worth, before one is there and sees the options. */
export const visitWorth = (spot: Spot, person: PersonView): number => {
  const aids: Aid[] = [
    { do: 'firstAid', what: 'sanity', all: false },
    { do: 'firstAid', what: 'stamina', all: false },
  ]
  if (person.wealth >= FULL_ONE)
    aids.push({ do: 'firstAid', what: 'sanity', all: true }, { do: 'firstAid', what: 'stamina', all: true })
  if (person.wealth >= FULL_BOTH) aids.push({ do: 'firstAid', what: 'both', all: true })
  const bought = Object.entries(PRICES)
    .filter(([what, price]) => price <= person.wealth && (what !== 'investigator' || spot.view.hall))
    .map(([what]) => (what === 'sign' && spot.view.hall ? 0 : souvenirWorth(spot, what)))
  return Math.max(foundWorth(spot), ...bought, ...aids.map((aid) => aidWorth(spot, person, aid)))
}

export const entrance = (spot: Spot): Answer<ES> => {
  const person = asked(spot)
  const use = goodUse(spot)
  if (use) return answerOf(use)
  const best = person && bestOf(spot.decision.options.flatMap((option) => activity(spot, person, option) ?? []))
  return best ? answerOf(best) : { pick: spot.decision.options.slice(0, 1), reason: { code: 'only', params: {} } }
}

export const shop = (spot: Spot): Answer<ES> => {
  const best = bestOf(
    spot.decision.options.map((option) =>
      option.do === 'souvenir'
        ? scored(option, souvenirWorth(spot, option.what), 'souvenir', { what: option.what })
        : scored(option, 0, 'enough'),
    ),
  )
  return best ? answerOf(best) : { pick: spot.decision.options.slice(0, 1), reason: { code: 'only', params: {} } }
}
