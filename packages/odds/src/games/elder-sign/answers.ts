/** The attempt under way as people read it: its chance, and what remains of it after each answer. */
import type { Option } from '@vigil/elder-sign'
import type { Chance } from '../../chance.ts'
import type { Valued } from '../../slip.ts'
import { answersIn, oddsIn } from './in-game.ts'
import type { Seen } from './scene.ts'
import type { Odds } from './solve.ts'

export interface AttemptOdds {
  /** From here on, under best play. */
  readonly here: Chance
  /** After each answer. */
  readonly answers: readonly Valued<Option>[]
}

/** Positions looked at before bounds must do: a second or two. */
export const PATIENCE = 4_000_000
/** For each answer where the whole is too large. */
const FEWER = 200_000

export const boundsOf = ({ value, upper, exact }: Odds): Chance => ({ low: value, high: exact ? value : upper })

/** Undefined where no attempt is under way, or its odds cannot be told. */
export const attemptOdds = (seen: Seen): AttemptOdds | undefined => {
  const here = oddsIn(seen, { budget: { positions: PATIENCE } })
  if (!here) return undefined
  // What fits into the budget as a whole is remembered from one answer to the next.
  const answers = answersIn(seen, here.exact ? {} : { budget: { positions: FEWER } })
  return { here: boundsOf(here), answers: answers.map(({ pick, odds }) => ({ pick, chance: boundsOf(odds) })) }
}
