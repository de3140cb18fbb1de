/** Reads a saved match that came from outside, and says exactly what is wrong with one that is not. */
import type { Kind } from './game.ts'
import { jsonFault } from './json-fault.ts'
import { type MatchRecord, RECORD_FORMAT } from './record.ts'
import { type Refusal, refusal } from './refusal.ts'
import { no, ok, type Result } from './result.ts'

/** A record of some game: well-formed, but not yet known to make sense to that game. */
export type AnyRecord = MatchRecord<Kind>

export const parseRecord = (text: string): Result<AnyRecord, Refusal> => {
  // Some editors begin a file with a byte order mark.
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return no(refusal('record.json', '', { ...jsonFault(json) }))
  }
  return readRecord(value)
}

/** The same for a value that has been read already. */
export const readRecord = (value: unknown): Result<AnyRecord, Refusal> => {
  const why = faultInRecord(value)
  return why ? no(why) : ok(value as AnyRecord)
}

const faultInRecord = (value: unknown): Refusal | undefined => {
  if (!isObject(value)) return fault('', 'object', value)
  if (value.format !== RECORD_FORMAT) {
    const code = typeof value.format === 'string' ? 'record.format' : 'record.field'
    return fault('format', RECORD_FORMAT, value.format, code)
  }
  for (const field of ['game', 'version', 'seed'])
    if (typeof value[field] !== 'string') return fault(field, 'text', value[field])
  if (value.setup === undefined) return fault('setup', 'any', undefined)
  if (value.chance !== undefined && value.chance !== 'ask') return fault('chance', 'ask', value.chance)
  return faultInList(value.inputs, 'inputs', faultInInput)
}

const faultInInput = (value: unknown, field: string): Refusal | undefined => {
  if (!isObject(value)) return fault(field, 'object', value)
  switch (value.is) {
    case 'answer':
      if (!isCount(value.seat)) return fault(`${field}.seat`, 'count', value.seat)
      return faultInList(value.pick, `${field}.pick`, faultInOption)
    case 'chance':
      return value.outcome === undefined ? fault(`${field}.outcome`, 'any', undefined) : undefined
    case 'correct':
      return isObject(value.change) ? undefined : fault(`${field}.change`, 'object', value.change)
    case 'undo':
      return isCount(value.to) ? undefined : fault(`${field}.to`, 'count', value.to)
    default:
      return fault(`${field}.is`, 'answer|chance|correct|undo', value.is)
  }
}

const faultInOption = (value: unknown, field: string): Refusal | undefined => {
  if (!isObject(value)) return fault(field, 'object', value)
  return typeof value.do === 'string' ? undefined : fault(`${field}.do`, 'text', value.do)
}

const faultInList = (
  value: unknown,
  field: string,
  faultIn: (entry: unknown, field: string) => Refusal | undefined,
): Refusal | undefined => {
  if (!Array.isArray(value)) return fault(field, 'list', value)
  for (const [i, entry] of value.entries()) {
    const why = faultIn(entry, `${field}[${i}]`)
    if (why) return why
  }
  return undefined
}

const fault = (field: string, expected: string, got: unknown, code = 'record.field'): Refusal =>
  refusal(code, '', { field, expected, got: shortly(got) })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

/** Longest piece of a foreign file that is quoted back. */
const QUOTED = 40

const shortly = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'list'
  if (isObject(value)) return 'object'
  const text = JSON.stringify(value)
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text
}
