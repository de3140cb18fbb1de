/** Cards of the hand that help whenever they are used: healing, slaying, holding the clock. */
import type { Item, Option, PersonView } from '@vigil/elder-sign'
import { type Scored, scored } from './best.ts'
import { monsterOf } from './lore.ts'
import { actor, type Spot } from './spot.ts'
import { healWorth, hourWorth, lossWorth } from './worth.ts'

/** Below this a heal would be missed later. */
const WORTH_A_CARD = 1

const priceWorth = (spot: Spot, { price }: Item, person: PersonView): number =>
  (price ?? []).reduce((sum, effect) => {
    if (effect.do === 'lose' && effect.what !== 'clue') return sum + lossWorth(spot, person, effect.what, effect.n)
    return effect.do === 'clock' ? sum + hourWorth(spot, effect.n) : sum
  }, 0)

const slayWorth = ({ lore, view }: Spot, most: number): number =>
  view.cards
    .flatMap(({ monsters }) => monsters)
    .reduce((best, { marker, flipped }) => {
      const monster = monsterOf(lore, marker)
      if (flipped || !monster || monster.trophies > most) return best
      return Math.max(best, 0.3 + 0.35 * monster.trophies + (monster.midnight || monster.lock ? 0.7 : 0))
    }, 0)

/** ES-CLOCK-02: whether the hand is about to reach XII. */
const nearMidnight = ({ clock, hoursPerAdvance }: Spot['view']): boolean => clock + hoursPerAdvance >= 12

const useWorth = (spot: Spot, item: Item, person: PersonView): number => {
  const effect = item.effects[0]
  const price = priceWorth(spot, item, person)
  switch (effect?.do) {
    case 'gain': {
      if (effect.what !== 'sanity' && effect.what !== 'stamina') return 1 + price
      const { what, n } = effect
      const targets = effect.who === 'any' ? spot.view.people.flatMap((each) => ('id' in each ? [each] : [])) : [person]
      return Math.max(...targets.map((each) => healWorth(spot, each, what, n) / n)) * 1.4 - 0.2 + price
    }
    case 'slay':
      return slayWorth(spot, effect.worth ?? 99) + price
    case 'breakLock':
      return (spot.view.locks.some(({ colour }) => colour === 'green') ? 1.2 : 0) + price
    case 'holdClock':
      return (nearMidnight(spot.view) ? 1.5 : 0) + price
    case 'liftDoom':
      return 3 + price
    default:
      return 0
  }
}

/** The card worth using now, if any. */
export const goodUse = (spot: Spot): Scored | undefined => {
  const person = actor(spot)
  if (!person) return undefined
  let best: Scored | undefined
  for (const option of spot.decision.options as readonly Option[]) {
    if (option.do !== 'use') continue
    const item = spot.lore.items.get(option.item)
    const worth = item ? useWorth(spot, item, person) : 0
    if (worth >= WORTH_A_CARD && worth > (best?.score ?? 0)) best = scored(option, worth, 'use', { card: option.item })
  }
  return best
}
