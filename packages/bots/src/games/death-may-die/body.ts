/** What wounds, stress and sanity are worth to somebody, in actions. */
import type { PersonView } from '@vigil/death-may-die'
import { gifts } from './gift.ts'
import { hasteOf } from './haste.ts'
import { drains, futureOf, isDraining, lossOf } from './madness.ts'
import { isSummoned, living, type Spot } from './spot.ts'

/** What the n-th wound costs. */
const WOUND = [0.35, 0.55, 0.95, 1.8] as const
/** What the n-th point of stress costs, which is a reroll less. */
const STRESS = [0.16, 0.22, 0.3, 0.4] as const
/** A death ends the game before the Elder One is here, and weakens everybody afterwards. */
const DEATH = { before: 9, after: 7 }
/** What an action of this turn is worth to somebody without another. */
const ACTION = 0.6

export const deathCost = (spot: Spot, person: PersonView): number => {
  if (!isSummoned(spot.view)) return DEATH.before
  const turns = (DEATH.after * 2) / (living(spot.view).length + 1) / hasteOf(spot)
  // Whoever is mad by the end of this turn has only its actions to lose.
  return turns * futureOf(spot, person) + (person.seat === spot.me.seat ? ACTION * spot.view.actions : 0)
}

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
    if (at >= skull - 1) return cost + deathCost(spot, person) * (gifts(spot, person, 'revive').length ? 0.4 : 1)
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

/** What a point of sanity is worth, by how many are gone. */
const sanityPrice = (gone: number): number =>
  gone < 8 ? 0.16 : gone < 12 ? 0.24 : gone < 15 ? 0.34 : gone < 18 ? 0.55 : 1.1

/** Few investigators take many turns each: their sanity has to last longer. */
export const sanityCost = (spot: Spot, person: PersonView, n: number): number => {
  const { sanity: skull } = spot.lore.pack.tracks
  const lost = lossOf(spot, person, n)
  if (lost > 0 && person.sanity + lost >= skull) return deathCost(spot, person)
  const share = 3 / Math.max(2, living(spot.view).length)
  const price = sanityPrice(person.sanity) * share * lost
  return isDraining(spot) ? price * 1.2 * futureOf(spot, person) : price * (drains(spot) ? 1.2 : 1)
}
