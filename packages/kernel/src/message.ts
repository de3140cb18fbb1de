/** Templates in ICU message syntax, filled with parameters: names, numbers, plurals, choices. */
import { type Formatters, IntlMessageFormat } from 'intl-messageformat'

export type Params = Readonly<Record<string, string | number>>

/** A language's templates. Every language has the same keys. */
export type Catalogue<K extends string> = { readonly [Key in K]: string }

/** Fills the template `key`; a parameter that is missing is an error, not a hole in a sentence. */
export type Say<K extends string> = (key: K, params?: Params) => string

type Fill = (params: Params) => string

/** Nothing but text and names in braces: most templates, and filled without a parser. */
const PLAIN = /^[^{}']*(?:\{\w+\}[^{}']*)*$/

const plain = (template: string): Fill => {
  // Text and names take turns.
  const parts = template.split(/\{(\w+)\}/)
  return (params) =>
    parts.reduce((text, part, i) => {
      if (i % 2 === 0) return text + part
      const value = params[part]
      if (value === undefined) throw new Error(`"${part}" is missing in "${template}"`)
      return text + value
    }, '')
}

/** Named by us and not looked up: what a browser knows of all languages takes it longer to list than to say anything. */
IntlMessageFormat.resolveLocale = (locales) =>
  new Intl.Locale(typeof locales === 'string' ? locales : (locales[0] ?? ''))

/** Of whole numbers below a thousand nothing depends on the language, in those there are. */
const isPlain = (n: unknown): boolean => typeof n === 'number' && Number.isInteger(n) && Math.abs(n) < 1000

/** As a message uses it, which is to format; made when a number wants it. */
const numbersOf = (locale: string): Intl.NumberFormat => {
  let made: Intl.NumberFormat | undefined
  const format = (n: number): string => {
    if (isPlain(n)) return String(n)
    made ??= new Intl.NumberFormat(locale)
    return made.format(n)
  }
  return { format } as Intl.NumberFormat
}

/** Shared by all templates of a language: each would make its own otherwise, and they are large. */
export const formattersOf = (locale: string): Formatters => {
  const numbers = numbersOf(locale)
  const plurals = new Map<string, Intl.PluralRules>()
  return {
    getNumberFormat: (_, options) => (options ? new Intl.NumberFormat(locale, options) : numbers),
    getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(locale, options),
    getPluralRules: (_, { type = 'cardinal' } = {}) => {
      const rules = plurals.get(type) ?? new Intl.PluralRules(locale, { type })
      plurals.set(type, rules)
      return rules
    },
  }
}

/** "a, b and c". `Intl.ListFormat` says the same in the languages there are, but a phone takes a tenth of a second to begin. */
export const lister =
  (word: string) =>
  (parts: readonly string[]): string =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`

/** `<` means itself: these words are never markup. */
const parsed = (locale: string, template: string, formatters: Formatters): Fill => {
  const message = new IntlMessageFormat(template, locale, undefined, { ignoreTag: true, formatters })
  return (params) => String(message.format(params))
}

/** A template is read when it is first used. */
export const speaker = <K extends string>(locale: string, catalogue: Catalogue<K>): Say<K> => {
  const fills = new Map<K, Fill>()
  const formatters = formattersOf(locale)
  return (key, params = {}) => {
    const template = catalogue[key]
    const fill = fills.get(key) ?? (PLAIN.test(template) ? plain(template) : parsed(locale, template, formatters))
    fills.set(key, fill)
    return fill(params)
  }
}
