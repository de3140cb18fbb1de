/** What wounds, stress and sanity are worth to somebody, in actions. */
import type { PersonView } from '@vigil/death-may-die'
import { gifts } from './gift.ts'
import { hasteOf } from './haste.ts'
import { isSummoned, living, type Spot } from './spot.ts'

/** What the n-th wound costs. */
const WOUND = [0.35, 0.55, 0.95, 1.8] as const
/** What the n-th point of stress costs, which is a reroll less. */
const STRESS = [0.16, 0.22, 0.3, 0.4] as const
/** A death ends the game before the Elder One is here, and weakens everybody afterwards. */
const DEATH = { before: 9, after: 7 }

export const deathCost = (spot: Spot): number =>
  isSummoned(spot.view) ? (DEATH.after * 2) / (living(spot.view).length + 1) / hasteOf(spot) : DEATH.before

/** Wounds that Companions can take for him. */
export const shields = ({ lore }: Spot, { cards }: PersonView): number =>
  cards.reduce((n, { card, side, wounds }) => {
    const companion = lore.discovery.get(card)?.[side]
    return n + (companion?.kind === 'companion' ? Math.max(0, (companion.health ?? 0) - wounds) : 0)
  }, 0)

const prices = new WeakMap<PersonView, number[]>()

/** The cost of `n` wounds more. */
export const woundCost = (spot: Spot, person: PersonView, n: number): number => {
  const known = prices.get(person) ?? []
  prices.set(person, known)
  const price = known[n] ?? priceOf(spot, person, n)
  known[n] = price
  return price
}

const priceOf = (spot: Spot, person: PersonView, n: number): number => {
  const { wounds: skull } = spot.lore.pack.tracks
  const room = shields(spot, person)
  let cost = 0.2 * Math.min(room, n)
  for (let at = person.wounds, left = n - room; left > 0; left--, at++) {
    if (at >= skull - 1) return cost + deathCost(spot) * (gifts(spot, person, 'revive').length ? 0.4 : 1)
    cost += WOUND[at] ?? 0
  }
  return cost
}

export const healWorth = (person: PersonView, wounds: number, stress: number): number => {
  let worth = 0
  for (let i = 1; i <= Math.min(wounds, person.wounds); i++) worth += WOUND[person.wounds - i] ?? 0
  for (let i = 1; i <= Math.min(stress, person.stress); i++) worth += STRESS[person.stress - i] ?? 0
  return worth
}

export const stressCost = (spot: Spot, person: PersonView, n: number): number => {
  const room = spot.lore.pack.tracks.stress - person.stress
  let cost = 0
  for (let i = 0; i < Math.min(room, n); i++) cost += STRESS[person.stress + i] ?? 0
  return cost + (n > room ? woundCost(spot, person, n - room) : 0)
}

/** Whether a stage still to come takes sanity from everybody, turn by turn. */
const drains = ({ elderOne }: Spot): boolean =>
  elderOne.stages.some(({ endOfTurn }) => endOfTurn?.some((effect) => effect.do === 'sanity'))

/** What a point of sanity is worth, by how many are gone. */
const sanityPrice = (gone: number): number =>
  gone < 8 ? 0.16 : gone < 12 ? 0.24 : gone < 15 ? 0.34 : gone < 18 ? 0.55 : 1.1

/** Few investigators take many turns each: their sanity has to last longer. */
export const sanityCost = (spot: Spot, person: PersonView, n: number): number => {
  const { sanity: skull } = spot.lore.pack.tracks
  const share = 3 / Math.max(2, living(spot.view).length)
  if (person.sanity + n >= skull && person.sanity >= skull - 1) return deathCost(spot)
  return sanityPrice(person.sanity) * share * n * (drains(spot) ? 1.2 : 1)
}
