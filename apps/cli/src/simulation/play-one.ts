/** One game of a cell. Each has numbers of its own, so that a single game can be looked at by itself. */
import { type Bot, playWithBots } from '@vigil/bots'
import { fastInts, type Kind } from '@vigil/kernel'
import type { Opened } from '../shelf.ts'
import type { GameResult } from './game-result.ts'

/** More inputs than any game needs; a game that takes more is counted as unfinished. */
const MOST_INPUTS = 200_000

export type Playable = Pick<Opened, 'face' | 'result' | 'listen'>

export interface Cell {
  readonly setup: unknown
  readonly bot: string
  readonly seed: string
  /** How much a bot may think about an answer, in nodes. */
  readonly nodes: number
  /** In milliseconds, instead of nodes: then the same seed may give other games. */
  readonly think?: number
  /** Whether to keep where everything went, for reports. */
  readonly listen: boolean
}

/** Each answer has its own time. */
const timed = (bot: Bot<Kind>, ms: number): Bot<Kind> => ({
  id: bot.id,
  answer(sight, int) {
    const end = performance.now() + ms
    return bot.answer(sight, int, { over: () => performance.now() >= end })
  },
})

export const playOne = (
  { face, result, listen }: Playable,
  bot: Bot<Kind>,
  { setup, seed, nodes, think, ...wants }: Cell,
  cell: number,
  game: number,
): GameResult => {
  try {
    const state = face.game.start(setup)
    const player = think === undefined ? bot : timed(bot, think)
    const listener = wants.listen ? listen(setup) : undefined
    const played = playWithBots(face.game, state, {
      bots: () => player,
      chance: fastInts(`${seed}:${game}`),
      whim: fastInts(`${seed}:${game}:bot`),
      budget: { nodes },
      maxInputs: MOST_INPUTS,
      ...(listener && { tell: listener.tell }),
    })
    return {
      cell,
      game,
      won: played.ending?.won ?? null,
      decisions: played.decisions,
      inputs: played.inputs,
      print: [...result(state), played.inputs].join(),
      ...(listener && { heard: listener.heard(state) }),
    }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { cell, game, won: null, decisions: 0, inputs: 0, print: 'fault', fault }
  }
}
