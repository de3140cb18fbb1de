/** What a list of effects does to somebody, in actions; what it does to others counts for less. */
import type { Amount, Effect, PersonView } from '@vigil/death-may-die'
import { healWorth, sanityCost, stressCost, woundCost } from './body.ts'
import { FULL, MOON } from './episodes/unspeakable-hour.ts'
import { holds, living, markerAt, type Spot } from './spot.ts'

const many = (n: Amount | 'all' | undefined, all: number): number =>
  n === 'all' ? all : typeof n === 'number' ? n : n === undefined ? 0 : 1

const people = (spot: Spot, person: PersonView, who: unknown): readonly PersonView[] =>
  who === undefined || who === 'you'
    ? [person]
    : typeof who === 'object' && who !== null && 'each' in who
      ? living(spot.view)
      : [person]

/** Toward the full moon, or away from it; nothing where no moon shines. */
const markerWorth = (spot: Spot, marker: string, by: number): number => {
  if (marker !== MOON) return -0.5 * by
  const at = markerAt(spot.view, marker)
  const far = (phase: number): number => Math.abs(((((phase + by * 0) % 4) + 4) % 4) - FULL)
  return far(at) - far((at + by + 4) % 4)
}

const healed = (spot: Spot, person: PersonView, effect: Extract<Effect, { do: 'heal' }>): number =>
  people(spot, person, effect.who).reduce(
    (sum, each) =>
      sum +
      healWorth(spot, each, many(effect.wounds, each.wounds), many(effect.stress, each.stress)) +
      (effect.points ? Math.max(healWorth(spot, each, effect.points, 0), healWorth(spot, each, 0, effect.points)) : 0),
    0,
  )

const tokenWorth = (spot: Spot, person: PersonView, kind: unknown): number => {
  if (kind !== 'yellowSign') return 0.4
  return -0.35 - 0.2 * holds(person, 'yellowSign') - (spot.view.stage >= 3 ? 0.4 : 0)
}

const ofPerson = (spot: Spot, person: PersonView, effect: Effect): number | undefined => {
  switch (effect.do) {
    case 'stress':
      return -people(spot, person, effect.who).reduce((sum, each) => sum + stressCost(spot, each, many(effect.n, 2)), 0)
    case 'wound':
      return -people(spot, person, effect.who).reduce((sum, each) => sum + woundCost(spot, each, many(effect.n, 1)), 0)
    case 'sanity':
      return -people(spot, person, effect.who).reduce((sum, each) => sum + sanityCost(spot, each, many(effect.n, 1)), 0)
    case 'heal':
      return healed(spot, person, effect)
    case 'pay':
      return -stressCost(spot, person, effect.cost.stress ?? 0) - woundCost(spot, person, effect.cost.wounds ?? 0)
    case 'discard':
      return -0.8
    case 'draw':
      return 0.6
    default:
      return undefined
  }
}

const ofTable = (spot: Spot, person: PersonView, effect: Effect): number => {
  switch (effect.do) {
    case 'take':
      return tokenWorth(spot, person, effect.token)
    case 'giveBack':
      return -tokenWorth(spot, person, effect.token)
    case 'marker':
      return markerWorth(spot, effect.marker, effect.by)
    case 'summon':
      return -0.9
    case 'move':
      return -0.5
    case 'put':
      return effect.token === 'light' ? 2 : -0.5
    case 'hasten':
      return -4
    case 'harm':
    case 'blast':
      return 0.8
    case 'shift':
      return -0.3
    default:
      return 0
  }
}

export const worthOf = (spot: Spot, person: PersonView, effects: readonly Effect[]): number => {
  let sum = 0
  for (const effect of effects) {
    if (effect.do === 'choose') sum += Math.max(...effect.options.map((option) => worthOf(spot, person, option)))
    else if (effect.do === 'if') sum += worthOf(spot, person, effect.then) * 0.5
    else if ('then' in effect && effect.do !== 'roll' && effect.do !== 'rollAgainst')
      sum += worthOf(spot, person, effect.then ?? []) * 0.8
    else sum += ofPerson(spot, person, effect) ?? ofTable(spot, person, effect)
  }
  return sum
}
