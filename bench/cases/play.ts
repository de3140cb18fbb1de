/**
 * Whole random games: four investigators, a random Ancient One. `in place` is what bots and simulations use: unchecked,
 * without events, one state per game. `pure` is what a server uses: every input checked, a new state and events each time.
 */
import type { ES, State } from '@vigil/elder-sign'
import { fastInts, type Input, type IntSource, playOut } from '@vigil/kernel'
import { runCase } from '../case.ts'
import { choose, game, MOST_INPUTS, setupFor } from '../museum.ts'
import { measure, rateOf } from '../stopwatch.ts'

const SETUP = setupFor(4)

type Counts = readonly [games: number, decisions: number, inputs: number]

const playInPlace = (int: IntSource): Counts => {
  const { ending, decisions, inputs } = playOut(game, game.start(SETUP), int, choose, MOST_INPUTS)
  if (!ending) throw new Error('a game without end')
  return [1, decisions, inputs]
}

const after = (state: State, input: Input<ES>): State => {
  const applied = game.apply(state, input)
  if (!applied.ok) throw new Error(`refused: ${applied.why.code}`)
  return applied.value.state
}

const playPure = (int: IntSource): Counts => {
  let state = game.start(SETUP)
  let decisions = 0
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const node = game.node(state)
    if (node.kind === 'over') return [1, decisions, inputs]
    if (node.kind === 'decision') decisions++
    state = after(state, node.kind === 'decision' ? choose(node, state, int) : game.sample(state, int))
  }
  throw new Error('a game without end')
}

runCase((task) => {
  const int = fastInts('play')
  const pure = task.variant === 'pure'
  const play = pure ? playPure : playInPlace
  const measured = measure(task, () => play(int))
  const id = pure ? 'pure' : 'play'
  const what = pure ? 'random play, checked and pure' : 'random play in place'
  return [
    { id: `${id}.games`, what: `${what}: whole games`, unit: 'games/s', ...rateOf(measured, 0) },
    { id: `${id}.decisions`, what: `${what}: decisions`, unit: 'decisions/s', ...rateOf(measured, 1) },
    { id: `${id}.inputs`, what: `${what}: decisions and chance`, unit: 'inputs/s', ...rateOf(measured, 2) },
  ]
})
