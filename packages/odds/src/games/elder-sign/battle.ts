/** The attack on an awakened Ancient One (ES-BATTLE-02..04): how often its task can be completed in one turn. */
import type { Attempt } from './attempt.ts'
import type { Worth } from './outcome.ts'
import type { Budget } from './search.ts'
import { NO_LIMIT, oddsOf } from './solve.ts'
import { leastDice } from './ways.ts'

export interface BattleOdds {
  /** Completions, and so doom tokens removed, to be expected when playing for many of them. */
  readonly expected: number
  /** From 0 up: the chance of at least so many, each under the play that is best for it. */
  readonly atLeast: readonly number[]
  /** The chance to remove the last doom token this turn. */
  readonly wins: number
  readonly exact: boolean
}

const dice = ({ pool, rolled, cast, aids, talents }: Attempt): number => {
  const added = aids.reduce((n, { effect }) => n + (effect.do === 'addDice' ? effect.dice.length : 0), 0)
  const again = aids.some(({ effect }) => effect.do === 'recover') ? pool.length + rolled.length : 0
  return (
    pool.length + rolled.length + cast.length + added + again + talents.locked.length + (talents.fund?.dice.length ?? 0)
  )
}

/** The task as often as dice or doom allow, one after the other: a completed one leaves the next. */
export const battleAttempt = (attempt: Attempt, doom: number): Attempt => {
  const [task] = attempt.rows
  if (!task) return attempt
  const most = Math.max(1, Math.min(doom, Math.floor(dice(attempt) / Math.max(1, leastDice(task.needs)))))
  return {
    ...attempt,
    ordered: true,
    terror: [],
    rows: Array.from({ length: most }, (_, n) => ({ ...task, key: `battle ${n + 1}`, done: false })),
  }
}

const atLeast =
  (n: number): Worth =>
  ({ done }) =>
    done.length >= n ? 1 : 0

/** `doom`: the tokens on the track. */
export const battleOdds = (attempt: Attempt, doom: number, budget: Budget = NO_LIMIT): BattleOdds => {
  const battle = battleAttempt(attempt, doom)
  const most = battle.rows.length
  const mean = oddsOf(battle, ({ done }) => done.length, budget, { worst: 0, best: most })
  const chances = Array.from({ length: most + 1 }, (_, n) => oddsOf(battle, atLeast(n), budget))
  return {
    expected: mean.value,
    atLeast: chances.map(({ value }) => value),
    wins: doom <= most ? (chances[doom]?.value ?? 0) : 0,
    exact: mean.exact && chances.every(({ exact }) => exact),
  }
}
