/** Elder Signs where investigators hold them (ES-FANSEAL-01, ES-RULING-70). */
import type { State } from '../state.ts'
import { ancientOneOf, type World } from '../world.ts'
import { cultistsInPlay } from './cultist.ts'

/** ES-AO-01, ES-ORDER-09: as printed, and more for each Cultist of one Ancient One. */
export const signsNeeded = (w: World, s: Readonly<State>): number => {
  const { signs, cultists } = ancientOneOf(w, s.ancientOne)
  return w.rules.orders ? signs + (cultists?.signs ?? 0) * cultistsInPlay(w, s) : signs
}

export const signsHeld = (s: Readonly<State>): number => {
  let n = 0
  for (const { person } of s.seats) n += person?.signs ?? 0
  return n
}

/** ES-RULING-70: held, lying at the Lost and Found, or brought to the Ancient One. */
export const signsFound = (s: Readonly<State>): number => signsHeld(s) + (s.hall?.found.signs ?? 0) + s.signs
