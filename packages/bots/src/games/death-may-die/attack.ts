/** What an attack brings. */
import type { PersonView } from '@vigil/death-may-die'
import { atLeast, expected } from './chance.ts'
import { diceAmong, doomOf } from './doom.ts'
import { bonusOn, eldersFor, gifts } from './gift.ts'
import { hasteOf } from './haste.ts'
import { type Foe, foesAt, type Spot } from './spot.ts'
import { categoryOf, isElder, ridWorth } from './threat.ts'

const STANDARD = 3

export const tagsFor = (spot: Spot, person: PersonView, { kind, at }: Pick<Foe, 'kind' | 'at'>): string[] => [
  'own',
  'attack',
  at === person.at ? 'attack.near' : 'attack.afar',
  `attack:${kind}`,
  `attack:${categoryOf(spot, kind)}`,
]

/** Dice that count for half a success each: elder signs that count are a third of a die more. */
const diceFor = (spot: Spot, person: PersonView, foe: Foe): number => {
  const tags = tagsFor(spot, person, foe)
  const bonus = bonusOn(spot, person, tags)
  const { most, worth } = eldersFor(spot, person, tags)
  const elders = Math.min(most, STANDARD / 6 + bonus / 3) * worth
  return Math.round(STANDARD + bonus + elders * 1.5)
}

/** Wounds more on an enemy that is alone. */
const savage = (spot: Spot, person: PersonView, alone: boolean): number =>
  alone ? gifts(spot, person, 'savage').reduce((n, trait) => n + trait.n, 0) : 0

export interface Blow {
  readonly kills: number
  readonly wounds: number
  /** What killing it is worth. */
  readonly stake: number
  readonly worth: number
}

/** What it takes off the end of the turn. */
const relief = (spot: Spot, person: PersonView, foe: Foe): number => {
  if (foe.at !== person.at) return 0
  const here = foesAt(spot.view, foe.at)
  const all = doomOf(spot, person, diceAmong(spot, person, here))
  return (
    all -
    doomOf(
      spot,
      person,
      diceAmong(
        spot,
        person,
        here.filter(({ figure }) => figure !== foe.figure),
      ),
    )
  )
}

export const blowOn = (spot: Spot, person: PersonView, foe: Foe): Blow => {
  const { attack } = spot.weights
  const left = Math.max(1, foe.health - foe.wounds)
  const alone = foesAt(spot.view, foe.at).length === 1
  const extra = savage(spot, person, alone)
  const dice = diceFor(spot, person, foe)
  const kills = atLeast(dice, left - extra)
  const wounds = Math.min(left, expected(dice, left) + extra)
  if (isElder(foe)) {
    const each = attack.elder * hasteOf(spot)
    return { kills, wounds, stake: left * each, worth: wounds * each + (kills > 0.5 ? attack.fell : 0) }
  }
  const near = foe.at === person.at
  const rid =
    ridWorth(spot, foe) * (near ? 1 : attack.afar) + relief(spot, person, foe) + (near && alone ? attack.alone : 0)
  return { kills, wounds, stake: rid, worth: rid * (kills + (1 - kills) * attack.share * (wounds / left)) }
}
