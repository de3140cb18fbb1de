/** What a typed line means at the table: something said back, and perhaps something to be done. */
import type { Kind } from '@vigil/kernel'
import { adviceLines, oddsNote } from '../advice-words.ts'
import { correcting, newMaking } from '../correction.ts'
import { findNamed } from '../nearest.ts'
import { type Items, isSubset } from '../screen/choice.ts'
import { barredLines } from '../screen/page.ts'
import { type Waiting, waitingOf } from '../screen/waiting.ts'
import type { Act, Sitting } from '../sitting.ts'

export interface Reply<K extends Kind> {
  readonly say: readonly string[]
  readonly act?: Act<K> | { readonly do: 'quit' }
}

const HELP = [
  'Type the number of an option. Where several may be chosen, type several numbers, or none, or all.',
  'u takes back the last answer. ? tells what is not possible and why. again repeats the question.',
  'status describes the table. card and a name reads a card. why and a number explains an option.',
  'advise tells what a bot would do here, and why. odds shows the chance of each option, or no longer does.',
  'correct lists what a referee may put right, where the table you sit at says otherwise; u takes it back.',
  'log tells what happened so far. quit saves and ends; every answer is saved anyway.',
]

const sizeOf = ({ min, max }: Items): string => {
  if (min === max) return `exactly ${min}`
  return min === 0 ? `up to ${max}, or none` : `${min} to ${max}`
}

const beside = ({ notes }: Items, item: number): string => (notes?.[item] ? ` (${notes[item]})` : '')

/** The question with its numbered options. */
export const questionText = <K extends Kind>(waiting: Waiting<K>): string[] => {
  switch (waiting.is) {
    case 'over':
      return [waiting.title]
    case 'typed':
      return [waiting.title, `Type ${waiting.hint}.`]
    case 'list': {
      const { who, title } = waiting
      const several = isSubset(waiting.items) ? [`Choose ${sizeOf(waiting.items)}.`] : []
      return [
        who === '' ? title : `${who}: ${title}`,
        ...several,
        ...waiting.items.labels.map((label, i) => `${i + 1}. ${label}${beside(waiting.items, i)}`),
      ]
    }
  }
}

const numbersIn = (line: string, items: Items): number[] | string => {
  const words = line.toLowerCase().split(/[\s,]+/)
  if (line === 'none' || line === '0' || line === '-') return []
  if (line === 'all') return items.labels.map((_, i) => i)
  const numbers = words.map((word) => Number(word) - 1)
  const wrong = words.find((_, i) => items.labels[numbers[i] ?? -1] === undefined)
  if (wrong === undefined) return [...new Set(numbers)].sort((a, b) => a - b)
  return /^\d+$/.test(wrong)
    ? `There is no number ${wrong}; there are ${items.labels.length} options.`
    : `"${wrong}" is not understood. Type a number, or help.`
}

const picked = <K extends Kind>(waiting: Extract<Waiting<K>, { is: 'list' }>, line: string): Reply<K> => {
  const letter = (waiting.items.letters ?? []).indexOf(line)
  const named = waiting.items.labels.findIndex((label) => label.toLowerCase() === line)
  const numbers = letter >= 0 ? [letter] : named >= 0 ? [named] : numbersIn(line, waiting.items)
  if (typeof numbers === 'string') return { say: [numbers] }
  const { min, max } = waiting.items
  if (numbers.length < min || numbers.length > max) return { say: [`Choose ${sizeOf(waiting.items)}.`] }
  return { say: [], act: waiting.act(numbers) }
}

const card = <K extends Kind>({ face, match }: Sitting<K>, name: string): string[] => {
  const found = findNamed(name, face.looks(match.state))
  switch (found.is) {
    case 'one':
    case 'guess':
      return [`${found.one.name}, ${found.one.kind}.`, found.one.read()]
    case 'many':
      return [`Several are called that: ${found.near.map((look) => look.name).join(', ')}.`]
    case 'none':
      return [`No card is called "${name}".`]
  }
}

