/** A roll lies on the table: each way on by what it leaves of the attempt. */
import type { ES, Option } from '@vigil/elder-sign'
import type { Answer } from '../../bot.ts'
import { answerOf, bestOf, percent, type Scored, scored } from './best.ts'
import type { Spot } from './spot.ts'
import {
  afterFailing,
  bestReroll,
  chanceOf,
  isBattle,
  savedDice,
  type Trial,
  trialOf,
  turned,
  withRow,
} from './trial.ts'
import { goodUse } from './uses.ts'
import { clueWorth, itemWorth } from './worth.ts'

type Complete = Extract<Option, { do: 'complete' }>

const ALL_DICE = 8

/** ES-MONSTER-13: half a row, after which the roll fails all the same. */
const isHalf = (trial: Trial, { row }: Complete): boolean => !trial.keys.includes(row)

const completeValue = (trial: Trial, option: Complete): number => {
  if (isHalf(trial, option)) return afterFailing(trial) - 0.01
  // ES-BATTLE-03: the row stays, and each time it is met counts.
  if (isBattle(trial)) return 1 + chanceOf({ ...trial, pool: trial.pool.filter(({ id }) => !option.dice.includes(id)) })
  const beaten = trial.markers.includes(option.row) ? 0.5 / trial.stakes : 1e-6
  return chanceOf(withRow(trial, option.row, option.dice)) + beaten
}

/** What a roll comes to if nothing more is done to it. */
const asItLies = (trial: Trial, completes: readonly Complete[], without: readonly number[]): number =>
  completes
    .filter(({ dice }) => !dice.some((id) => without.includes(id)))
    .reduce((best, option) => Math.max(best, completeValue(trial, option)), afterFailing(trial))

/** Turning a die: whether its new face lets a row be met is found by trying. */
const afterTurn = (trial: Trial, option: Extract<Option, { do: 'turnDie' }>): number => {
  const next = turned(trial, option.die, option.to)
  const reroll = bestReroll(next, 0)
  return Math.max(afterFailing(next), reroll.value, completedBy(next))
}

/** The best row that the dice on the table meet, by a quick look. */
const completedBy = (trial: Trial): number => {
  const { estimate } = trial.spot
  const all = [...trial.held, ...trial.pool.filter(({ face }) => face !== '')]
  const open = trial.ordered ? trial.keys.slice(0, 1) : trial.keys
  return open.reduce((best, key, i) => {
    const row = trial.rows[i]
    if (!row) return best
    const used: number[] = []
    let needs = row
    for (const die of all) {
      if (die.face === '') continue
      const next = estimate.after(needs, die.face)
      if (next === needs) continue
      needs = next
      used.push(die.id)
    }
    return needs.every((n) => n <= 0) ? Math.max(best, chanceOf(withRow(trial, key, used))) : best
  }, 0)
}

interface Judging {
  readonly trial: Trial
  readonly completes: readonly Complete[]
  /** Points as a share of what is at stake. */
  cost(points: number): number
}

type OptionOf<D extends Option['do']> = Extract<Option, { do: D }>

/** What can be done with a roll, each by the chance it leaves. What is not listed waits for another moment. */
const WAYS: { readonly [D in Option['do']]?: (judging: Judging, option: OptionOf<D>) => Scored | undefined } = {
  complete({ trial }, option) {
    const value = completeValue(trial, option)
    return scored(option, value, 'complete', { row: option.row, percent: percent(value) })
  },
  fail({ trial }, option) {
    const value = afterFailing(trial)
    return scored(option, value, 'fail', { percent: percent(value) })
  },
  rollOn: ({ trial }, option) => scored(option, chanceOf(trial), 'rollOn'),
  giveUp: ({ trial }, option) => scored(option, -0.02, 'giveUp', { card: trial.card }),
  clue({ trial, cost }, option) {
    const { value } = bestReroll(trial, ALL_DICE)
    return scored(option, value - cost(clueWorth(trial.spot)), 'clue', { percent: percent(value) })
  },
  reroll({ trial }, option) {
    const { value } = bestReroll(trial, option.by === 'free' ? ALL_DICE : 1)
    return scored(option, value, 'reroll', { percent: percent(value) })
  },
  research({ trial, cost }, option) {
    const { value } = bestReroll(trial, 2)
    return scored(option, value - cost(0.2), 'reroll', { percent: percent(value) })
  },
  cast({ trial, completes, cost }, option) {
    const next = { ...savedDice(trial, option.dice), saves: Math.max(0, trial.saves - 1) }
    const value = asItLies(next, completes, option.dice)
    const spell = trial.spot.lore.items.get(option.spell)
    return scored(option, value - cost(itemWorth(trial.spot, spell) * 0.7), 'cast', {
      card: option.spell,
      percent: percent(value),
    })
  },
  turnDie({ trial, cost }, option) {
    // An ability of one's own costs nothing.
    const price = cost(itemWorth(trial.spot, trial.spot.lore.items.get(option.by)))
    return scored(option, afterTurn(trial, option) - price, 'turnDie', { card: option.by, face: option.to })
  },
  use({ trial, cost }, option) {
    const effect = trial.spot.lore.items.get(option.item)?.effects[0]
    if (effect?.do !== 'reroll') return undefined
    return scored(option, bestReroll(trial, effect.dice).value - cost(0.6), 'use', { card: option.item })
  },
}

const judged = (judging: Judging, option: Option): Scored | undefined => {
  // Each way is filed under its own name.
  const way = WAYS[option.do] as ((judging: Judging, option: Option) => Scored | undefined) | undefined
  return way?.(judging, option)
}

export const judge = (spot: Spot): Answer<ES> => {
  const trial = trialOf(spot)
  const use = goodUse(spot)
  if (use) return answerOf(use)
  const options = spot.decision.options
  const completes = options.filter((option): option is Complete => option.do === 'complete')
  const judging: Judging = { trial, completes, cost: (points) => points / trial.stakes }
  const best = bestOf(options.flatMap((option) => judged(judging, option) ?? []))
  return best ? answerOf(best) : { pick: options.slice(0, 1), reason: { code: 'only', params: {} } }
}
