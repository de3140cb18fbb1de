/** What the page asks the worker of Death May Die. */
import type { DMD, Pack } from '@vigil/death-may-die'
import type { AnyRecord } from '@vigil/kernel'
import type { BotName, Question } from '../../advice/adviser.ts'

export type Ask =
  /** First of all: the cards that are played with. */
  | { readonly is: 'pack'; readonly pack: Pack }
  | { readonly is: 'answer'; readonly question: Question<DMD>; readonly bot: BotName }
  /** A whole game; how much of it is done is told on the way. */
  | { readonly is: 'review'; readonly record: AnyRecord }
