/** What the page asks the worker of Elder Sign. */
import type { ES, Pack } from '@vigil/elder-sign'
import type { BotName, Question } from '../../advice/adviser.ts'

export type Ask =
  /** First of all: the cards that are played with. */
  | { readonly is: 'pack'; readonly pack: Pack }
  | { readonly is: 'answer'; readonly question: Question<ES>; readonly bot: BotName }
