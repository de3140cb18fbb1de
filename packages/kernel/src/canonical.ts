/** JSON with sorted keys: two plain values are equal exactly when their canonical texts are. */
export const canonical = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const parts: string[] = []
  for (const key of Object.keys(value).sort()) {
    const part: unknown = (value as Record<string, unknown>)[key]
    if (part !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(part)}`)
  }
  return `{${parts.join(',')}}`
}

/** Plain values that are surely written alike, and quickly seen to be; of others it says no. */
export const isAlike = (a: unknown, b: unknown): boolean => {
  if (a === b) return a !== undefined
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isAlike(a[i], b[i])) return false
    return true
  }
  const keys = Object.keys(a)
  if (Array.isArray(b) || keys.length !== Object.keys(b).length) return false
  for (const key of keys) if (!isAlike(a[key as keyof typeof a], b[key as keyof typeof b])) return false
  return true
}

export const sameJson = (a: unknown, b: unknown): boolean => isAlike(a, b) || canonical(a) === canonical(b)
