/** DMD-END: how a game ends. */
import type { Emit } from '../kind.ts'
import type { Ending, State } from '../state.ts'

/** The first ending counts: within one application winning is looked at first (DMD-END-04, DMD-RULING-43). */
export const endGame = (s: State, ending: Ending, emit: Emit): void => {
  if (s.ending) return
  s.ending = { won: ending.won, how: ending.how }
  s.stack.length = 0
  emit?.({ is: 'over', won: ending.won, how: ending.how })
}
