/**
 * Death May Die: whole random games of three investigators in place, over all episodes and Elder Ones. `late`: does a game
 * get slower as it goes on? The time of a decision in the last tenth of long games over that in their first tenth,
 * actions (`act`) and rolls (`judge`) each by themselves.
 */
import { type DMD, deathMayDie, type Setup } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { type Choose, fastInts, type IntSource, playOut, randomAnswer } from '@vigil/kernel'
import { runCase, type Task } from '../case.ts'
import type { Figure } from '../figure.ts'
import { calmMean } from '../samples.ts'
import { measure, rateOf } from '../stopwatch.ts'

const game = deathMayDie(core)
const SETUP: Setup = { episode: 'random', elderOne: 'random', investigators: ['random', 'random', 'random'] }
const MOST_INPUTS = 100_000
/** Inputs that make a game long. */
const LONG = 150
const KINDS = ['act', 'judge'] as const
type Timed = { readonly is: string; readonly us: number }

const choose: Choose<DMD> = (decision, _state, int) => randomAnswer(decision, int)

const play = (int: IntSource): readonly number[] => {
  const { ending, decisions, inputs } = playOut(game, game.start(SETUP), int, choose, MOST_INPUTS)
  if (!ending) throw new Error('a game without end')
  return [1, decisions, inputs]
}

const played = (task: Task): Figure[] => {
  const int = fastInts('episode')
  const measured = measure(task, () => play(int))
  const what = 'Death May Die, random play in place'
  return [
    { id: 'episode.games', what: `${what}: whole games of three`, unit: 'games/s', ...rateOf(measured, 0) },
    { id: 'episode.decisions', what: `${what}: decisions`, unit: 'decisions/s', ...rateOf(measured, 1) },
    { id: 'episode.inputs', what: `${what}: decisions and chance`, unit: 'inputs/s', ...rateOf(measured, 2) },
  ]
}

const playTimed = (int: IntSource): Timed[] => {
  const state = game.start(SETUP)
  const timed: Timed[] = []
  for (;;) {
    const begun = performance.now()
    const node = game.node(state)
    if (node.kind === 'over') return timed
    game.applyInPlace(state, node.kind === 'decision' ? choose(node, state, int) : game.sample(state, int))
    timed.push({ is: node.kind === 'decision' ? node.about.is : '', us: (performance.now() - begun) * 1e3 })
  }
}

const late = (task: Task): Figure[] => {
  const int = fastInts('late episode')
  const first: Timed[] = []
  const last: Timed[] = []
  measure(task, () => {
    const timed = playTimed(int)
    const tenth = Math.floor(timed.length / 10)
    if (timed.length >= LONG) {
      first.push(...timed.slice(0, tenth))
      last.push(...timed.slice(-tenth))
    }
    return [1]
  })
  return KINDS.map((kind) => {
    const times = (part: readonly Timed[]): number[] => part.filter(({ is }) => is === kind).map(({ us }) => us)
    const [early, end] = [calmMean(times(first)), calmMean(times(last))]
    return {
      id: `episode.late.${kind}`,
      what: `Death May Die, time of '${kind}': last tenth : first`,
      value: end / early,
      unit: ': 1',
      note: `games of ${LONG} inputs and more; ${end.toFixed(1)} : ${early.toFixed(1)} µs without the slowest 1%`,
    }
  })
}

runCase((task) => (task.variant === 'late' ? late(task) : played(task)))
