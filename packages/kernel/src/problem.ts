/** What is wrong with a pack, in words for whoever wrote it. */
import type { z } from 'zod'

export interface Problem {
  /** The record's id, or where it lies (`adventures[3]`) while it has none; `pack` for the pack itself. */
  readonly card: string
  /** The path within the record: `tasks[0].box.covers`. */
  readonly field: string
  readonly expected: string
  readonly got: string
}

export const describeProblem = ({ card, field, expected, got }: Problem): string =>
  `${card}: ${field || 'the record'} should be ${expected}, but is ${got}`

export type Path = readonly PropertyKey[]

export const fieldOf = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')

const MOST = 60

export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined), value)

/** The record a path leads into, and the rest of the path: each game knows where its records lie. */
export type Records = (pack: unknown, path: Path) => { card: string; rest: Path }

export interface Finder {
  problemAt(pack: unknown, path: Path, expected: string): Problem
  /** A field nobody knows is named itself, so that a slip of the pen is found at once. */
  problemsOfIssue(pack: unknown, issue: Issue): Problem[]
}

export const problemsWith = (recordAt: Records): Finder => {
  const problemAt: Finder['problemAt'] = (pack, path, expected) => {
    const { card, rest } = recordAt(pack, path)
    return { card, field: fieldOf(rest), expected, got: shown(valueAt(pack, path)) }
  }
  return {
    problemAt,
    problemsOfIssue: (pack, issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => problemAt(pack, [...issue.path, key], 'left out: no such field is known here'))
        : [problemAt(pack, issue.path, expectation(issue))],
  }
}

type Issue = z.core.$ZodIssue

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list of two',
  object: 'an object in braces',
  record: 'an object in braces',
  null: 'null',
}

/** Bounds of numbers, texts and lists, each in its own words. */
const bounded = (origin: string, side: 'at least' | 'at most', n: number | bigint): string => {
  if (origin === 'string') return 'a text that is not empty'
  if (origin === 'array') return `a list of ${side} ${n}`
  return `a whole number, ${side} ${n}`
}

/** What belongs where zod found something else, in plain words. */
export const expectation = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.length === 1 ? shown(issue.values[0]) : `one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return bounded(issue.origin, 'at least', issue.minimum)
    case 'too_big':
      return bounded(issue.origin, 'at most', issue.maximum)
    default:
      return issue.message
  }
}
