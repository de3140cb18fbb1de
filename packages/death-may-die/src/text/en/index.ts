/** English. The packs are written in it, so it needs no words for their components. */
import type { Tongue } from '../tongue.ts'
import { catalogue } from './catalogue.ts'

export const en: Tongue = {
  language: 'en',
  locale: 'en-GB',
  catalogue,
  box: {},
  bare: (place) => place.replace(/^(an?|the) /, ''),
}
