/** What is drawn again only when what it shows has changed. */

/** Plain values compare by what they say, up to the first difference. Unlike `sameJson`, `undefined` is a value. */
const isAlike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  for (const key of keys) if (!isAlike(one[key as keyof typeof one], other[key as keyof typeof other])) return false
  return true
}

/** For `memo`: models compare by what they say, everything beside them by being the same. */
export const sameModel = <P extends { readonly model: object }>(one: P, other: P): boolean => {
  const keys = Object.keys(one) as (keyof P)[]
  return keys.every((key) => (key === 'model' ? isAlike(one.model, other.model) : Object.is(one[key], other[key])))
}
