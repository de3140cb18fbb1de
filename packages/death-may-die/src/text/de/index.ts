/** German. */
import type { Tongue } from '../tongue.ts'
import { box } from './box/index.ts'
import { catalogue } from './catalogue.ts'

/** "im", "zum", "vom"; a clause that begins with "in dem" after its comma stays as it is. */
const drawnTogether = (sentence: string): string =>
  sentence.replace(/(, )?\b(i|zu|vo)n? dem\b/gi, (found, comma: string | undefined, start: string) =>
    comma === undefined ? `${start}m` : found,
  )

export const de: Tongue = {
  language: 'de',
  locale: 'de-DE',
  and: 'und',
  or: 'oder',
  catalogue,
  box,
  bare: (place) => place.replace(/^(einem|dem|jedem) /, ''),
  // Nouns stand alone: an article, and most plurals, would have to know their gender.
  one: (noun) => noun,
  many: (noun) => noun,
  smooth: drawnTogether,
}
