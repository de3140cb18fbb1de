/** The answers to a question of a running game, each with the chance of what it is given for. */
import {
  type Decision,
  type DMD,
  deathMayDie,
  type Option,
  type Pack,
  type Prompt,
  type Rolled,
  type State,
  type View,
  type World,
  worldOf,
} from '@vigil/death-may-die'
import type { Game } from '@vigil/kernel'
import { fightOdds } from './fight.ts'
import type { Plan } from './plan.ts'
import { freshRoll, planAt } from './plan-at.ts'
import { ACTING, stateOf } from './position.ts'
import { type Solution, solve } from './solve.ts'
import { type Hope, type Stake, stakeOf } from './stake.ts'

export interface Hoped {
  readonly pick: readonly [Option]
  readonly of: Hope
  readonly chance: number
  /** Stress spent for it on the average, where some may be. */
  readonly stress?: number
}

export interface Weighing {
  readonly answers: readonly Hoped[]
  /** Where all answers are for the same end: what the best of them keeps. */
  readonly here?: { readonly of: Hope; readonly chance: number }
}

export interface Weigher {
  /** Undefined where nothing is at stake that can be reckoned. */
  weigh(view: View, decision: Pick<Decision, 'seat' | 'about' | 'options'>): Weighing | undefined
}

type Judge = Extract<Prompt, { is: 'judge' }>

interface Known {
  readonly w: World
  readonly game: Game<DMD>
  readonly pack: Pack
}

const solved = (plan: Plan, stake: Stake): Solution => solve(plan, (result) => Number(stake.holds(result)))

/** What a roll that stands before it is thrown is for, and its chance. */
const ofRoll = ({ w }: Known, s: Readonly<State>): Omit<Hoped, 'pick'> | undefined => {
  const top = s.stack.at(-1)
  if (top?.at !== 'roll') return undefined
  const plan = planAt(w, s, freshRoll(top.roll))
  const stake = stakeOf(w, s, top.roll, plan)
  if (!stake) return undefined
  const { value, stress } = solved(plan, stake)
  return { of: stake.of, chance: value, stress }
}

const afterAnswer = ({ game }: Known, s: Readonly<State>, seat: number, option: Option): State => {
  const next = game.clone(s)
  game.applyInPlace(next, { is: 'answer', seat, pick: [option] })
  return next
}

const ROLLING: readonly Option['do'][] = ['attack', 'action']

const weighActs = (known: Known, view: View, seat: number, options: readonly Option[]): Weighing | undefined => {
  const s = stateOf(known.pack, view, ACTING)
  const answers = options.flatMap((option): Hoped[] => {
    if (option.do === 'end') {
      const fight = fightOdds(known.w, s, seat)
      return fight ? [{ pick: [option], of: 'survive', chance: fight.survive }] : []
    }
    const odds = ROLLING.includes(option.do) ? ofRoll(known, afterAnswer(known, s, seat, option)) : undefined
    return odds ? [{ pick: [option], ...odds }] : []
  })
  return answers.length > 0 ? { answers } : undefined
}

const weighFoes = ({ w, pack }: Known, view: View, seat: number, options: readonly Option[]): Weighing | undefined => {
  const s = stateOf(pack, view, [{ at: 'fight.next' }])
  const fight = fightOdds(w, s, seat)
  if (!fight) return undefined
  const kindOf = (figure: number): string | undefined => view.figures[figure]?.kind
  const answers = options.flatMap((option): Hoped[] => {
    if (option.do !== 'figure') return []
    const found = fight.first.find(({ figure }) => kindOf(figure) === kindOf(option.figure))
    return found ? [{ pick: [option], of: 'survive', chance: found.survive }] : []
  })
  return { answers, here: { of: 'survive', chance: fight.survive } }
}

const rolledAt = (about: Judge, seat: number): Rolled => {
  const { why, figure, all, tags, source, need, standard, faces, used, boost } = about
  const bonus = faces.length - standard
  const roll = { why, seat, figure, all, tags, standard, bonus, source, need, then: [], otherwise: [] }
  return { roll, faces, used, boost }
}

/** What an answer to a roll on the table keeps. */
const afterJudging = (
  about: Judge,
  plan: Plan,
  stake: Stake,
  option: Option,
): Omit<Hoped, 'pick' | 'of'> | undefined => {
  const { faces, standard } = about
  if (option.do === 'boost') {
    const bought = plan.boosts.find(({ by }) => by === option.by)
    if (!bought) return undefined
    const boosts = plan.boosts.filter((each) => each !== bought)
    const [best] = solved({ ...plan, boosts, bought: plan.bought + bought.n }, stake).verdicts(faces, 0)
    return best && { chance: best.value, stress: best.stress }
  }
  const verdicts = solved(option.do === 'keep' ? { ...plan, boosts: [] } : plan, stake).verdicts(faces, 0)
  const found = verdicts.find(({ reroll }) =>
    option.do === 'reroll'
      ? reroll?.face === faces[option.die] && reroll?.bonus === option.die >= standard
      : reroll === undefined,
  )
  return found && { chance: found.value, stress: found.stress }
}

const weighRoll = ({ w, pack }: Known, view: View, seat: number, about: Judge, options: readonly Option[]) => {
  const rolled = rolledAt(about, seat)
  const s = stateOf(pack, view, [])
  const plan = planAt(w, s, rolled)
  const stake = stakeOf(w, s, rolled.roll, plan)
  if (!stake) return undefined
  const answers = options.flatMap((option): Hoped[] => {
    const odds = afterJudging(about, plan, stake, option)
    return odds ? [{ pick: [option], of: stake.of, ...odds }] : []
  })
  return { answers, here: { of: stake.of, chance: Math.max(0, ...answers.map(({ chance }) => chance)) } }
}

export const weigherOf = (pack: Pack): Weigher => {
  const known: Known = { pack, w: worldOf(pack), game: deathMayDie(pack) }
  return {
    weigh(view, { seat, about, options }) {
      if (about.is === 'act') return weighActs(known, view, seat, options)
      if (about.is === 'foe') return weighFoes(known, view, seat, options)
      return about.is === 'judge' ? weighRoll(known, view, seat, about, options) : undefined
    },
  }
}
