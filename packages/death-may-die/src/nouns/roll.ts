/** Rolls: how many dice, what may be rerolled, what the faces come to. */
import type { Seat } from '@vigil/kernel'
import { holds } from '../effects/question.ts'
import type { RollTag, TraitOf } from '../effects/vocabulary.ts'
import type { Context, Roll, Rolled, Tally } from '../frame.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { type Face, isElder, isSuccess, isTentacle } from './die.ts'
import { figureAt, foeTraits, isMortal } from './figure.ts'
import { someone } from './person.ts'
import { type Sourced, skillLevel, traitsOf } from './trait.ts'

/** DMD-DICE-01 */
export const STANDARD_DICE = 3

export const matches = (on: readonly RollTag[] | undefined, tags: readonly RollTag[]): boolean => {
  if (on === undefined) return true
  for (const tag of on) if (tags.includes(tag)) return true
  return false
}

const at = (s: Readonly<State>, who: Seat, source: string, it: number): Context => ({
  who,
  source,
  it,
  there: s.seats[who]?.at ?? 0,
  n: 0,
})

/** DMD-DICE-05, DMD-SANITY-06: dice of the sanity track must be added, others are. */
export const bonusDice = (w: World, s: Readonly<State>, seat: Seat, tags: readonly RollTag[]): number => {
  const person = someone(s, seat)
  let n = w.trackDice[person.sanity] ?? 0
  for (const { source, value } of traitsOf(w, s, seat, 'dice')) {
    if (!matches(value.on, tags)) continue
    if (value.if && !holds(w, s, value.if, at(s, seat, source, -1))) continue
    const { withSkill } = value
    n += withSkill && skillLevel(w, person, withSkill.skill) > 0 ? withSkill.n : value.n
  }
  return n
}

/** Whether the investigator makes the roll himself; enemies' attacks, Fire and the like are rolls against him (DMD-RULING-12). */
export const isOwn = ({ why }: Roll): boolean => why === 'attack' || why === 'action' || why === 'card'

/** A roll of the investigator's own. */
export const ownRoll = (
  w: World,
  s: Readonly<State>,
  seat: Seat,
  part: Partial<Roll> & Pick<Roll, 'why' | 'tags'>,
): Roll => {
  const tags = ['own', ...part.tags]
  return {
    seat,
    figure: -1,
    all: false,
    source: '',
    need: 0,
    then: [],
    otherwise: [],
    ...part,
    tags,
    standard: STANDARD_DICE,
    bonus: bonusDice(w, s, seat, tags),
  }
}

const uses = (list: readonly string[], key: string): number => {
  let n = 0
  for (const each of list) if (each === key) n++
  return n
}

export const turnKey = (source: string, seat: Seat): string => `reroll:${source}@${seat}`

/** Sources of a free reroll that are not used up. */
export const freeRerolls = (w: World, s: Readonly<State>, { roll, used }: Rolled): Sourced<TraitOf<'reroll'>>[] => {
  const { seat, tags } = roll
  return traitsOf(w, s, seat, 'reroll').filter(({ source, value }) => {
    if (!matches(value.on, tags)) return false
    return value.per === 'roll' ? uses(used, source) < value.n : uses(s.turn.used, turnKey(source, seat)) < value.n
  })
}

/** The dice of a roll that differ: one for each colour and face. */
export const differentDice = ({ roll, faces }: Rolled): number[] => {
  const seen: string[] = []
  const found: number[] = []
  for (let i = 0; i < faces.length; i++) {
    const sign = `${i < roll.standard ? 'B' : 'G'}${faces[i]}`
    if (seen.includes(sign)) continue
    seen.push(sign)
    found.push(i)
  }
  return found
}

const countFaces = (faces: readonly Face[], is: (face: Face) => boolean): number => {
  let n = 0
  for (const face of faces) if (is(face)) n++
  return n
}

/** Symbols an enemy's card adds or reads its own way. */
const withFoe = (w: World, s: Readonly<State>, roll: Roll, tally: Tally): Tally => {
  if (roll.figure < 0 || (roll.why !== 'attack' && roll.why !== 'defend')) return tally
  const traits = foeTraits(w, s, figureAt(s, roll.figure).kind)
  const when = roll.why === 'attack' ? 'attacked' : 'attacks'
  let { successes, tentacles } = tally
  for (const trait of (traits.tentacles ?? []) as readonly TraitOf<'tentacles'>[]) {
    if (trait.when.includes(when) && (!trait.if || holds(w, s, trait.if, at(s, roll.seat, '', roll.figure))))
      tentacles += trait.n
  }
  if (traits.eldersHit && roll.why === 'defend') successes += tally.elders
  return { ...tally, successes, tentacles }
}

/** DMD-APPLY-01, -05: a face with two symbols counts for both. */
export const tallyOf = (w: World, s: Readonly<State>, { roll, faces, boost }: Rolled): Tally => {
  const elders = countFaces(faces, isElder)
  const plain: Tally = {
    successes: countFaces(faces, isSuccess) + boost,
    elders,
    free: elders,
    tentacles: countFaces(faces, isTentacle),
  }
  const tally = withFoe(w, s, roll, plain)
  if (!isOwn(roll)) return tally
  const frenzy = traitsOf(w, s, roll.seat, 'frenzy').find(({ value }) => tally.tentacles >= value.tentacles)
  return frenzy ? { ...tally, successes: tally.successes + frenzy.value.n } : tally
}

/** Enemies an attack on all of a space may hit. */
export const sweepTargets = (s: Readonly<State>, space: number): number[] => {
  const found: number[] = []
  for (let i = 0; i < s.figures.length; i++) if (s.figures[i]?.at === space && isMortal(s, i)) found.push(i)
  return found
}
