/** DMD-FIRE: tokens on spaces and on boards come from one reserve (DMD-RULING-26). */
import type { Seat } from '@vigil/kernel'
import type { Emit } from '../kind.ts'
import { someone } from '../nouns/person.ts'
import { fireLeft } from '../nouns/token.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'

/** DMD-FIRE-02: with none left the effect is ignored. */
export const setFire = (w: World, s: State, space: number, emit: Emit): void => {
  if (fireLeft(s, w.pack.tracks.fire) <= 0) return emit?.({ is: 'noToken', kind: 'fire' })
  const n = (s.fire[space] ?? 0) + 1
  s.fire[space] = n
  emit?.({ is: 'fire', at: space, n })
}

/** DMD-RUN-04, DMD-FIRE-03: one for each on the space left behind, stand-ins when they run out. */
export const catchFire = (w: World, s: State, seat: Seat, space: number, emit: Emit): void => {
  const tokens = s.fire[space] ?? 0
  if (tokens === 0) return
  const person = someone(s, seat)
  const n = Math.min(tokens, fireLeft(s, w.pack.tracks.fire))
  person.fire += n
  person.standIns += tokens - n
  emit?.({ is: 'onFire', seat, n, standIns: tokens - n })
}
