/** Templates in ICU message syntax, filled with parameters: names, numbers, plurals, choices. */
import { IntlMessageFormat } from 'intl-messageformat'

export type Params = Readonly<Record<string, string | number>>

/** A language's templates. Every language has the same keys. */
export type Catalogue<K extends string> = { readonly [Key in K]: string }

/** Fills the template `key`; a parameter that is missing is an error, not a hole in a sentence. */
export type Say<K extends string> = (key: K, params?: Params) => string

/** A template is parsed when it is first used. `<` means itself: these words are never markup. */
export const speaker = <K extends string>(locale: string, catalogue: Catalogue<K>): Say<K> => {
  const parsed = new Map<K, IntlMessageFormat>()
  return (key, params) => {
    let message = parsed.get(key)
    if (!message) {
      message = new IntlMessageFormat(catalogue[key], locale, undefined, { ignoreTag: true })
      parsed.set(key, message)
    }
    return String(message.format(params))
  }
}
