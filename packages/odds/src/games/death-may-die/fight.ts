/** The fight step as the space stands: all enemies here attack, one after the other, with the stress that is left. */
import { enemiesAt, fangsOf, type Roll, type State, traitsOf, type World } from '@vigil/death-may-die'
import { afterRoll, type Body, bodyOf, type Frail, frailOf } from './body.ts'
import type { Plan } from './plan.ts'
import { freshRoll, planAt } from './plan-at.ts'
import { solve } from './solve.ts'

/** More enemies than this are not looked through. */
const MOST = 6

interface Rest {
  readonly body: Body
  /** Points of stress that may still be paid, and free rerolls of the turn. */
  readonly stress: number
  readonly free: number
}

interface Fight {
  readonly w: World
  readonly s: Readonly<State>
  readonly seat: number
  readonly frail: Frail
  /** Sanity matters only where it could run out. */
  readonly fears: boolean
  readonly known: Map<string, number>
}

const rollBy = ({ w, s, seat }: Fight, figure: number): Roll => ({
  why: 'defend',
  seat,
  figure,
  all: false,
  tags: ['attacked'],
  ...fangsOf(w, s, figure, seat),
  source: s.figures[figure]?.kind ?? '',
  need: 0,
  then: [],
  otherwise: [],
})

/** Some enemies have more dice against the wounded. */
const hurt = (fight: Fight, { wounds }: Body): Fight => {
  const { s, seat } = fight
  const seats = s.seats.map((person, i) => (i === seat ? { ...person, wounds } : person))
  return { ...fight, s: { ...s, seats } }
}

const turnFree = (w: World, s: Readonly<State>, seat: number): number =>
  traitsOf(w, s, seat, 'reroll').reduce((n, { source, value }) => {
    if (value.per !== 'turn' || (value.on && !value.on.includes('attacked'))) return n
    return n + value.n - s.turn.used.filter((each) => each === `reroll:${source}@${seat}`).length
  }, 0)

/** One of each sort: enemies of a kind are as good first as last. */
const sorts = ({ s }: Fight, foes: readonly number[]): number[] =>
  foes.filter((foe, i) => foes.findIndex((other) => s.figures[other]?.kind === s.figures[foe]?.kind) === i)

const planFor = (fight: Fight, foe: number, { body, stress, free }: Rest): Plan & { readonly perRoll: number } => {
  const now = hurt(fight, body)
  const plan = planAt(now.w, now.s, freshRoll(rollBy(now, foe)))
  const perRoll = plan.free - turnFree(now.w, now.s, now.seat)
  return { ...plan, perRoll, free: perRoll + free, stress }
}

const attacked = (fight: Fight, foe: number, others: readonly number[], rest: Rest): number => {
  const plan = planFor(fight, foe, rest)
  return solve(plan, (result, stress, rerolls) => {
    const after = afterRoll(fight.frail, rest.body, result)
    if (!after) return 0
    const body = fight.fears ? after : { ...after, sanity: rest.body.sanity }
    const free = rest.free - Math.min(rest.free, Math.max(0, rerolls - plan.perRoll))
    return others.length === 0 ? 1 : survival(fight, others, { body, stress: rest.stress - stress, free })
  }).value
}

const survival = (fight: Fight, foes: readonly number[], rest: Rest): number => {
  const { body, stress, free } = rest
  const kinds = foes.map((foe) => fight.s.figures[foe]?.kind).sort()
  const key = [kinds.join(), body.wounds, body.shield, body.sanity, stress, free].join(' ')
  const known = fight.known.get(key)
  if (known !== undefined) return known
  const value = Math.max(
    ...sorts(fight, foes).map((foe) =>
      attacked(
        fight,
        foe,
        foes.filter((other) => other !== foe),
        rest,
      ),
    ),
  )
  fight.known.set(key, value)
  return value
}

/** So many losses of sanity at least before the skull. */
const steps = ({ thresholds, madness }: Frail, from: number): number => {
  let n = 0
  for (let at = from; at < madness; at = thresholds[at] ?? madness) n++
  return n
}

export interface FightOdds {
  readonly survive: number
  /** By the enemy that attacks first, one of each sort. */
  readonly first: readonly { readonly figure: number; readonly survive: number }[]
}

/**
 * Undefined where nobody attacks, or too many. Counted are dice, rerolls, cuts and Companions; what insanities and the
 * texts of enemies bring between two attacks is not.
 */
export const fightOdds = (w: World, s: Readonly<State>, seat: number): FightOdds | undefined => {
  const person = s.seats[seat]
  if (!person?.alive || person.down) return undefined
  const foes = enemiesAt(s, person.at).filter((foe) => !s.turn.fought.includes(foe))
  if (foes.length === 0 || foes.length > MOST) return undefined
  const frail = frailOf(w, s, seat, 'attacked', 'attacked')
  const body = bodyOf(w, s, seat)
  const fears = steps(frail, body.sanity) <= foes.length
  const fight: Fight = { w, s, seat, frail, fears, known: new Map() }
  const rest: Rest = { body, stress: Math.max(0, w.pack.tracks.stress - person.stress), free: turnFree(w, s, seat) }
  const first = sorts(fight, foes).map((figure) => ({
    figure,
    survive: attacked(
      fight,
      figure,
      foes.filter((other) => other !== figure),
      rest,
    ),
  }))
  return { survive: Math.max(...first.map(({ survive }) => survive)), first }
}
