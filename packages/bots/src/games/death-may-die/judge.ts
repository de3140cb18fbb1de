/** Dice on the table: which one is worth a point of stress. */
import type { DMD, Face, Option, PersonView, Prompt } from '@vigil/death-may-die'
import { FACES_OF } from '@vigil/death-may-die'
import type { Answer } from '../../bot.ts'
import type { Stake } from './aim.ts'
import { blowOn, tagsFor } from './attack.ts'
import { answerOf, bestOf, type Scored, scored } from './best.ts'
import { sanityCost, stressCost, woundCost } from './body.ts'
import { chapterOf } from './episodes/index.ts'
import { eldersFor, gifts } from './gift.ts'
import type { Spot } from './spot.ts'
import { eldersHit, isElder } from './threat.ts'

type Judge = Extract<Prompt, { is: 'judge' }>
type Value = (faces: readonly Face[]) => number

const count = (faces: readonly Face[], symbol: string): number => faces.filter((face) => face.includes(symbol)).length

/** On an attack every wound tells a little, and the last one most. */
const attackStake = (spot: Spot, figure: number): Value => {
  const { view, me, weights } = spot
  const foe = view.figures[figure]
  if (!foe) return () => 0
  const left = Math.max(1, foe.health - foe.wounds)
  const { most, worth } = eldersFor(spot, me, tagsFor(spot, me, foe))
  const rid = isElder(foe) ? left * weights.attack.elder : blowOn(spot, me, { ...foe, figure }).stake
  return (faces) => {
    const successes = count(faces, 'S') + Math.min(most, count(faces, 'E')) * worth
    const share = Math.min(1, successes / left)
    return isElder(foe)
      ? rid * share + (share === 1 ? 0.5 : 0)
      : rid * (share === 1 ? 1 : share * weights.attack.rolled)
  }
}

const stakeValue =
  ({ need, most, each: plain }: Stake, elders: { most: number; worth: number }, scale: number): Value =>
  (faces) => {
    const each = plain * scale
    const successes = count(faces, 'S') + Math.min(elders.most, count(faces, 'E')) * elders.worth
    if (need > 0 && successes < need) return each * successes * 0.35
    return each * Math.min(most, Math.max(need, successes))
  }

const againstValue = (spot: Spot, person: PersonView, kind: string): Value => {
  const hit = kind !== '' && eldersHit(spot, kind)
  const cut = gifts(spot, person, 'cut').reduce(
    (n, trait) => n + (trait.per || trait.spend ? 0 : (trait.wounds ?? 0)),
    0,
  )
  return (faces) => -woundCost(spot, person, Math.max(0, count(faces, 'S') + (hit ? count(faces, 'E') : 0) - cut))
}

const valueFor = (spot: Spot, { why, figure }: Judge): Value => {
  const { view, me, episode } = spot
  const kind = view.figures[figure]?.kind ?? ''
  if (why === 'attack') return attackStake(spot, figure)
  if (why === 'defend' || why === 'fire' || why === 'against') return againstValue(spot, me, kind)
  const elders = eldersFor(spot, me, ['own', 'action'])
  return stakeValue(
    why === 'action' ? chapterOf(episode.id).stake(spot) : { need: 2, most: 2, each: 0.3 },
    elders,
    spot.weights.ritual.stake,
  )
}

/** Tentacles cost sanity whoever's roll it is. */
const whole =
  (spot: Spot, value: Value): Value =>
  (faces) =>
    value(faces) - sanityCost(spot, spot.me, count(faces, 'T'))

const after = (faces: readonly Face[], die: number, standard: number, value: Value): number => {
  const sides = FACES_OF[die < standard ? 'standard' : 'bonus']
  return sides.reduce((sum, face) => sum + value(faces.with(die, face)), 0) / sides.length
}

/** A free reroll is spent on little; stress is not. */
const priceOf = (spot: Spot, by: string): number => (by === 'stress' ? stressCost(spot, spot.me, 1) : 0.04)

const judged = (spot: Spot, prompt: Judge, option: Option, value: Value, now: number): Scored => {
  const { faces, standard } = prompt
  if (option.do === 'reroll') {
    const gain = after(faces, option.die, standard, value) - now
    return scored(option, gain - priceOf(spot, option.by), option.by === 'stress' ? 'strain' : 'again', {
      face: faces[option.die] ?? '-',
    })
  }
  if (option.do === 'boost') return scored(option, value([...faces, 'S']) - now - 0.25, 'boost', { card: option.by })
  return scored(option, 0, 'keep')
}

export const judge = (spot: Spot, prompt: Judge): Answer<DMD> => {
  const value = whole(spot, valueFor(spot, prompt))
  const now = value(prompt.faces)
  const best = bestOf(spot.decision.options.map((option) => judged(spot, prompt, option, value, now)))
  if (!best) throw new Error('nothing is offered')
  return answerOf(best)
}
