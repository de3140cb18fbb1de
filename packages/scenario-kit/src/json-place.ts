/** What is wrong with the shape of a file: the place, what belongs there, and what was found. */
import { expectation } from '@vigil/elder-sign/schema'
import type { z } from 'zod'
import { suggestion } from './nearest.ts'

export interface Misfit {
  /** `setup.seats[0].sanity`. */
  readonly place: string
  readonly expected: string
  readonly got: string
}

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

export const placeOf = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || 'the file'

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined), value)

/** Longest piece of a file that is quoted back. */
const QUOTED = 60

export const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text
}

/** The fields that objects may have at a place, in all the shapes the schema allows there. */
const fieldsAt = (schema: unknown, path: Path): string[] => {
  if (!isSchema(schema)) return []
  const { def } = schema
  if (def.innerType) return fieldsAt(def.innerType, path)
  if (def.options) return def.options.flatMap((option) => fieldsAt(option, path))
  const [step, ...rest] = path
  if (def.element) return step === undefined ? [] : fieldsAt(def.element, rest)
  if (!def.shape) return []
  return step === undefined ? Object.keys(def.shape) : fieldsAt(def.shape[String(step)], rest)
}

interface Schema {
  readonly def: {
    readonly innerType?: unknown
    readonly options?: readonly unknown[]
    readonly element?: unknown
    readonly shape?: Readonly<Record<string, unknown>>
  }
}

const isSchema = (schema: unknown): schema is Schema =>
  typeof schema === 'object' && schema !== null && 'def' in schema && typeof schema.def === 'object'

const isElsewhere = ({ path, code }: Issue): boolean => path.length > 0 || code === 'unrecognized_keys'

/** A file, and where in it the part lies that was measured against a schema. */
export interface Measured {
  readonly file: unknown
  readonly at: Path
  readonly schema: z.ZodType
  /** What may stand where several words are possible and the issue does not list them. */
  readonly words?: readonly string[]
}

/** Of the shapes a value may have, the one that was meant: what is wrong lies inside it, or it is wrong as a whole. */
const ofUnion = (m: Measured, path: Path, issue: z.core.$ZodIssueInvalidUnion): Misfit => {
  const inside = issue.errors.find((branch) => branch.every(isElsewhere))
  const [first] = inside ?? []
  if (first) return misfitOf(m, first, path)
  const all = issue.errors.flatMap(([each]) => (each ? [misfitOf(m, each, path).expected] : []))
  return misfit(m, path, [...new Set(all)].join(' or '))
}

const misfit = ({ file, at }: Measured, path: Path, expected: string): Misfit => ({
  place: placeOf([...at, ...path]),
  expected,
  got: quoted(valueAt(file, [...at, ...path])),
})

export const misfitOf = (m: Measured, issue: Issue, before: Path = []): Misfit => {
  const path = [...before, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    return misfit(m, [...path, key], `no field of this name${suggestion(key, fieldsAt(m.schema, path))}`)
  }
  if (issue.code === 'invalid_union' && issue.errors.length) return ofUnion(m, path, issue)
  const words = issue.code === 'invalid_value' ? issue.values.map(String) : (m.words ?? [])
  const value = valueAt(m.file, [...m.at, ...path])
  const near = typeof value === 'string' ? suggestion(value, words) : ''
  const expected = issue.code === 'invalid_union' ? `one of ${words.join(', ')}` : expectation(issue)
  return misfit(m, path, `${expected}${near}`)
}
