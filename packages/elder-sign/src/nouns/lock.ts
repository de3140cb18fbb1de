/** Lock icons: one queue per colour, oldest first (ES-LOCK-01..08, ES-RULING-30, -31, -33). */
import type { Emit } from '../kind.ts'
import type { Lock, State } from '../state.ts'
import { type Colour, colourOf, DICE, type DieId } from './die.ts'
import { dieAt, setDie } from './pool.ts'

/** A lock that holds or has lent this die (Sister Mary rolls dice that still belong to their locks). */
export const lockHolding = (s: Readonly<State>, die: DieId): Lock | undefined =>
  s.locks.find((lock) => lock.die === die)

/** ES-LOCK-01: any die of the colour that no lock holds, wherever it lies. */
export const lockable = (s: Readonly<State>, colour: Colour): DieId[] =>
  DICE.filter((id) => colourOf(id) === colour && dieAt(s, id).at !== 'gone' && !lockHolding(s, id))

/** ES-LOCK-07, ES-SPELL-08: a spell with no dice left goes under its deck. */
export const clearSpell = (s: State, spell: string, emit: Emit): void => {
  if (s.dice.some((die) => die.at === 'spell' && die.on === spell)) return
  s.seats.forEach(({ person }, seat) => {
    if (!person?.cast.includes(spell)) return
    person.cast = person.cast.filter((card) => card !== spell)
    s.decks.spell.bottom.push(spell)
    emit?.({ is: 'returned', seat, card: spell })
  })
}

export const takeIntoLock = (s: State, lock: Lock, die: DieId, emit: Emit): void => {
  const { at, on } = dieAt(s, die)
  lock.die = die
  setDie(s, die, 'lock', String(lock.id))
  if (at === 'spell') clearSpell(s, on, emit)
  emit?.({ is: 'locked', die, source: lock.source })
}

/** ES-LOCK-05: a freed die passes to the oldest lock of its colour that waits. */
const release = (s: State, die: DieId, source: string, emit: Emit): void => {
  const waiting = s.locks.find((lock) => lock.die < 0 && lock.colour === colourOf(die))
  if (waiting) {
    // Lent dice stay in the roll; the lock has a claim on them until the phase ends.
    if (dieAt(s, die).at === 'lock') takeIntoLock(s, waiting, die, emit)
    else waiting.die = die
    return
  }
  if (dieAt(s, die).at === 'lock') setDie(s, die, 'supply')
  emit?.({ is: 'freed', die, source })
}

/** The icon is gone: its card left play, its monster was collected, or it was broken. */
export const removeLocks = (s: State, source: string, emit: Emit): void => {
  const removed = s.locks.filter((lock) => lock.source === source)
  if (removed.length === 0) return
  s.locks = s.locks.filter((lock) => lock.source !== source)
  for (const lock of removed) if (lock.die >= 0) release(s, lock.die, source, emit)
}

/** ES-RULING-32: dice lent to Sister Mary go back to their locks, off a spell too. */
export const recallLent = (s: State, emit: Emit): void => {
  for (const lock of s.locks) {
    if (lock.die >= 0 && dieAt(s, lock.die).at !== 'lock') takeIntoLock(s, lock, lock.die, emit)
  }
}
