/** Options with a score and a reason: the first of the best is taken. */
import type { ES, Option } from '@vigil/elder-sign'
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

export const bestOf = (options: readonly Scored[]): Scored | undefined => {
  let best: Scored | undefined
  for (const each of options) if (!best || each.score > best.score) best = each
  return best
}

export const answerOf = ({ option, reason }: Scored): Answer<ES> => ({ pick: [option], reason })

/** The best by a score, for one reason. */
export const pickBy = (options: readonly Option[], code: string, score: (option: Option) => number): Answer<ES> => {
  const best = bestOf(options.map((option) => scored(option, score(option), code)))
  return best ? answerOf(best) : { pick: [], reason: because(code) }
}

export const percent = (chance: number): number => Math.round(Math.min(1, Math.max(0, chance)) * 100)
