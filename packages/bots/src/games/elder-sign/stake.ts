/** Attempts made small enough to be searched by a bot that plays many games. */
import type { Attempt, Worth } from '@vigil/odds/elder-sign'

/** In battle every wound counts (ES-BATTLE-03). */
export const BATTLE_STAKE: Worth = ({ done }) => done.length

/** One clue stands for all: a second changes little, and doubles the work. */
const MOST_CLUES = 1

/** Without cards and helpers, and as if points were plenty: what is left is the dice. */
export const leanAttempt = (attempt: Attempt): Attempt => ({
  ...attempt,
  aids: [],
  laidOut: [],
  helpers: [],
  health: null,
  doomLeft: null,
  terror: attempt.terror.filter((choices) => choices.every(({ fails, shed }) => fails || shed !== 'none')),
  clues: Math.min(attempt.clues, MOST_CLUES),
})
