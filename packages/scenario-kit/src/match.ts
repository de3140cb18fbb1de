/** Partial comparison: an expectation names what matters and passes over the rest. */

/** Lists of names in which order means nothing. */
const UNORDERED = new Set([
  'items',
  'cast',
  'allies',
  'trophies',
  'spent',
  'monsters',
  'visitors',
  'pool',
  'focus',
  'help',
  'spell',
  'task',
  'discarded',
  'lock',
  'supply',
  'gone',
  'held',
  'enemies',
  'tokens',
  'people',
  'discards',
])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (list: readonly unknown[], key: string): readonly unknown[] =>
  UNORDERED.has(key) ? list.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) : list

/**
 * What is actually there of the things the expectation names, in the expectation's own shape: equal to it where all is
 * well. A number stands for a list of that length; a list of records may be shorter than the real one.
 */
export const pickedOut = (expected: unknown, got: unknown, key = ''): unknown => {
  if (Array.isArray(got) && typeof expected === 'number') return got.length
  if (Array.isArray(got) && Array.isArray(expected)) {
    if (!expected.some(isRecord)) return sorted(got, key)
    return expected.map((each, i) => pickedOut(each, got[i]))
  }
  if (Array.isArray(got) && isRecord(expected))
    return Object.fromEntries(Object.entries(expected).map(([k, each]) => [k, pickedOut(each, byName(got, k))]))
  if (!isRecord(got) || !isRecord(expected)) return got
  return Object.fromEntries(Object.entries(expected).map(([k, each]) => [k, pickedOut(each, got[k], k)]))
}

/** A record of a list by its id, part of its id or its number. */
const byName = (list: readonly unknown[], name: string): unknown =>
  list.find((each) => isRecord(each) && typeof each.id === 'string' && each.id === name) ??
  list.find((each) => isRecord(each) && typeof each.id === 'string' && each.id.split('-').includes(name)) ??
  list[Number(name)]

/** The expectation with its unordered lists put into the order `pickedOut` uses. */
export const ordered = (expected: unknown, key = ''): unknown => {
  if (Array.isArray(expected)) return sorted(expected, key).map((each) => ordered(each))
  if (!isRecord(expected)) return expected
  return Object.fromEntries(Object.entries(expected).map(([k, each]) => [k, ordered(each, k)]))
}
