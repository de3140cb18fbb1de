/** Claimed cards that leave their owner, and what goes with them. */
import type { Seat } from '@vigil/kernel'
import type { Emit } from '../kind.ts'
import { someone } from '../nouns/person.ts'
import { takeCard } from '../nouns/property.ts'
import type { State } from '../state.ts'

/** DMD-RULING-08: to the Discovery discard pile. */
export const discardCard = (s: State, seat: Seat, card: string, emit: Emit): void => {
  if (!takeCard(someone(s, seat), card)) return
  s.discovery.discard.push(card)
  emit?.({ is: 'discarded', seat, card })
}
