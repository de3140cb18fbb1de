/** Games played from a list of numbers, so that a failing game can be shrunk to the few choices that matter. */
import { fastInts } from './fast-rng.ts'
import type { Game, Input, Kind } from './game.ts'
import { randomAnswer } from './random-play.ts'
import type { IntSource } from './rng.ts'

/** Takes each number modulo what is asked for; when the list is used up, a generator goes on. */
export const choiceInts = (choices: readonly number[], seed: number | string = 0): IntSource => {
  const more = fastInts(seed)
  let next = 0
  return (n) => {
    if (n === 1) return 0
    const choice = choices[next++]
    return choice === undefined ? more(n) : Math.abs(Math.trunc(choice)) % n
  }
}

/** The next input of a game that is played at random; undefined when it is over. */
export const randomInput = <K extends Kind>(
  game: Game<K>,
  state: Readonly<K['state']>,
  int: IntSource,
): Input<K> | undefined => {
  const node = game.node(state)
  if (node.kind === 'over') return undefined
  return node.kind === 'chance' ? game.sample(state, int) : randomAnswer(node, int)
}

export interface PlayedChoices<K extends Kind> {
  readonly state: K['state']
  readonly inputs: readonly Input<K>[]
  readonly over: boolean
}

/** Plays one game from its start. */
export const playChoices = <K extends Kind>(
  game: Game<K>,
  setup: K['setup'],
  choices: readonly number[],
  { seed = 0, maxInputs = 10_000 }: { seed?: number | string; maxInputs?: number } = {},
): PlayedChoices<K> => {
  const int = choiceInts(choices, seed)
  const state = game.start(setup)
  const inputs: Input<K>[] = []
  while (inputs.length < maxInputs) {
    const input = randomInput(game, state, int)
    if (!input) break
    game.applyInPlace(state, input)
    inputs.push(input)
  }
  return { state, inputs, over: game.node(state).kind === 'over' }
}
