/** English. The packs are written in it, so it needs no words for their components. */
import type { Tongue } from '../tongue.ts'
import { catalogue } from './catalogue.ts'

export const en: Tongue = {
  language: 'en',
  locale: 'en-GB',
  and: 'and',
  or: 'or',
  catalogue,
  box: {},
  // Some monsters bring an article of their own: "The Burning Eye".
  the: (name) => (name.startsWith('The ') ? name : `the ${name}`),
}
