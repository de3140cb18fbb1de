/** ES-DICE-02..04: six green dice, one yellow, one red, and their faces. */

/** Investigation 1–4, lore, peril, terror, wildcard: the notation of docs/rules. */
export const FACES = ['I1', 'I2', 'I3', 'I4', 'L', 'P', 'T', 'W'] as const
export type Face = (typeof FACES)[number]

export const COLOURS = ['green', 'yellow', 'red'] as const
export type Colour = (typeof COLOURS)[number]

export const FACES_OF: { readonly [C in Colour]: readonly Face[] } = {
  green: ['I1', 'I2', 'I3', 'L', 'P', 'T'],
  yellow: ['I1', 'I2', 'I3', 'I4', 'L', 'P'],
  red: ['W', 'I2', 'I3', 'I4', 'L', 'P'],
}

/** 0–5 are green, 6 is yellow, 7 is red. */
export type DieId = number
export const YELLOW = 6
export const RED = 7
export const DICE: readonly DieId[] = [0, 1, 2, 3, 4, 5, 6, 7]
export const GREENS: readonly DieId[] = [0, 1, 2, 3, 4, 5]

export const colourOf = (die: DieId): Colour => (die < YELLOW ? 'green' : die === YELLOW ? 'yellow' : 'red')
export const dieOf = (colour: 'yellow' | 'red'): DieId => (colour === 'yellow' ? YELLOW : RED)

/**
 * Where a die is. These places exclude one another (docs/rules, conventions):
 * supply: by the entrance sheet · pool: will be rolled next · discarded: after a failed roll · task: on a completed row
 * marker: focused, or on a helper's marker · spell: on a cast spell · lock: on a lock icon · gone: out of the game
 */
export type DiePlace = 'supply' | 'pool' | 'discarded' | 'task' | 'marker' | 'spell' | 'lock' | 'gone'

export interface Die {
  at: DiePlace
  /** The row, the seat, the spell card or the lock it lies on; empty elsewhere. */
  on: string
  /** What it shows; empty while it shows nothing that counts (not rolled yet, back in the supply). */
  face: Face | ''
}
