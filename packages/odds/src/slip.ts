/** An answer held against the best that could have been given. */
import { canonical } from '@vigil/kernel'
import type { Chance } from './chance.ts'

/** An answer and the chance that remains after it. */
export interface Valued<Option> {
  readonly pick: readonly Option[]
  readonly chance: Chance
}

export interface Slip<Option> {
  readonly given: Valued<Option>
  readonly better: Valued<Option>
  /** How much the answer gave away, at least. */
  readonly cost: number
}

/** Less than this is no slip but a shade. */
const LEAST = 0.005

const keyOf = (pick: readonly unknown[]): string => pick.map(canonical).sort().join()

/** Undefined where nothing was given away, or where `answers` does not know the pick. */
export const slipOf = <Option>(
  answers: readonly Valued<Option>[],
  pick: readonly Option[],
): Slip<Option> | undefined => {
  const key = keyOf(pick)
  const given = answers.find((each) => keyOf(each.pick) === key)
  const [first] = answers
  if (!given || !first) return undefined
  const better = answers.reduce((most, each) => (each.chance.low > most.chance.low ? each : most), first)
  // Bounds must not make a slip of what may be none.
  const cost = better.chance.low - given.chance.high
  return cost < LEAST ? undefined : { given, better, cost }
}
