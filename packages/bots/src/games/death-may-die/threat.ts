/** What enemies do to those they share a space with. */
import type { Trait, View } from '@vigil/death-may-die'
import type { Foe, Spot } from './spot.ts'

const ELDER_ONE = 'elderOne'

const traitsOf = ({ lore, episode, elderOne }: Spot, kind: string): readonly Trait[] => {
  const muster = [...elderOne.minions, ...episode.monsters].find(({ enemy }) => enemy === kind)
  return muster?.traits ?? lore.enemies.get(kind)?.traits ?? []
}

export const diceOf = ({ lore, view }: Spot, kind: string): { standard: number; bonus: number } =>
  kind === ELDER_ONE ? view.attack : (lore.enemies.get(kind)?.dice ?? { standard: 0, bonus: 0 })

export const eldersHit = (spot: Spot, kind: string): boolean =>
  traitsOf(spot, kind).some(({ has }) => has === 'eldersHit')

const bites = new WeakMap<View, Map<string, number>>()

/** Wounds expected of one attack. */
export const biteOf = (spot: Spot, kind: string): number => {
  const all = bites.get(spot.view) ?? new Map<string, number>()
  bites.set(spot.view, all)
  const known = all.get(kind) ?? bite(spot, kind)
  all.set(kind, known)
  return known
}

const bite = (spot: Spot, kind: string): number => {
  const { standard, bonus } = diceOf(spot, kind)
  const elders = eldersHit(spot, kind) ? standard / 6 + bonus / 3 : 0
  return (standard + bonus) / 2 + elders
}

export const categoryOf = ({ lore }: Spot, kind: string): string => lore.enemies.get(kind)?.category ?? ELDER_ONE

export const isElder = ({ kind }: { readonly kind: string }): boolean => kind === ELDER_ONE

/** Being rid of an enemy, wherever it stands. */
export const ridWorth = (spot: Spot, { kind, health }: Pick<Foe, 'kind' | 'health'>): number =>
  (spot.weights.rid.any + spot.weights.rid.bite * biteOf(spot, kind) + spot.weights.rid.health * health) *
  (spot.view.stage > 1 ? spot.weights.after.rid : 1)
