/** ES-WIN: the game stops at once; nothing pending is resolved (ES-WIN-04). */
import type { Emit } from '../kind.ts'
import type { Ending, State } from '../state.ts'
import { ancientOneOf, type World } from '../world.ts'

export const endGame = (s: State, ending: Ending, emit: Emit): void => {
  if (s.ending) return
  s.ending = ending
  s.stack.length = 0
  emit?.({ is: 'over', won: ending.won, how: ending.how })
}

/** ES-WIN-01, ES-REWARD-04: Elder Signs at or above the limit seal the Ancient One. */
export const checkSealed = (w: World, s: State, emit: Emit): void => {
  if (s.signs >= ancientOneOf(w, s.ancientOne).signs) endGame(s, { won: true, how: 'sealed' }, emit)
}

/** Who may still come into play; ES-RULING-75: where newcomers have to be bought, only those. */
export const newcomers = ({ rules }: World, { roster, hall }: Readonly<State>): readonly string[] =>
  rules.replacement === 'bought' ? (hall?.reserve ?? []) : roster

/** ES-WIN-03, ES-RULING-27: nobody is left and nobody can come into play. */
export const checkLost = (w: World, s: State, emit: Emit): void => {
  const spare = newcomers(w, s)
  const hope = s.seats.some((seat) => seat.person || (seat.owed && !seat.out && spare.length > 0))
  if (!hope) endGame(s, { won: false, how: 'devoured' }, emit)
}
