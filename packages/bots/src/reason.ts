/** Why a bot answered so: a code and its parameters. Each game's `text/` makes sentences of them. */
export interface Reason {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

export const because = (code: string, params: Reason['params'] = {}): Reason => ({ code, params })

/** Templates of one language by code. */
export type Phrases = Readonly<Record<string, string>>

/** `{card}` is filled by `name`, `{percent}` by the number itself. A code without a phrase is an error, not a silence. */
export const sayReason = (
  { code, params }: Reason,
  phrases: Phrases,
  name: (key: string, value: string) => string,
): string => {
  const phrase = phrases[code]
  if (phrase === undefined) throw new Error(`no words for the reason "${code}"`)
  return phrase.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined) throw new Error(`"${key}" is missing in the reason "${code}"`)
    return typeof value === 'number' ? String(value) : name(key, value)
  })
}
