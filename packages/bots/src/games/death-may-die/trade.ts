/** Things change hands where they do more. */
import type { DMD, Option, PersonView } from '@vigil/death-may-die'
import type { Answer } from '../../bot.ts'
import { pickBy } from './best.ts'
import { sideWorth } from './finds.ts'
import { sideOf } from './lore.ts'
import { lying, peopleAt, type Spot } from './spot.ts'

/** What somebody would get out of a card of another. */
const cardWorth = (spot: Spot, from: PersonView, to: PersonView, card: string): number => {
  const side = from.cards.find((held) => held.card === card)?.side
  const claimed = side && sideOf(spot.lore, card, side)
  return claimed ? sideWorth(spot, to, claimed) - sideWorth(spot, from, claimed) : 0
}

/** A sigil belongs to whoever reaches its tome first; two of them belong in one hand. */
const tokenWorth = (spot: Spot, from: PersonView, to: PersonView, token: number): number => {
  const given = spot.view.tokens[token]
  if (given?.kind !== 'body' || !lying(spot.view, 'tome').some(({ face }) => face === given.face)) return 0
  return to.seat !== from.seat && to.tokens.length > from.tokens.length ? 0.2 : 0
}

const giftWorth = (spot: Spot, option: Option): number => {
  if (option.do !== 'give' && option.do !== 'giveToken') return 0
  const from = spot.view.people[option.from]
  const to = spot.view.people[option.to]
  if (!from || !to) return 0
  return (
    (option.do === 'give' ? cardWorth(spot, from, to, option.card) : tokenWorth(spot, from, to, option.token)) - 0.15
  )
}

export const trade = (spot: Spot): Answer<DMD> =>
  pickBy(spot.decision.options, 'trade', (option) => giftWorth(spot, option))

/** What the best gift among those standing here would bring. */
export const tradeWorth = (spot: Spot): number => {
  const here = peopleAt(spot.view, spot.me.at)
  let best = 0
  for (const from of here)
    for (const { card } of from.cards)
      for (const to of here) if (to !== from) best = Math.max(best, cardWorth(spot, from, to, card))
  return best - spot.weights.trade
}