const explained = <K extends Kind>(waiting: Waiting<K>, number: string): string[] => {
  const item = Number(number) - 1
  if (waiting.is !== 'list' || waiting.items.labels[item] === undefined) return [`There is no option ${number}.`]
  return [waiting.detail(item) || 'There is no more to say about it.']
}

/** By the number in the list, by the value itself, or by the beginning of a name. */
const itemOf = (word: string, labels: readonly string[]): number => {
  const exact = labels.indexOf(word)
  if (exact >= 0) return exact
  const n = /^\d+$/.test(word) ? Number(word) - 1 : -1
  if (labels[n] !== undefined) return n
  return labels.findIndex((label) => label.toLowerCase().startsWith(word.toLowerCase()))
}

/** `correct` lists what may be put right; what is typed after it goes on from there, a word for each list. */
const corrected = <K extends Kind>(sitting: Sitting<K>, words: readonly string[]): Reply<K> => {
  let making = newMaking
  for (const [i, word] of words.entries()) {
    const asked = correcting(sitting, making)
    if (asked.is !== 'ask') break
    // The first list is chosen from by number: a value that stands in a label is not its name.
    const item = i === 0 ? Number(word) - 1 : itemOf(word, asked.labels)
    if (asked.labels[item] === undefined) return { say: [`There is no ${word} in: ${asked.title}`] }
    making = asked.next(item)
  }
  const asked = correcting(sitting, making)
  if (asked.is === 'done') return { say: [], act: { do: 'correct', change: asked.change } }
  if (asked.is === 'none')
    return {
      say: [sitting.match.game.corrections ? 'Nothing can be corrected just now.' : 'This game takes no corrections.'],
    }
  const typed = ['correct', ...words].join(' ')
  return {
    say: [
      asked.title,
      ...asked.labels.map((label, i) => (label === String(Number(label)) ? label : `${i + 1}. ${label}`)),
      `Type ${typed} and one of these.`,
    ],
  }
}

/** Words that mean the same whatever is asked. */
const command = <K extends Kind>(sitting: Sitting<K>, waiting: Waiting<K>, line: string): Reply<K> | undefined => {
  const [word = '', ...rest] = line.split(/\s+/)
  const { face, match, log } = sitting
  switch (word.toLowerCase()) {
    case '':
    case 'again':
      return { say: questionText(waiting) }
    case 'u':
    case 'undo':
      return { say: [], act: { do: 'undo' } }
    case '?':
      return { say: barredLines(sitting) }
    case 's':
    case 'status':
      return { say: face.status(match.state).split('\n') }
    case 'card':
    case 'i':
      return { say: card(sitting, rest.join(' ')) }
    case 'why':
      return { say: explained(waiting, rest.join(' ')) }
    case 'b':
    case 'advise':
      return { say: adviceLines(sitting) }
    case 'p':
    case 'odds':
      return { say: [oddsNote(sitting) ?? ''].filter((note) => note !== ''), act: { do: 'odds' } }
    case 'correct':
      return corrected(sitting, rest)
    case 'l':
    case 'log':
      return { say: log.map(({ text }) => text) }
    case 'h':
    case 'help':
      return { say: HELP }
    case 'q':
    case 'quit':
      return { say: [], act: { do: 'quit' } }
    default:
      return undefined
  }
}

export const reply = <K extends Kind>(sitting: Sitting<K>, typed: string): Reply<K> => {
  const line = typed.trim()
  const waiting = waitingOf(sitting)
  // While a roll is typed in, its letters are no commands.
  if (waiting.is === 'typed' && line !== '' && waiting.spells(line)) {
    const read = waiting.read(line)
    return read.ok ? { say: [], act: read.value } : { say: [read.why] }
  }
  const commanded = command(sitting, waiting, line)
  if (commanded) return commanded
  if (waiting.is === 'list') return picked(waiting, line.toLowerCase())
  if (waiting.is === 'over') return { say: ['The game is over. u takes back the last answer, quit ends.'] }
  const read = waiting.read(line)
  return { say: [read.ok ? '' : read.why] }
}
