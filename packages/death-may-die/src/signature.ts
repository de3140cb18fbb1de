/** Options that differ only in which of several equal pieces they name are the same option. */
import type { Option } from './kind.ts'
import { ELDER_ONE, type State } from './state.ts'

const figureSign = (s: Readonly<State>, i: number): string => {
  const figure = s.figures[i]
  if (!figure) return `?${i}`
  return figure.kind === ELDER_ONE ? ELDER_ONE : `${figure.kind} ${figure.at} ${figure.wounds}`
}

const tokenSign = (s: Readonly<State>, i: number): string => {
  const token = s.tokens[i]
  return token
    ? `${token.kind} ${token.face} ${token.at} ${token.holder} ${token.wounds} ${token.up} ${token.route}`
    : `?${i}`
}

/** Of the roll that lies on the table. */
const dieSign = (s: Readonly<State>, die: number): string => {
  const top = s.stack[s.stack.length - 1]
  if (top?.at !== 'roll.judge') return String(die)
  return `${die < top.roll.standard ? 'standard' : 'bonus'} ${top.faces[die] ?? `?${die}`}`
}

/** Wounds just shared out tell enemies apart that are otherwise alike. */
const shareOf = (s: Readonly<State>, i: number): string => {
  const top = s.stack[s.stack.length - 1]
  return top?.at === 'attack.split' ? ` +${top.given[top.targets.indexOf(i)] ?? 0}` : ''
}

export const signOption = (s: Readonly<State>, option: Option): string => {
  switch (option.do) {
    case 'attack':
      return `attack ${figureSign(s, option.target)} ${option.all}`
    case 'figure':
      return `figure ${figureSign(s, option.figure)}${shareOf(s, option.figure)}`
    case 'token':
      return `token ${tokenSign(s, option.token)}`
    case 'giveToken':
      return `giveToken ${option.from} ${option.to} ${tokenSign(s, option.token)}`
    case 'reroll':
      return `reroll ${option.by} ${dieSign(s, option.die)}`
    default:
      return JSON.stringify(option)
  }
}
