/**
 * boardgame.io's own reducer, in production mode, without a network or a store: random legal moves of a small six-dice
 * game from start to finish. One move here (the dice it rolls included) stands against one decision of ours (the chance
 * that follows included). Its moves are checked and leave the old state alone, so the nearest of our figures is
 * `random play, checked and pure`; for simulations it has nothing quicker, which is why `in place` is compared too.
 */
import { fastInts, type IntSource } from '@vigil/kernel'
import { CreateGameReducer, type GameState, InitializeGame } from 'boardgame.io/internal'
import { runCase } from '../case.ts'
import { legalMoves, type SixDice, sixDice } from '../peer/six-dice.ts'
import { measure, rateOf } from '../stopwatch.ts'

/** How many idle cards bring its whole state to the size of ours, and to the 8.9 kB of a full box. */
const SPARE: Readonly<Record<string, number>> = { ours: 0, full: 150 }

const reduce = CreateGameReducer({ game: sixDice })

const oneMove = (state: GameState<SixDice>, int: IntSource): GameState<SixDice> => {
  const moves = legalMoves(state.G)
  const move = moves[int(moves.length)]
  if (!move) throw new Error('no legal move')
  const payload = { type: move.name, args: [move.arg], playerID: state.ctx.currentPlayer }
  const next = reduce(state, { type: 'MAKE_MOVE', payload })
  if (next.transients) throw new Error(`refused ${move.name}: ${next.transients.error.type}`)
  return next
}

runCase((task) => {
  const spare = SPARE[task.variant]
  if (process.env.NODE_ENV !== 'production' || spare === undefined) throw new Error('not a fair run')
  const int = fastInts('peer')
  let bytes = 0
  const measured = measure(task, () => {
    let state = InitializeGame({ game: sixDice, numPlayers: 4, setupData: spare })
    let moves = 0
    for (; state.ctx.gameover === undefined; moves++) state = oneMove(state, int)
    if (bytes === 0) bytes = JSON.stringify(state).length
    return [moves, 1]
  })
  const perGame = (measured.counts[0] ?? 0) / (measured.counts[1] ?? 1)
  return [
    {
      id: `peer.${task.variant}`,
      what: `boardgame.io reducer, state of ${(bytes / 1e3).toFixed(1)} kB`,
      unit: 'moves/s',
      ...rateOf(measured),
      note: `production mode; ${Math.round(perGame)} moves a game`,
    },
  ]
})
