/** German, as one flat table with the keys of the English one. */
import type { Key } from '../en/catalogue.ts'
import { effects } from './effects.ts'
import { events } from './events.ts'
import { grammar } from './grammar.ts'
import { refusals } from './refusals.ts'
import { table } from './table.ts'
import { traits } from './traits.ts'

export const catalogue: Readonly<Record<Key, string>> = {
  ...grammar,
  ...effects,
  ...traits,
  ...table,
  ...events,
  ...refusals,
}
