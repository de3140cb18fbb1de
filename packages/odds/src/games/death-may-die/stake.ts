/** What hangs on a roll: that an enemy falls, that an action succeeds, that nobody dies or is hurt. */
import {
  contextOf,
  ELDER_ONE,
  enemiesAt,
  foeTraits,
  healthOf,
  holds,
  type Roll,
  type State,
  type TraitOf,
  traitsOf,
  type World,
} from '@vigil/death-may-die'
import { afterRoll, bodyOf, frailOf, woundsOf } from './body.ts'
import type { Plan, Result } from './plan.ts'

export type Hope = 'kill' | 'need' | 'survive' | 'unhurt'

export interface Stake {
  readonly of: Hope
  holds(result: Result): boolean
}

/** Wounds more than the successes: on a lone victim, and on one that is frail. */
const extra = (w: World, s: Readonly<State>, { seat, figure }: Roll, lone: boolean) => {
  const savage = lone ? traitsOf(w, s, seat, 'savage').reduce((n, { value }) => n + value.n, 0) : 0
  const kind = s.figures[figure]?.kind ?? ''
  const frail = ((foeTraits(w, s, kind).frail ?? []) as readonly TraitOf<'frail'>[])
    .filter((trait) => !trait.if || holds(w, s, trait.if, { ...contextOf(s, seat, ''), it: figure }))
    .reduce((n, trait) => n + trait.n, 0)
  return (successes: number): number => savage + (successes > 0 ? frail : 0)
}

/** Of an attack on all: that the one it is aimed at falls, if it is given everything. */
const killing = (w: World, s: Readonly<State>, roll: Roll): Stake | undefined => {
  const foe = s.figures[roll.figure]
  if (!foe || (foe.kind === ELDER_ONE && !s.disrupted)) return undefined
  const left = healthOf(w, s, foe.kind) - foe.wounds
  const more = extra(w, s, roll, enemiesAt(s, foe.at).length === 1)
  return { of: 'kill', holds: ({ successes }) => successes + more(successes) >= left }
}

const most = ({ standard, bonus, tentacles, eldersHit, bought }: Plan): Result => ({
  successes: standard + bonus * (eldersHit ? 2 : 1) + bought,
  elders: standard + bonus,
  tentacles: standard + tentacles,
  sanity: 0,
  heals: { stress: 0, wounds: 0 },
})

/** To live, where that is in doubt; otherwise not to be hurt. */
const bearing = (w: World, s: Readonly<State>, { seat, why }: Roll, plan: Plan): Stake => {
  const from = why === 'defend' ? 'attacked' : why === 'fire' ? 'fire' : 'against'
  const frail = frailOf(w, s, seat, from, from === 'against' ? 'other' : from)
  const body = bodyOf(w, s, seat)
  if (afterRoll(frail, body, most(plan)) === undefined)
    return { of: 'survive', holds: (result) => afterRoll(frail, body, result) !== undefined }
  return { of: 'unhurt', holds: (result) => woundsOf(frail, result) === 0 }
}

/** Undefined where a roll is for nothing that either happens or does not. */
export const stakeOf = (w: World, s: Readonly<State>, roll: Roll, plan: Plan): Stake | undefined => {
  if (roll.why === 'attack') return killing(w, s, roll)
  if (roll.why === 'action' || roll.why === 'card')
    return roll.need > 0 ? { of: 'need', holds: ({ successes }) => successes >= roll.need } : undefined
  return bearing(w, s, roll, plan)
}
