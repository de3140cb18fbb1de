/** English, as one flat table. Every other language has the same keys. */
import { cards } from './cards.ts'
import { effects } from './effects.ts'
import { events } from './events.ts'
import { nouns } from './nouns.ts'
import { options } from './options.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { ruleSets } from './rule-sets.ts'
import { standings } from './standings.ts'
import { status } from './status.ts'

export const catalogue = {
  ...nouns,
  ...effects,
  ...standings,
  ...cards,
  ...prompts,
  ...options,
  ...events,
  ...refusals,
  ...ruleSets,
  ...status,
} as const

export type Key = keyof typeof catalogue
