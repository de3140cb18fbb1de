/** German. */
import type { Tongue } from '../tongue.ts'
import { box } from './box/index.ts'
import { catalogue } from './catalogue.ts'

export const de: Tongue = {
  language: 'de',
  locale: 'de-DE',
  and: 'und',
  or: 'oder',
  catalogue,
  box,
  // An article would have to know the monster's gender; sentences put the bare name after a colon instead.
  the: (name) => name,
}
