/** ES-CLOCK: the hand moves in increments; reaching or passing XII makes midnight due (ES-CLOCK-05, ES-RULING-79). */
import type { Emit } from '../kind.ts'
import type { RuleSet } from '../rulesets/seams.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'

/** Where the hand can stand at all (ES-CLOCK-03, ES-RULING-79), from XII on. */
export const handPositions = ({ clockStart, hoursPerAdvance }: RuleSet): number[] => {
  const hours = new Set<number>()
  for (let hour = clockStart; !hours.has(hour); hour = (hour + hoursPerAdvance) % 12) hours.add(hour)
  return [...hours].sort((a, b) => a - b)
}

export const advanceClock = (w: World, s: State, increments: number, emit: Emit): void => {
  for (let i = 0; i < increments; i++) {
    const hour = s.clock + w.rules.hoursPerAdvance
    if (hour >= 12) s.midnightDue = true
    s.clock = hour % 12
    emit?.({ is: 'clock', hours: s.clock })
  }
}
