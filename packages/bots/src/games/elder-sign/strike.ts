/** ES-FANSEAL-09: who is awake attacks at every midnight. What somebody has ready for it, and what it is worth to have it. */
import type { AncientOne, Effect, PersonView } from '@vigil/elder-sign'
import { monsterOf } from './lore.ts'
import type { Spot } from './spot.ts'

/** All that an attack may ask for. */
export interface Means {
  readonly sanity: number
  readonly stamina: number
  readonly clues: number
  readonly pieces: number
  readonly monsters: number
}

export type Change = Partial<Means>

const meansOf = ({ lore }: Spot, { sanity, stamina, clues, trophies }: PersonView): Means => ({
  sanity,
  stamina,
  clues,
  pieces: trophies.length,
  monsters: trophies.filter((piece) => monsterOf(lore, piece)).length,
})

const lesser = (means: Means, what: keyof Means, n: number): Means => ({ ...means, [what]: means[what] - n })

const isAlive = ({ sanity, stamina }: Means): boolean => sanity > 0 && stamina > 0

/** Means left after an effect, or nothing where it cannot be paid or lived through. */
const after = (means: Means | undefined, effect: Effect): Means | undefined => {
  if (!means) return undefined
  switch (effect.do) {
    case 'lose': {
      const what = effect.what === 'clue' ? 'clues' : effect.what
      const left = lesser(means, what, effect.n)
      return left[what] >= 0 && isAlive(left) ? left : undefined
    }
    case 'maximum':
      return after(means, { do: 'lose', what: effect.what, n: -effect.n })
    case 'losePiece': {
      const left = lesser(lesser(means, 'pieces', effect.n), 'monsters', effect.of === 'monster' ? effect.n : 0)
      return left.pieces >= 0 && left.monsters >= 0 ? left : undefined
    }
    case 'pay':
      return afterAll(means, effect.cost) ?? afterAll(means, effect.otherwise)
    case 'choose':
      return bestLeft(effect.options.flatMap((list) => afterAll(means, list) ?? []))
    case 'devour':
      return undefined
    default:
      return means
  }
}

const afterAll = (means: Means, effects: readonly Effect[]): Means | undefined =>
  effects.reduce<Means | undefined>(after, means)

const bestLeft = (left: readonly Means[]): Means | undefined =>
  left.reduce<Means | undefined>(
    (best, each) => (!best || Math.min(each.sanity, each.stamina) > Math.min(best.sanity, best.stamina) ? each : best),
    undefined,
  )

/** ES-FANSEAL-05: the Ancient One's location attacks like the Ancient One. */
export const attackOf = ({ attack, location }: AncientOne): readonly Effect[] => location?.attack ?? attack

const MOST = 2

const strikesLived = (means: Means, attack: readonly Effect[]): number => {
  let left: Means | undefined = means
  for (let n = 0; n < MOST; n++) {
    left = afterAll(left, attack)
    if (!left) return n
  }
  return MOST
}

/** How near the first attack is: it may as well come after the next midnight. */
const nearness = ({ view }: Spot): number =>
  view.hall?.awake ? 1 : Math.max(0, (view.doom / view.doomTrack.length - 0.4) / 0.6)

/** What a change of somebody's means is worth for the attacks to come. */
export const readiness = (spot: Spot, person: PersonView | undefined, change: Change): number => {
  const { weights, view, lore } = spot
  const ancient = weights.strike === 0 || !view.hall ? undefined : lore.ancientOnes.get(view.ancientOne)
  const near = ancient ? nearness(spot) : 0
  if (!person || !ancient || near === 0) return 0
  const means = meansOf(spot, person)
  const next = { ...means }
  for (const [what, n] of Object.entries(change) as [keyof Means, number][]) next[what] = Math.max(0, means[what] + n)
  const attack = attackOf(ancient)
  return (strikesLived(next, attack) - strikesLived(means, attack)) * weights.strike * near
}
