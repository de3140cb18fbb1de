/** What a match knows of its inputs without looking through all of them again. */
import type { Input, Kind } from './game.ts'

export interface Tally {
  /** How many are outcomes; the index of the next chance event. */
  readonly fate: number
  /** A referee's correction is among them. */
  readonly corrected: boolean
}

export const tallyOf = <K extends Kind>(inputs: readonly Input<K>[]): Tally => ({
  fate: inputs.reduce((n, { is }) => n + (is === 'chance' ? 1 : 0), 0),
  corrected: inputs.some(({ is }) => is === 'correct'),
})
