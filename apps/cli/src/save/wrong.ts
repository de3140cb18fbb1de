/** What is wrong with a saved match, in words: the place, what was expected there, and what was found. */
import type { Refusal } from '@vigil/kernel'

const EXPECTED: Readonly<Record<string, string>> = {
  object: 'a record in braces',
  text: 'a text in quotes',
  any: 'something',
  count: 'a whole number from 0 up',
  list: 'a list in brackets',
  ask: '"ask", or to be left out',
  'answer|chance|correct|undo': '"answer", "chance", "correct" or "undo"',
}

/** `inputs[12].seat` counts from 0, people from 1. */
const placeOf = (field: string): string => {
  if (field === '') return 'the file itself'
  const input = /^inputs\[(\d+)\]\.?(.*)$/.exec(field)
  if (!input) return `the field "${field}"`
  const rest = input[2] ? `, the field "${input[2]}"` : ''
  return `entry ${Number(input[1]) + 1} of "inputs"${rest}`
}

const entryOf = (index: string | number | undefined): string => `entry ${Number(index) + 1} of "inputs"`

const CAUSES: Readonly<Record<string, string>> = {
  'answer.over': 'the game is already over there',
  'answer.seat': 'another player is to choose there',
  'answer.chance': 'a roll or a draw is due there, not an answer',
  'chance.impossible': 'no roll and no draw could have given this there',
  'undo.range': 'it takes back more than there is',
  'input.broken': 'it is damaged',
}

type Said = (params: Refusal['params']) => string

const WRONG: Readonly<Record<string, Said>> = {
  'record.json': ({ line, column, got }) =>
    `line ${line}, column ${column}: expected JSON to go on, found ${got === 'end' ? 'the end of the file' : `"${got}"`}.`,
  'record.format': ({ got, expected }) => `it is of the format ${got}; expected "${expected}".`,
  'record.field': ({ field, expected, got }) =>
    `${placeOf(String(field))} should be ${EXPECTED[String(expected)] ?? `"${expected}"`}, and is ${got}.`,
  'replay.game': ({ expected, got }) => `it is a match of "${got}"; expected "${expected}".`,
  'replay.version': ({ expected, got }) =>
    `it was played with version ${got} of the rules and this is version ${expected}; the same answers might lead elsewhere.`,
  'replay.input': ({ index, cause }) =>
    `the rules refuse ${entryOf(index)}: ${CAUSES[String(cause)] ?? `it is not possible there (${cause})`}.`,
  'replay.fate': ({ index, expected, got }) =>
    `${entryOf(index)} is not what the seed gives: expected ${expected}, found ${got}.`,
  'replay.asked': () => 'it was played with real dice, so there is no seed to compare it with.',
}

/** Undefined for refusals that are about the game and not about the file. */
export const wrongWithSave = ({ code, params }: Refusal): string | undefined => WRONG[code]?.(params)
