/** The game that is measured, and positions of it: seeds are fixed, so every run sees the same games. */
import { type ES, elderSign, type Setup, type State } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { type Choose, fastInts, playOut, randomAnswer } from '@vigil/kernel'

export const game = elderSign(core)

export const setupFor = (seats: number): Setup => ({
  rules: 'revised',
  investigators: Array.from({ length: seats }, () => 'random'),
  ancientOne: 'random',
})

export const choose: Choose<ES> = (decision, _state, int) => randomAnswer(decision, int)

/** No random game comes near. */
export const MOST_INPUTS = 100_000

/** One position each of `count` games, after that share of their inputs. */
export const positionsAt = (share: number, seats: number, count: number): State[] =>
  Array.from({ length: count }, (_, seed) => {
    const whole = playOut(game, game.start(setupFor(seats)), fastInts(seed), choose, MOST_INPUTS)
    const state = game.start(setupFor(seats))
    playOut(game, state, fastInts(seed), choose, Math.floor(whole.inputs * share))
    return state
  })

/** The first `count` positions of random games in which chance has the word. */
export const chancePositions = (seats: number, count: number): State[] => {
  const int = fastInts('chance')
  const found: State[] = []
  for (let state = game.start(setupFor(seats)); found.length < count; ) {
    const node = game.node(state)
    if (node.kind === 'over') state = game.start(setupFor(seats))
    else if (node.kind === 'decision') game.applyInPlace(state, choose(node, state, int))
    else {
      found.push(game.clone(state))
      game.applyInPlace(state, game.sample(state, int))
    }
  }
  return found
}
