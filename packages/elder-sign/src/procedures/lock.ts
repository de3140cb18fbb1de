/** ES-LOCK: an icon comes into play and takes its die. */
import { decision } from '@vigil/kernel'
import { push, type StepsOf } from '../frame.ts'
import type { DieId } from '../nouns/die.ts'
import { lockable, takeIntoLock } from '../nouns/lock.ts'
import { dieAt, distinct } from '../nouns/pool.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'

/** ES-LOCK-02, ES-RULING-30: which green die goes is the active player's choice. */
const candidates = (w: World, s: Readonly<State>, lock: number): DieId[] => {
  const colour = s.locks.find(({ id }) => id === lock)?.colour
  if (!colour) return []
  const all = lockable(s, colour)
  if (w.rules.rulings.lockTakesAnyDie) return distinct(s, all)
  const at = (place: string) => all.filter((id) => dieAt(s, id).at === place)
  return distinct(s, [at('supply'), at('pool'), all].find((dice) => dice.length) ?? [])
}

export const lockSteps: StepsOf<'lock.add' | 'lock.take'> = {
  'lock.add': {
    run(w, s, { colour, source }, emit) {
      const id = s.nextLock++
      s.locks.push({ id, colour, source, die: -1 })
      // ES-LOCK-05, ES-RULING-33: with no die of its colour left the lock waits, or has no effect.
      if (candidates(w, s, id).length) push(s, [{ at: 'lock.take', lock: id }])
      else emit?.({ is: 'lockWaits', source })
    },
  },
  'lock.take': {
    forced: true,
    ask: (w, s, { lock }) =>
      decision(
        s.active,
        { is: 'lock', source: s.locks.find(({ id }) => id === lock)?.source ?? '' },
        candidates(w, s, lock).map((die) => ({ do: 'die', die }) as const),
      ),
    answer(_w, s, { lock }, [pick], emit) {
      const found = s.locks.find(({ id }) => id === lock)
      if (found && pick?.do === 'die') takeIntoLock(s, found, pick.die, emit)
    },
  },
}
