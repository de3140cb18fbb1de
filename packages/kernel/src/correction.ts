/** Checks a referee's correction against what the game says may be corrected: a form and its judge are one list. */
import { canonical } from './canonical.ts'
import type { Blank, Correctable, Kind } from './game.ts'
import { type Refusal, refusal } from './refusal.ts'
import type { IntSource } from './rng.ts'

/** What is wrong with a change, or undefined where it is on the list. A change has the fields of its form and no others. */
export const faultOfCorrection = <K extends Kind>(
  correctables: readonly Correctable<K>[],
  change: unknown,
): Refusal | undefined => {
  if (typeof change !== 'object' || change === null) return refusal('correct.unknown')
  let nearest: Refusal | undefined
  for (const correctable of correctables) {
    if (!fits(correctable, change)) continue
    const why = faultInBlanks(correctable.blanks, change)
    if (!why) return undefined
    nearest ??= why
  }
  return nearest ?? refusal('correct.unknown')
}

/** The same fields, and equal in all that cannot be filled in. */
const fits = <K extends Kind>({ change, blanks }: Correctable<K>, given: object): boolean => {
  const fixed = Object.entries(change).filter(([field]) => !(field in blanks))
  const values = given as Readonly<Record<string, unknown>>
  return (
    canonical(Object.keys(given).sort()) === canonical(Object.keys(change).sort()) &&
    fixed.every(([field, value]) => values[field] === value)
  )
}

const faultInBlanks = (blanks: Readonly<Record<string, Blank>>, given: object): Refusal | undefined => {
  for (const [field, value] of Object.entries(given)) {
    const blank = blanks[field]
    const why = blank && faultInBlank(blank, value)
    if (why) return why
  }
  return undefined
}

const faultInBlank = (blank: Blank, value: unknown): Refusal | undefined => {
  if ('oneOf' in blank) {
    if (blank.oneOf.some((each) => each === value)) return undefined
    return refusal('correct.choice', '', { got: String(value), known: blank.oneOf.join(', ') })
  }
  const { min, max } = blank
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
    ? undefined
    : refusal('correct.range', '', { min, max, got: String(value) })
}

/** Any change on the list, for tests; undefined where the list is empty. */
export const randomCorrection = <K extends Kind>(
  correctables: readonly Correctable<K>[],
  int: IntSource,
): K['correction'] | undefined => {
  const correctable = correctables[int(Math.max(1, correctables.length))]
  if (!correctable) return undefined
  const filled = Object.entries(correctable.blanks).map(([field, blank]) => [
    field,
    'oneOf' in blank ? blank.oneOf[int(blank.oneOf.length)] : blank.min + int(blank.max - blank.min + 1),
  ])
  return { ...correctable.change, ...Object.fromEntries(filled) }
}
