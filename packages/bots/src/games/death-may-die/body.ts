/** What wounds, stress and sanity are worth to somebody, in actions. */
import type { PersonView } from '@vigil/death-may-die'
import { gifts } from './gift.ts'
import { hasteOf } from './haste.ts'
import { drains, futureOf, isDraining, lossOf } from './madness.ts'
import { newReckoning } from './reckoning.ts'
import { isSummoned, living, type Spot } from './spot.ts'

export const deathCost = (spot: Spot, person: PersonView): number => {
  const { death, action } = spot.weights
  if (!isSummoned(spot.view)) return death.before
  const turns = (death.after * 2) / (living(spot.view).length + 1) / hasteOf(spot)
  // Whoever is mad by the end of this turn has only its actions to lose.
  return turns * futureOf(spot, person) + (person.seat === spot.me.seat ? action * spot.view.actions : 0)
}

/** Wounds that Companions can take for him. */
export const shields = ({ lore }: Spot, { cards }: PersonView): number =>
  cards.reduce((n, { card, side, wounds }) => {
    const companion = lore.discovery.get(card)?.[side]
    return n + (companion?.kind === 'companion' ? Math.max(0, (companion.health ?? 0) - wounds) : 0)
  }, 0)

const EARLY = { wounds: 1, stress: 1, sanity: 1 }

const pricesFor = newReckoning<PersonView, number[]>()

/** The cost of `n` wounds more. */
export const woundCost = (spot: Spot, person: PersonView, n: number): number => {
  const prices = pricesFor(spot.weights)
  const known = prices.get(person) ?? []
  prices.set(person, known)
  const price = known[n] ?? priceOf(spot, person, n)
  known[n] = price
  return price
}

const priceOf = (spot: Spot, person: PersonView, n: number): number => {
  const { wounds: skull } = spot.lore.pack.tracks
  const { wounds: prices, death } = spot.weights
  const late = isSummoned(spot.view) ? spot.weights.after.wounds : 1
  const room = shields(spot, person)
  let cost = 0.2 * Math.min(room, n)
  for (let at = person.wounds, left = n - room; left > 0; left--, at++) {
    if (at >= skull - 1)
      return cost + deathCost(spot, person) * (gifts(spot, person, 'revive').length ? death.revived : 1)
    cost += (prices[at] ?? 0) * late
  }
  return cost
}

export const healWorth = ({ view, weights }: Spot, person: PersonView, wounds: number, stress: number): number => {
  const late = isSummoned(view) ? weights.after : EARLY
  let worth = 0
  for (let i = 1; i <= Math.min(wounds, person.wounds); i++)
    worth += (weights.wounds[person.wounds - i] ?? 0) * late.wounds
  for (let i = 1; i <= Math.min(stress, person.stress); i++)
    worth += (weights.stress[person.stress - i] ?? 0) * late.stress
  return worth
}

export const stressCost = (spot: Spot, person: PersonView, n: number): number => {
  const room = spot.lore.pack.tracks.stress - person.stress
  const late = isSummoned(spot.view) ? spot.weights.after.stress : 1
  let cost = 0
  for (let i = 0; i < Math.min(room, n); i++) cost += (spot.weights.stress[person.stress + i] ?? 0) * late
  return cost + (n > room ? woundCost(spot, person, n - room) : 0)
}

/** What a point of sanity is worth, by how many are gone. */
const sanityPrice = ({ view, weights }: Spot, gone: number): number =>
  (weights.sanity.find(({ below }) => gone < below)?.price ?? 0) * (isSummoned(view) ? weights.after.sanity : 1)

/** Points to the next threshold. */
const gapOf = ({ lore }: Spot, { sanity }: PersonView): number =>
  (lore.pack.tracks.thresholds.find(({ at }) => at > sanity)?.at ?? lore.pack.tracks.sanity) - sanity

/** Few investigators take many turns each: their sanity has to last longer. */
export const sanityCost = (spot: Spot, person: PersonView, n: number): number => {
  const { sanity: skull } = spot.lore.pack.tracks
  const lost = lossOf(spot, person, n)
  if (lost > 0 && person.sanity + lost >= skull) return deathCost(spot, person)
  const share = 3 / Math.max(2, living(spot.view).length)
  const gained = lost > 0 && !drains(spot) ? (spot.weights.threshold * lost) / gapOf(spot, person) : 0
  const price = sanityPrice(spot, person.sanity) * share * lost - gained
  return isDraining(spot) ? price * 1.2 * futureOf(spot, person) : price * (drains(spot) ? 1.2 : 1)
}
