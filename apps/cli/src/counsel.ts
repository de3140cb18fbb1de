/** What a game brings to advise people: bots that say why, and exact chances where it can reckon them. */
import type { Bot, Reason } from '@vigil/bots'
import type { Decision, Kind } from '@vigil/kernel'
import type { Chance, DiceLuck, Valued } from '@vigil/odds'

/** What lies before whoever is asked: no more than their seat may see. */
export interface Question<K extends Kind> {
  readonly view: K['view']
  readonly decision: Decision<K>
}

/** The answers to a question with a chance each; those whose chance cannot be told are left out. */
export interface Weighed<K extends Kind> {
  /** What the chances are of, as the end of a sentence. */
  readonly of: string
  /** Before an answer is given; only where the answers can be held against each other by these chances alone. */
  readonly here?: Chance
  readonly answers: readonly Valued<K['option']>[]
}

export interface Counsel<K extends Kind> {
  /** Who can be asked, from the plainest to the best; at least one. */
  readonly bots: Readonly<Record<string, Bot<K>>>
  reason(reason: Reason, view: K['view']): string
  /** Undefined where nothing is at stake that can be reckoned. A game without it has no chances to tell. */
  weigh?(question: Question<K>): Weighed<K> | undefined
  /** Of what came of one answer, told from the view before it. */
  luck?(events: readonly K['event'][], before: K['view']): DiceLuck | undefined
  /** Where in a game something was: "turn 7, The Curator". */
  when(view: K['view']): string
}
