/** Options with a score and a reason: the first of the best is taken. */
import type { DMD, Option } from '@vigil/death-may-die'
import type { Answer } from '../../bot.ts'
import { because, type Reason } from '../../reason.ts'

export interface Scored {
  readonly option: Option
  readonly score: number
  readonly reason: Reason
}

export const scored = (option: Option, score: number, code: string, params: Reason['params'] = {}): Scored => ({
  option,
  score,
  reason: because(code, params),
})

export const bestOf = <T extends { readonly score: number }>(all: readonly T[]): T | undefined => {
  let best: T | undefined
  for (const each of all) if (!best || each.score > best.score) best = each
  return best
}

export const answerOf = ({ option, reason }: Scored): Answer<DMD> => ({ pick: [option], reason })

/** The best by a score, for one reason. */
export const pickBy = (options: readonly Option[], code: string, score: (option: Option) => number): Answer<DMD> => {
  const best = bestOf(options.map((option) => scored(option, score(option), code)))
  return best ? answerOf(best) : { pick: [], reason: because(code) }
}
