/** What the page asks the worker of Death May Die, and what comes back. */
import type { DMD, Option, Pack } from '@vigil/death-may-die'
import type { AnyRecord } from '@vigil/kernel'
import type { Hope } from '@vigil/odds/death-may-die'
import type { BotName, Question } from '../../advice/adviser.ts'

export type Ask =
  /** First of all: the cards that are played with. */
  | { readonly is: 'pack'; readonly pack: Pack }
  | { readonly is: 'answer'; readonly question: Question<DMD>; readonly bot: BotName }
  | { readonly is: 'odds'; readonly question: Question<DMD> }
  /** A whole game; how much of it is done is told on the way. */
  | { readonly is: 'review'; readonly record: AnyRecord }

/** An answer with the chance of what it is given for. */
export interface Hoped {
  readonly pick: readonly Option[]
  readonly of: Hope
  readonly chance: number
}
