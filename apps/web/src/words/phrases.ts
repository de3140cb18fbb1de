/** The page's own words. Every screen brings its phrases in both languages; German must say all that English says. */
import { formattersOf } from '@vigil/kernel/message'
import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
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

type Fill = (params: Params) => string

/** Nothing but text and names in braces: most phrases, and filled without a parser. */
const PLAIN = /^[^{}']*(?:\{\w+\}[^{}']*)*$/

const plain = (text: string): Fill => {
  // Text and names take turns.
  const parts = text.split(/\{(\w+)\}/)
  return (params) =>
    parts.reduce((said, part, i) => {
      if (i % 2 === 0) return said + part
      const value = params[part]
      if (value === undefined) throw new Error(`"${part}" is missing in "${text}"`)
      return said + value
    }, '')
}

const LOCALES: { readonly [L in Language]: string } = { en: 'en-GB', de: 'de-DE' }

const formatters: { [L in Language]?: Formatters } = {}

const parsed = (text: string, language: Language): Fill => {
  const shared = formatters[language] ?? formattersOf(LOCALES[language])
  formatters[language] = shared
  const message = new IntlMessageFormat(text, LOCALES[language], undefined, { ignoreTag: true, formatters: shared })
  return (params) => String(message.format(params))
}

const fills: { readonly [L in Language]: Map<string, Fill> } = { en: new Map(), de: new Map() }

const fillOf = (text: string, language: Language): Fill => {
  const known = fills[language]
  const fill = known.get(text) ?? (PLAIN.test(text) ? plain(text) : parsed(text, language))
  known.set(text, fill)
  return fill
}

export const sayIn =
  <Key extends string>(texts: Phrases<Key>, language: Language): Say<Key> =>
  (key, params = {}) => {
    const text = texts[language][key]
    return text.includes('{') || text.includes("'") ? fillOf(text, language)(params) : text
  }

/** `const say = useWords(texts)`, then `say('title')`, in the language the player has chosen. */
export const useWords = <Key extends string>(texts: Phrases<Key>): Say<Key> => sayIn(texts, useSettings().language)
