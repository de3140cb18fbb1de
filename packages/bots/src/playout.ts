/** Whole games between bots. */
import type { Emit, Game, Input, IntSource, Kind, Node, PlayedOut, Seat } from '@vigil/kernel'
import type { Bot } from './bot.ts'
import type { Budget } from './budget.ts'

export interface Company<K extends Kind> {
  readonly bots: (seat: Seat) => Bot<K>
  /** For the dice and the decks. */
  readonly chance: IntSource
  /** For whatever the bots draw: two bots meet the same dice as long as they answer alike. */
  readonly whim: IntSource
  readonly budget: Budget
  readonly maxInputs: number
  /** Told of everything that happens; without it a game goes faster. */
  readonly tell?: Emit<K>
}

const follow = <K extends Kind>(game: Game<K>, state: K['state'], input: Input<K>, tell: Emit<K>): Node<K> => {
  if (!tell && game.follow) return game.follow(state, input)
  game.applyInPlace(state, input, tell)
  return game.node(state)
}

/** Plays on from `state`, changing it, until the game is over or `maxInputs` inputs have been given. */
export const playWithBots = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  { bots, chance, whim, budget, maxInputs, tell }: Company<K>,
): PlayedOut<K> => {
  let decisions = 0
  let node = game.node(state)
  for (let inputs = 0; ; inputs++) {
    if (node.kind === 'over') return { ending: node.ending, inputs, decisions }
    if (inputs >= maxInputs) return { ending: undefined, inputs, decisions }
    if (node.kind === 'chance') {
      node = follow(game, state, game.sampleFrom?.(node.about, chance) ?? game.sample(state, chance), tell)
      continue
    }
    decisions++
    const decision = node
    const { seat } = decision
    const { pick } = bots(seat).answer({ decision, view: () => game.view(state, seat) }, whim, budget)
    node = follow(game, state, { is: 'answer', seat, pick }, tell)
  }
}
