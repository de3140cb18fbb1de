/** Options that differ only in which of several equal pieces they name are the same option (P3). */
import type { Option } from './kind.ts'
import { signatureOfDie } from './nouns/pool.ts'
import { kindOfPiece } from './nouns/trophy.ts'
import type { State } from './state.ts'
import type { World } from './world.ts'

const diceOf = (s: Readonly<State>, dice: readonly number[]): string =>
  dice
    .map((die) => signatureOfDie(s, die))
    .sort()
    .join('+')

export const signOption = (w: World, s: Readonly<State>, option: Option): string => {
  switch (option.do) {
    case 'complete':
      return `complete ${option.row} ${diceOf(s, option.dice)}`
    case 'cast':
      return `cast ${option.spell} ${diceOf(s, option.dice)}`
    case 'turnDie':
      return `turnDie ${option.by} ${option.to} ${signatureOfDie(s, option.die)}`
    case 'unlock':
      return `unlock ${option.die < 6 ? 'green' : option.die}`
    case 'takeOff':
    case 'focus':
    case 'die':
      return `${option.do} ${signatureOfDie(s, option.die)}`
    case 'assist':
      return `assist ${option.seat} ${signatureOfDie(s, option.die)}`
    case 'hand':
      return `hand ${option.pieces
        .map((piece) => (w.monsters.has(piece) || w.adventures.has(piece) ? kindOfPiece(w, piece) : `?${piece}`))
        .sort()
        .join('+')}`
    default:
      return JSON.stringify(option)
  }
}
