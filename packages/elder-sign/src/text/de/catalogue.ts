/** German, as one flat table with the keys of the English one. */

import type { Catalogue } from '@vigil/kernel/message'
import type { Key } from '../en/catalogue.ts'
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

export const catalogue: Catalogue<Key> = {
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
}
