/** Paying with stress, wounds and sanity (DMD-RULING-09, -78). */
import type { Seat } from '@vigil/kernel'
import type { Cost } from '../effects/vocabulary.ts'
import type { Emit } from '../kind.ts'
import { someone, stressRoom } from '../nouns/person.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { loseSanity } from './sanity.ts'
import { woundEach } from './wounds.ts'

/** Stress must be payable in full; wounds and sanity can always be given. */
export const canPay = (w: World, s: Readonly<State>, seat: Seat, cost: Cost = {}): boolean =>
  stressRoom(w, someone(s, seat)) >= (cost.stress ?? 0)

export const pay = (s: State, seat: Seat, cost: Cost, source: string, emit: Emit): void => {
  if (cost.stress) {
    someone(s, seat).stress += cost.stress
    emit?.({ is: 'stress', seat, n: cost.stress, source })
  }
  loseSanity(s, [seat], cost.sanity ?? 0, 'other', source)
  woundEach(s, [seat], cost.wounds ?? 0, 'other', source)
}

/** Stress that is not paid but suffered: what the track cannot hold is lost, or wounds instead (DMD-STRESS-02). */
export const takeStress = (
  w: World,
  s: State,
  seat: Seat,
  n: number,
  spill: boolean,
  source: string,
  emit: Emit,
): void => {
  const person = someone(s, seat)
  const taken = Math.min(n, stressRoom(w, person))
  person.stress += taken
  if (taken) emit?.({ is: 'stress', seat, n: taken, source })
  if (spill) woundEach(s, [seat], n - taken, 'other', source)
}

export const heal = (s: State, seat: Seat, stress: number, wounds: number, source: string, emit: Emit): void => {
  const person = someone(s, seat)
  const less = { stress: Math.min(stress, person.stress), wounds: Math.min(wounds, person.wounds) }
  person.stress -= less.stress
  person.wounds -= less.wounds
  if (less.stress || less.wounds) emit?.({ is: 'healed', seat, ...less, source })
}
