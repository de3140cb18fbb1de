/** What the end of a turn is likely to cost somebody among enemies. */
import type { PersonView } from '@vigil/death-may-die'
import { woundCost } from './body.ts'
import { binomial } from './chance.ts'
import { gifts } from './gift.ts'
import { hasteOf } from './haste.ts'
import { futureOf } from './madness.ts'
import { type Foe, isSummoned, type Spot } from './spot.ts'
import { biteOf } from './threat.ts'

const cuts = new WeakMap<PersonView, number>()

/** Wounds that stay away from every attack on somebody. */
const cutOf = (spot: Spot, person: PersonView): number => {
  const known = cuts.get(person) ?? cut(spot, person)
  cuts.set(person, known)
  return known
}

const cut = (spot: Spot, person: PersonView): number =>
  gifts(spot, person, 'cut').reduce((n, { wounds, per, spend }) => n + (per || spend ? 0 : Math.min(2, wounds ?? 0)), 0)

/** Enemies as dice that hurt every other time. */
export const diceAmong = (spot: Spot, person: PersonView, foes: readonly Pick<Foe, 'kind'>[]): number => {
  const cut = cutOf(spot, person)
  return foes.reduce((n, { kind }) => n + Math.max(0.3, biteOf(spot, kind) - cut * 0.75) * 2, 0)
}

/** The price of so many dice, after so many blows against those who roll them. */
export const doomOf = (spot: Spot, person: PersonView, dice: number, blows = 0): number => {
  const { doom } = spot.weights
  const stress = spot.lore.pack.tracks.stress - person.stress
  const left = Math.max(0, dice - blows * doom.blow) + doom.mythos + person.fire
  const n = Math.max(0, Math.round(left - Math.min(stress, left) * doom.stress))
  let cost = 0
  for (let k = 1; k <= n; k++) cost += binomial(n, k) * woundCost(spot, person, k)
  return isSummoned(spot.view) ? (cost * doom.after * futureOf(spot, person)) / hasteOf(spot) : cost
}
