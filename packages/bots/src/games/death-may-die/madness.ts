/** Sanity as time: a stage that takes it from everybody, turn by turn, leaves a counted number of turns. */
import type { PersonView } from '@vigil/death-may-die'
import { gifts } from './gift.ts'
import { living, type Spot } from './spot.ts'

type Stage = Spot['elderOne']['stages'][number]

const isDrain = ({ endOfTurn }: Stage): boolean => endOfTurn?.some((effect) => effect.do === 'sanity') ?? false

/** Whether a stage, come or still to come, takes sanity from everybody. */
export const drains = ({ elderOne }: Spot): boolean => elderOne.stages.some(isDrain)

export const isDraining = ({ elderOne, view }: Spot): boolean =>
  elderOne.stages.some((stage, i) => i < view.stage && isDrain(stage))

/** Whether every loss is one smaller for him: then the stage takes nothing. */
export const isProof = (spot: Spot, person: PersonView): boolean =>
  gifts(spot, person, 'cut').some(({ sanity, from, per, spend }) => sanity && !from && !per && !spend)

/** Turns of anybody until he is mad. */
export const turnsOfMind = (spot: Spot, person: PersonView): number =>
  isDraining(spot) && !isProof(spot, person) ? spot.lore.pack.tracks.sanity - person.sanity : Number.POSITIVE_INFINITY

/** How much of a future somebody has, from none (this turn is the last) to 1. */
export const futureOf = (spot: Spot, person: PersonView): number => {
  const turns = Math.floor((turnsOfMind(spot, person) - 1) / living(spot.view).length)
  return Math.min(1, turns / 2)
}

/** Spaces really lost: a loss stops on a threshold, the rest of it is ignored (DMD-SANITY-03). */
export const lossOf = (spot: Spot, person: PersonView, n: number): number => {
  const asked = Math.max(0, n - (isProof(spot, person) ? 1 : 0))
  const next = spot.lore.pack.tracks.thresholds.find(({ at }) => at > person.sanity)?.at ?? spot.lore.pack.tracks.sanity
  return Math.min(asked, next - person.sanity)
}
