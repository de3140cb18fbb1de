/** All the way down, also below what is frozen already: a schema that freezes a list leaves what lies in it as it was. */
export const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
