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

/** Shared by all templates of a language: each would make its own otherwise, and they are large. */
export const formattersOf = (locale: string): Formatters => {
  const numbers = new Intl.NumberFormat(locale)
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
