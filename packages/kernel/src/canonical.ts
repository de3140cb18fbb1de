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

export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)
