/** German. */
import type { Tongue } from '../tongue.ts'
import { box } from './box/index.ts'
import { catalogue } from './catalogue.ts'
import { each, nearest, one, the } from './nouns.ts'
import { object, of, smooth } from './places.ts'

export const de: Tongue = {
  language: 'de',
  locale: 'de-DE',
  and: 'und',
  or: 'oder',
  catalogue,
  box,
  bare: (place) => place.replace(/^(einem|dem|jedem) /, ''),
  object,
  of,
  one,
  the,
  each,
  nearest,
  // Several are always so many "Marker" or "Figuren" of a name.
  many: (noun) => noun,
  smooth,
}
