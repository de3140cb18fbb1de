/** English, as one flat table. */
import { effects } from './effects.ts'
import { events } from './events.ts'
import { grammar } from './grammar.ts'
import { refusals } from './refusals.ts'
import { table } from './table.ts'
import { traits } from './traits.ts'

export const catalogue = { ...grammar, ...effects, ...traits, ...table, ...events, ...refusals } as const

export type Key = keyof typeof catalogue
