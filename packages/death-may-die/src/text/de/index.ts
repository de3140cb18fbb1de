/** German. */
import type { Tongue } from '../tongue.ts'
import { box } from './box/index.ts'
import { catalogue } from './catalogue.ts'

export const de: Tongue = {
  language: 'de',
  locale: 'de-DE',
  catalogue,
  box,
  bare: (place) => place.replace(/^(einem|dem|jedem) /, ''),
}
