/** What the page asks the worker of Elder Sign, and what comes back. */
import type { ES, Pack, View } from '@vigil/elder-sign'
import type { AnyRecord } from '@vigil/kernel'
import type { BotName, Question } from '../../advice/adviser.ts'
import type { CardOdds } from './odds.ts'

export type Ask =
  /** First of all: the cards that are played with. */
  | { readonly is: 'pack'; readonly pack: Pack }
  | { readonly is: 'answer'; readonly question: Question<ES>; readonly bot: BotName }
  /** The chance of the active investigator at each of these, told card by card. */
  | { readonly is: 'cards'; readonly view: View; readonly cards: readonly string[] }
  | { readonly is: 'attempt'; readonly question: Question<ES> }
  /** A whole game; how much of it is done is told on the way. */
  | { readonly is: 'review'; readonly record: AnyRecord }

/** Told on the way of `cards`. */
export interface CardTold {
  readonly card: string
  readonly odds: CardOdds
}
