/** What is said of an attempt before it is made: the chance, what it counts on, and what failing costs. */
import type { CardView, Effect, ES, PersonView } from '@vigil/elder-sign'
import { adviceOf, attemptAt, type Bridged, type Budget, newSearch } from '@vigil/odds/elder-sign'
import type { Answer } from '../../bot.ts'
import { because, type Reason } from '../../reason.ts'
import { percent } from './best.ts'
import { adventureAt, cluesReady, diceItems, type Outlook, outlookAt, securingSpells } from './outlook.ts'
import { asked, placesIn, type Spot } from './spot.ts'

/** Terms as `text/` reads them: a name, a number and another, with colons between. */
const termsOf = (terms: readonly (readonly [string, ...number[]])[]): string =>
  terms.map((term) => term.join(':')).join(' ')

const counted = (name: string, n: number): [string, number][] => (n > 0 ? [[name, n]] : [])

const aidsTold = (spot: Spot, place: CardView, person: PersonView, { more }: Outlook): string =>
  termsOf([
    ['focus'],
    ...counted('clue', cluesReady(person)),
    ...counted('spell', securingSpells(spot, person).length),
    ...counted('yellow', more.yellow ? 1 : 0),
    ...counted('red', more.red ? 1 : 0),
    ...counted('help', place.visitors.filter((seat) => seat !== person.seat).length),
  ])

const costTerm = (effect: Effect, person: PersonView): [string, ...number[]] => {
  if (effect.do === 'lose' && effect.what !== 'clue') return [effect.what, effect.n, person[effect.what]]
  if (effect.do === 'lose') return ['clue', effect.n]
  if (effect.do === 'doom' && typeof effect.n === 'number') return ['doom', effect.n]
  return effect.do === 'monster' ? ['monster', effect.n] : ['more']
}

const costTold = (spot: Spot, { card }: CardView, person: PersonView): string => {
  const penalties = adventureAt(spot, card)?.penalties ?? []
  return penalties.length ? termsOf(penalties.map((effect) => costTerm(effect, person))) : 'nothing'
}

/** By the quick estimate, and so said to be about right only. */
export const promised = (spot: Spot, place: CardView, person: PersonView, outlook: Outlook): Reason['params'] => ({
  card: place.card,
  percent: percent(outlook.chance),
  with: aidsTold(spot, place, person, outlook),
  cost: costTold(spot, place, person),
})

const cardsMeant = (spot: Spot, person: PersonView, { more }: Outlook): string[] =>
  [
    ...securingSpells(spot, person),
    ...(more.yellow ? diceItems(spot, person, 'yellow').slice(0, 1) : []),
    ...(more.red ? diceItems(spot, person, 'red').slice(0, 1) : []),
  ].map(({ id }) => id)

/** Of what may be looked at for an answer, where that is counted: words are worth less than the answer they go with. */
const SHARE = 0.1

const forWords = (budget: Budget): Budget =>
  budget.stop ? budget : { positions: Math.floor(budget.positions * SHARE) }

/** The chance of an attempt under best play; undefined where it cannot be told, or not within the budget. */
const exactChance = ({ attempt, unclear, more }: Bridged, budget: Budget): number | undefined => {
  if (unclear || more) return undefined
  const search = newSearch(attempt, undefined, forWords(budget))
  const value = Math.max(...adviceOf(search).map((advised) => advised.value))
  search.arena.free()
  return search.cut || search.least ? undefined : value
}

/** The same answer, with the exact chance of the attempt it leads to if the budget reaches so far. */
export const promisedExactly = (spot: Spot, answer: Answer<ES>, budget: Budget): Answer<ES> => {
  const { view, lore } = spot
  const { code, params } = answer.reason
  const person = asked(spot)
  const place = code === 'go' ? placesIn(view).find(({ card }) => card === params.card) : undefined
  if (!person || !place || budget.positions <= 0) return answer
  const spending = { clues: cluesReady(person), cards: cardsMeant(spot, person, outlookAt(spot, place, person)) }
  const bridged = attemptAt({ pack: lore.pack, view }, person.seat, place.card, spending)
  const chance = bridged && exactChance(bridged, budget)
  if (chance === undefined) return answer
  return { ...answer, reason: because('exact.go', { ...params, percent: percent(chance) }) }
}
