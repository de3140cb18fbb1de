/** Nearly every frame is an answer: its shape is seen at a glance. Whatever else it may be, `request` looks at. */
import type { RequestOf } from './request.ts'

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'string' && value.length >= min && value.length <= max

const isCount = (value: unknown, max: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= max

const hasOnly = (value: object, fields: number): boolean => Object.keys(value).length === fields

/** Named like this, a field would be something else to whoever copies it. */
const isOption = (value: unknown): boolean =>
  isPlain(value) && isText(value.do, 0, 64) && !Object.hasOwn(value, '__proto__')

/** The limits are those of `request`: a test holds them together. */
export const isPlainAnswer = (value: unknown): value is RequestOf<'act'> => {
  if (!isPlain(value) || value.t !== 'act' || !hasOnly(value, 4)) return false
  const { act } = value
  if (!isText(value.tag, 1, 64) || !isCount(value.seq, 1_000_000) || !isPlain(act)) return false
  if (act.do !== 'answer' || !hasOnly(act, 4) || !isText(act.decision, 0, 32) || !isCount(act.seat, 63)) return false
  return Array.isArray(act.pick) && act.pick.length <= 64 && act.pick.every(isOption)
}
