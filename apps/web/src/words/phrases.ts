/** The page's own words. Every screen brings its phrases in both languages; German must say all that English says. */
import { IntlMessageFormat } from 'intl-messageformat'
import { useSettings } from '../settings/settings.ts'

export type Language = 'en' | 'de'

export type Params = Readonly<Record<string, string | number>>

export interface Phrases<Key extends string> {
  readonly en: Readonly<Record<Key, string>>
  readonly de: Readonly<Record<Key, string>>
}

/** ICU messages: `{n, plural, one {# die} other {# dice}}`. */
export const phrases = <Key extends string>(texts: Phrases<Key>): Phrases<Key> => texts

export type Say<Key extends string> = (key: Key, params?: Params) => string

const parsed = new Map<string, IntlMessageFormat>()

const formatOf = (text: string, language: Language): IntlMessageFormat => {
  const key = `${language}\n${text}`
  let format = parsed.get(key)
  if (!format) {
    format = new IntlMessageFormat(text, language === 'en' ? 'en-GB' : 'de-DE', undefined, { ignoreTag: true })
    parsed.set(key, format)
  }
  return format
}

export const sayIn =
  <Key extends string>(texts: Phrases<Key>, language: Language): Say<Key> =>
  (key, params) => {
    const text = texts[language][key]
    return text.includes('{') || text.includes("'") ? String(formatOf(text, language).format(params)) : text
  }

/** `const say = useWords(texts)`, then `say('title')`, in the language the player has chosen. */
export const useWords = <Key extends string>(texts: Phrases<Key>): Say<Key> => sayIn(texts, useSettings().language)
