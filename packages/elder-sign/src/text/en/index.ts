/** English, as one flat table. A second language has the same keys. */
import { cards } from './cards.ts'
import { effects } from './effects.ts'
import { events } from './events.ts'
import { nouns } from './nouns.ts'
import { options } from './options.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { standings } from './standings.ts'
import { status } from './status.ts'

export const en = {
  ...nouns,
  ...effects,
  ...standings,
  ...cards,
  ...prompts,
  ...options,
  ...events,
  ...refusals,
  ...status,
} as const

export type Key = keyof typeof en
