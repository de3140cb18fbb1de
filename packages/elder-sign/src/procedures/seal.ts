/** ES-FANSEAL: signs are found, carried and brought to the Ancient One's own location. */
import type { Seat } from '@vigil/kernel'
import type { Track } from '../effects/vocabulary.ts'
import { push } from '../frame.ts'
import type { Emit } from '../kind.ts'
import { lowered } from '../nouns/cultist.ts'
import { clockwise, maximum, personAt, someone } from '../nouns/person.ts'
import { signsFound, signsHeld, signsNeeded } from '../nouns/sign.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { endGame } from './ending.ts'

/** ES-FANSEAL-03: once, and for good. */
export const checkOpen = (w: World, s: State, emit: Emit): void => {
  if (!s.hall || s.hall.open || signsFound(s) < signsNeeded(w, s)) return
  s.hall.open = true
  emit?.({ is: 'opened', id: s.ancientOne })
}

/** ES-FANSEAL-01, ES-RULING-70: as many as the supply still has. */
export const findSigns = (w: World, s: State, seat: Seat, n: number, emit: Emit): void => {
  const person = personAt(s, seat)
  if (!s.hall || !person) return
  const found = Math.min(n, s.hall.supply)
  if (found <= 0) return emit?.({ is: 'nothing', what: 'sign' })
  s.hall.supply -= found
  holdSigns(w, s, seat, found, emit)
}

export const holdSigns = (w: World, s: State, seat: Seat, n: number, emit: Emit): void => {
  const person = someone(s, seat)
  person.signs = (person.signs ?? 0) + n
  emit?.({ is: 'signFound', seat, n, held: person.signs })
  checkOpen(w, s, emit)
}

/** ES-FANSEAL-04, -07, ES-WIN-05 */
export const bringSigns = (w: World, s: State, seat: Seat, emit: Emit): void => {
  const person = personAt(s, seat)
  const n = person?.signs ?? 0
  if (!person || n === 0) return
  person.signs = 0
  s.signs += n
  emit?.({ is: 'sign', n, total: s.signs })
  if (s.signs >= signsNeeded(w, s)) endGame(s, { won: true, how: 'sealed' }, emit)
}

/** ES-RULING-102: from whoever the effect concerns, else from the location; back to the supply. */
export const loseSigns = (s: State, seat: Seat, n: number, emit: Emit): void => {
  const person = personAt(s, seat)
  const own = Math.min(n, person?.signs ?? 0)
  if (person && own) {
    person.signs = (person.signs ?? 0) - own
    emit?.({ is: 'signFound', seat, n: -own, held: person.signs })
  }
  const brought = Math.min(n - own, s.signs)
  s.signs -= brought
  if (brought) emit?.({ is: 'sign', n: -brought, total: s.signs })
  if (s.hall) s.hall.supply += own + brought
}

/** ES-RULING-70: a raised requirement adds tokens to the supply, a lowered one removes none. */
const fillSupply = (w: World, s: State): void => {
  const { hall } = s
  if (!hall) return
  const tokens = hall.supply + hall.found.signs + hall.left.signs + signsHeld(s) + s.signs
  hall.supply += Math.max(0, signsNeeded(w, s) - tokens)
}

const TRACKS = ['sanity', 'stamina'] as const

/** Cuts what somebody has to the present maximum; true where that is nothing (ES-DEVOUR-09). */
const cut = (w: World, s: State, seat: Seat, what: Track): boolean => {
  const person = someone(s, seat)
  const most = maximum(w, s, seat, what)
  if (person[what] > most) person[what] = most
  return most <= 0
}

/** ES-ORDER-09, -11, ES-RULING-78: a Cultist has come or gone. */
export const cultistsChanged = (w: World, s: State, emit: Emit): void => {
  if (!w.rules.orders || !s.hall) return
  fillSupply(w, s)
  checkOpen(w, s, emit)
  if (s.signs >= signsNeeded(w, s)) return endGame(s, { won: true, how: 'sealed' }, emit)
  const broken = clockwise(s).filter(
    (seat) => TRACKS.filter((what) => lowered(w, s, what) && cut(w, s, seat, what)).length,
  )
  if (broken.length === 0) return
  push(s, [
    ...broken.map((seat) => ({ at: 'devour', seat, broken: true }) as const),
    { at: 'devour.unwind' }, // only then: all of them are devoured (ES-RULING-28)
  ])
}
