/** The expert: exact odds within an attempt, and a longer view of the table without. */
import type { ES, Pack, Prompt } from '@vigil/elder-sign'
import type { Budget as SearchBudget } from '@vigil/odds/elder-sign'
import type { Bot } from '../../bot.ts'
import type { Budget } from '../../budget.ts'
import { because } from '../../reason.ts'
import { promisedExactly } from './promise.ts'
import { byManual, spotting } from './steady.ts'
import { newNotes, playExactly } from './tactics.ts'
import { expertWeights } from './weights.ts'

/** Positions of an attempt that may be looked at for one node of the budget. */
const POSITIONS_PER_NODE = 100
/** Fewer would end nearly every search before it has an answer: then rules of thumb play alone. */
const LEAST_NODES = 10

const IN_ATTEMPT: readonly Prompt['is'][] = ['prepare', 'judge', 'reroll', 'discard', 'shed']

/** Whoever holds a clock is asked now and then; memory has its limits all the same. */
const MOST_POSITIONS = 200_000

const searchBudget = (budget: Budget): SearchBudget =>
  'nodes' in budget
    ? { positions: budget.nodes < LEAST_NODES ? 0 : POSITIONS_PER_NODE * budget.nodes }
    : { positions: budget.over() ? 0 : MOST_POSITIONS, stop: () => budget.over() }

export const expertBot = (pack: Pack, weightsFor = expertWeights): Bot<ES> => {
  const spotOf = spotting(pack, weightsFor)
  const notes = newNotes()
  return {
    id: 'expert',
    answer(sight, _int, budget) {
      const { decision } = sight
      if (decision.options.length === 1 && decision.min === 1)
        return { pick: decision.options, reason: because('only') }
      const spot = spotOf(sight)
      const thumb = byManual(spot)
      if (!IN_ATTEMPT.includes(decision.about.is)) return promisedExactly(spot, thumb, searchBudget(budget))
      return playExactly(spot, notes, searchBudget(budget), thumb)
    },
  }
}
