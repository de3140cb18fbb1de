/** Plays games for simulations: in place, unchecked, with as little allocation as the game itself allows. */
import type { Decision, Game, Input, Kind, Node } from './game.ts'
import type { IntSource } from './rng.ts'

export type Choose<K extends Kind> = (decision: Decision<K>, state: Readonly<K['state']>, int: IntSource) => Input<K>

export interface PlayedOut<K extends Kind> {
  /** Undefined where `maxInputs` came first. */
  readonly ending: K['ending'] | undefined
  /** Answers and outcomes together. */
  readonly inputs: number
  /** Answers alone. */
  readonly decisions: number
}

const follow = <K extends Kind>(game: Game<K>, state: K['state'], input: Input<K>): Node<K> => {
  if (game.follow) return game.follow(state, input)
  game.applyInPlace(state, input)
  return game.node(state)
}

/** Plays on from `state`, changing it, until the game is over or `maxInputs` more inputs have been given. */
export const playOut = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  int: IntSource,
  choose: Choose<K>,
  maxInputs: number,
): PlayedOut<K> => {
  let decisions = 0
  let node = game.node(state)
  for (let inputs = 0; ; inputs++) {
    if (node.kind === 'over') return { ending: node.ending, inputs, decisions }
    if (inputs >= maxInputs) return { ending: undefined, inputs, decisions }
    if (node.kind === 'chance') {
      node = follow(game, state, game.sampleFrom?.(node.about, int) ?? game.sample(state, int))
    } else {
      decisions++
      node = follow(game, state, choose(node, state, int))
    }
  }
}

/**
 * A random legal answer: of a single choice every option is equally likely; of a subset first every size, then every
 * subset of that size. Picked options keep the order of the decision.
 */
export const randomAnswer = <K extends Kind>(decision: Decision<K>, int: IntSource): Input<K> => {
  const { options, seat, min, max } = decision
  if (min === 1 && max === 1) {
    const option = options[int(options.length)]
    if (option === undefined) throw new Error('a decision without options')
    return { is: 'answer', seat, pick: [option] }
  }
  const pick: K['option'][] = []
  let wanted = min + int(Math.min(max, options.length) - min + 1)
  for (let left = options.length; wanted > 0; left--) {
    const option = options[options.length - left]
    if (option === undefined || int(left) >= wanted) continue
    pick.push(option)
    wanted--
  }
  return { is: 'answer', seat, pick }
}
