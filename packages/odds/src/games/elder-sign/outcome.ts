/** How an attempt can end, and what that is worth. */
import type { Attempt } from './attempt.ts'
import { FLAG, type Kit } from './kit.ts'

export interface Outcome {
  readonly success: boolean
  /** Keys of the rows done. */
  readonly done: readonly string[]
  /** Points lost; fewer than none where a card gave more back. */
  readonly sanity: number
  readonly stamina: number
  /** Increments the clock moved. */
  readonly clock: number
  readonly doom: number
  /** Clues left. */
  readonly clues: number
  /** Aids left in hand. */
  readonly aids: readonly string[]
  /** Helpers who hold a die and, after a failure, lose a point. */
  readonly helping: number
  readonly devoured: boolean
}

/** What an outcome is worth to whoever asks. */
export type Worth = (outcome: Outcome) => number

export const outcomeOf = (attempt: Attempt, kit: Kit, clues: number, success: boolean): Outcome => {
  const { health, aids, rows } = attempt
  return {
    success,
    done: rows.flatMap(({ key }, i) => (kit.done & (1 << i) ? [key] : [])),
    sanity: health ? health.sanity - kit.sanity : 0,
    stamina: health ? health.stamina - kit.stamina : 0,
    clock: kit.clock,
    doom: kit.doom,
    clues,
    aids: aids.flatMap(({ id }, i) => (kit.aids & (1 << i) ? [id] : [])),
    helping: kit.helpers.filter((face) => face >= 0).length,
    devoured: health !== null && (kit.sanity <= 0 || kit.stamina <= 0),
  }
}

export const isOver = (kit: Kit): boolean => (kit.flags & FLAG.over) !== 0
