/** What is wrong with tasks as they were typed, with the place marked. */
import { MOST_INVESTIGATION, SYMBOLS, type TaskFault } from '@vigil/odds/elder-sign'
import { didYouMean } from '../nearest.ts'
import { underlined } from './odds-dice.ts'

const GRAMMAR = `Symbols: ${Object.keys(SYMBOLS).join(', ')}, INV_n; , joins those of a task, + splits one, | or > separates tasks.`

const problemOf = ({ problem, text }: TaskFault): string => {
  switch (problem) {
    case 'symbol':
      return `"${text}" is no symbol.${didYouMean(text, Object.keys(SYMBOLS))}`
    case 'nothing':
      return 'A symbol is missing here.'
    case 'split':
      return 'A split symbol has two halves, and neither is an investigation.'
    case 'sum':
      return `An investigation is INV_1 to INV_${MOST_INVESTIGATION}.`
    case 'mixed':
      return 'Tasks are either all in order (>) or all in any order (|).'
    case 'many':
      return 'No card has so many tasks.'
  }
}

export const tellFault = (tasks: string, fault: TaskFault): string =>
  `--tasks does not parse:\n${underlined(tasks, fault.at, fault.length)}\n${problemOf(fault)} ${GRAMMAR}`
