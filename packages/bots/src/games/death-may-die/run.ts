/** Step by step to where something is to be done. */
import { type DMD, distance, type Option, type Prompt } from '@vigil/death-may-die'
import type { Answer } from '../../bot.ts'
import { hereWorth, targetOf } from './act.ts'
import { answerOf, bestOf, pickBy, type Scored, scored } from './best.ts'
import { chapterOf } from './episodes/index.ts'
import { isSafe, type Spot } from './spot.ts'
import { biteOf } from './threat.ts'
import { stepTo, type Ways, waysFrom } from './way.ts'

const stop = ({ decision }: Spot): Scored[] =>
  decision.options.filter((option) => option.do === 'stop').map((option) => scored(option, 0, 'arrived'))

const go = (spot: Spot, to: number, code: string, space: number): Scored[] =>
  spot.decision.options
    .filter((option) => option.do === 'go' && option.to === to)
    .map((option) => scored(option, 1, code, { space }))

/** With a token: the shortest way to where it belongs. */
const lead = (spot: Spot): Scored[] => {
  const { me, board } = spot
  const bound = chapterOf(spot.view.episode).bound?.(spot) ?? []
  const goal = bestOf(bound.map((at) => ({ at, score: -distance(board, me.at, at) })))
  if (!goal || goal.at === me.at) return []
  const ways = waysFrom(spot, me)
  const [short] = (board.next[me.at] ?? []).filter(
    (to) => distance(board, to, goal.at) < distance(board, me.at, goal.at),
  )
  const way = stepTo(ways, me.at, goal.at)
  const near = distance(board, way, goal.at) < distance(board, me.at, goal.at)
  return go(spot, near ? way : (short ?? way), 'lead', goal.at)
}

/** Enough enemies come along already, and the goal is not reached in this run. */
const crowded = ({ view, me }: Spot, ways: Ways, goal: number, left: number): boolean =>
  view.actions > 0 && !isSafe(view, me.at) && left < ways.stride && (ways.points[goal] ?? 0) > left

export const run = (spot: Spot, { left }: Extract<Prompt, { is: 'run' }>): Answer<DMD> => {
  const { view, me } = spot
  const stay = stop(spot)
  if (view.taken >= 0) return answerOf(bestOf([...stay, ...lead(spot)]) ?? scored({ do: 'stop' }, 0, 'arrived'))
  const ways = waysFrom(spot, me)
  const target = targetOf(spot, ways, { actions: view.actions, free: left })
  const here = hereWorth(spot)
  const on =
    target &&
    target.score > here + (left < ways.stride ? spot.weights.run.further : 0) &&
    !crowded(spot, ways, target.at, left)
      ? go(spot, stepTo(ways, me.at, target.at), target.code, target.at)
      : []
  return answerOf(bestOf([...stay, ...on]) ?? scored({ do: 'stop' }, 0, 'arrived'))
}

/** The worst enemies are left behind first. */
export const sneak = (spot: Spot): Answer<DMD> =>
  pickBy(spot.decision.options, 'sneak', (option) =>
    option.do === 'figure' ? biteOf(spot, spot.view.figures[option.figure]?.kind ?? '') : 0,
  )

export const carry = ({ decision }: Spot): Answer<DMD> =>
  pickBy(decision.options, 'alone', (option: Option) => (option.do === 'no' ? 1 : 0))
