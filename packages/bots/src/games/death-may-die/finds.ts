/** Discovery cards: what a side is worth to somebody. */
import type { Cost, DMD, Effect, PersonView, Prompt, SideCard, Trait } from '@vigil/death-may-die'
import type { Answer } from '../../bot.ts'
import { answerOf, bestOf, scored } from './best.ts'
import { sanityCost, stressCost, woundCost } from './body.ts'
import { seemsTrue } from './gift.ts'
import type { Spot } from './spot.ts'
import { worthOf } from './worth.ts'

export const costOf = (spot: Spot, person: PersonView, cost: Cost = {}): number =>
  (cost.stress ? stressCost(spot, person, cost.stress) : 0) +
  (cost.wounds ? woundCost(spot, person, cost.wounds) : 0) +
  (cost.sanity ? sanityCost(spot, person, cost.sanity) : 0)

const STANDING: Partial<Record<Trait['has'], number>> = {
  count: 1,
  boost: 0.6,
  reroll: 0.8,
  reach: 0.8,
  sweep: 0.8,
  sneak: 0.6,
  stride: 0.4,
  free: 0.9,
  actions: 2,
  carry: 0.1,
  cut: 1,
  redraw: 0.6,
  cancel: 0.5,
  suspend: 0.7,
  deflectFire: 0.3,
  seems: -0.6,
  excludes: 0,
}

const standingWorth = (spot: Spot, person: PersonView, trait: Trait): number => {
  if (trait.has === 'dice') {
    if (trait.if && 'skill' in trait.if && !seemsTrue(spot, person, trait.if)) return 0
    const on = trait.on?.some((tag) => tag.startsWith('action')) && spot.view.disrupted ? 0 : trait.on ? 0.8 : 1.2
    return on * trait.n
  }
  if (trait.has === 'on') return worthOf(spot, person, trait.then) * 2
  return STANDING[trait.has] ?? 0.2
}

export const sideWorth = (spot: Spot, person: PersonView, side: SideCard): number => {
  const { find } = spot.weights
  const claim: readonly Effect[] = side.onClaim ?? []
  const standing = (side.standing ?? []).reduce((sum, trait) => sum + standingWorth(spot, person, trait), 0)
  const lent = side.skill ? find.lent + (person.skills.some(({ skill }) => skill === side.skill) ? 0.2 : 0) : 0
  const body = side.kind === 'companion' ? find.body * (side.health ?? 0) : side.kind === 'condition' ? -0.5 : 0
  const use = side.use ? find.use : 0
  return standing + lent + body + use + worthOf(spot, person, claim)
}

export const find = (spot: Spot, { card }: Extract<Prompt, { is: 'discovery' }>): Answer<DMD> => {
  const { me, lore } = spot
  const found = lore.discovery.get(card)
  const best = bestOf(
    spot.decision.options.map((option) => {
      if (option.do === 'instead') return scored(option, worthOf(spot, me, found?.instead ?? []), 'instead', { card })
      const side = option.do === 'claim' ? found?.[option.side] : undefined
      if (!side) return scored(option, 0, 'leave', { card })
      return scored(option, sideWorth(spot, me, side) - costOf(spot, me, side.cost) * spot.weights.find.cost, 'claim', {
        card,
      })
    }),
  )
  if (!best) throw new Error('nothing is offered')
  return answerOf(best)
}
