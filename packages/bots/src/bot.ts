/** Somebody who answers for a seat. A bot sees what its seat may see, never a state, and says why it answers so. */
import type { Decision, IntSource, Kind } from '@vigil/kernel'
import type { Budget } from './budget.ts'
import type { Reason } from './reason.ts'

/** What lies before a bot. The view is made when it is asked for: some bots do without. */
export interface Sight<K extends Kind> {
  readonly decision: Decision<K>
  view(): K['view']
}

export interface Answer<K extends Kind> {
  readonly pick: readonly K['option'][]
  readonly reason: Reason
}

export interface Bot<K extends Kind> {
  readonly id: string
  /** `int` are numbers of the bot's own: what it draws never changes the dice. */
  answer(sight: Sight<K>, int: IntSource, budget: Budget): Answer<K>
}
