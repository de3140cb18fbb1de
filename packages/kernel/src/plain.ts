/** Looks into plain values: is it JSON all through, and do two values share a part that one of them could change? */

type Visit = (part: object, path: string) => string | undefined

/** Visits every object and list inside a value, outside first, until `visit` says something. */
const search = (value: unknown, visit: Visit, path = ''): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const said = visit(value, path)
  if (said !== undefined) return said
  for (const [key, part] of Object.entries(value)) {
    const below = search(part, visit, path === '' ? key : `${path}.${key}`)
    if (below !== undefined) return below
  }
  return undefined
}

const isPlain = (part: object): boolean => {
  const proto: unknown = Object.getPrototypeOf(part)
  return Array.isArray(part) || proto === Object.prototype || proto === null
}

const fitsJson = (part: unknown): boolean =>
  part === null || ['string', 'boolean', 'object'].includes(typeof part) || Number.isFinite(part)

/** The path of the first part that would not survive JSON: undefined, NaN, a Map, a class, a function. */
export const notPlain = (value: unknown): string | undefined => {
  if (!fitsJson(value)) return '(itself)'
  return search(value, (part, path) => {
    if (!isPlain(part)) return path || '(itself)'
    for (const [key, inner] of Object.entries(part)) if (!fitsJson(inner)) return path === '' ? key : `${path}.${key}`
    return undefined
  })
}

/** The path inside `other` of the first object that `value` holds too and that is not frozen. */
export const sharedPart = (value: unknown, other: unknown): string | undefined => {
  const parts = new Set<object>()
  search(value, (part) => {
    parts.add(part)
    return undefined
  })
  return search(other, (part, path) => (parts.has(part) && !Object.isFrozen(part) ? path || '(itself)' : undefined))
}
