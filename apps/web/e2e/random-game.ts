/** Games played at random outside the browser: a seed and a number of answers name a position for good. */
import { type Correction, type ES, elderSign, type Prompt, type Setup } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import {
  answerMatch,
  beginMatch,
  correctMatch,
  currentDecision,
  fastInts,
  type Match,
  type Moved,
  type Result,
  randomAnswer,
} from '@vigil/kernel'

export const game = elderSign(core)

export interface Position {
  readonly setup: Setup
  readonly seed: string
  /** What a referee puts right before the first answer: for what chance alone hardly ever brings about. */
  readonly corrections?: readonly Correction[]
  /** How many answers lead there. */
  readonly answers: number
}

const must = (result: Result<Moved<ES>, { readonly code: string }>): Match<ES> => {
  if (!result.ok) throw new Error(`refused: ${result.why.code}`)
  return result.value.match
}

/** Every position of a random game in turn: after no answer, after one, and so on to its end. */
export function* positionsOf({ setup, seed, corrections = [] }: Omit<Position, 'answers'>): Generator<Match<ES>, void> {
  let match = must(beginMatch(game, setup, seed))
  for (const change of corrections) match = must(correctMatch(match, change))
  const int = fastInts(seed)
  for (;;) {
    yield match
    const decision = currentDecision(match)
    if (!decision) return
    const input = randomAnswer<ES>(decision, int)
    if (input.is !== 'answer') return
    match = must(answerMatch(match, { decision: decision.id, seat: input.seat, pick: input.pick }))
  }
}

/** The match at that position; where the game was over before, its end. */
export const matchAt = (position: Position): Match<ES> => {
  let last: Match<ES> | undefined
  let n = 0
  for (const match of positionsOf(position)) {
    last = match
    if (n++ === position.answers) break
  }
  if (!last) throw new Error('a game without a beginning')
  return last
}

export const promptAt = (match: Match<ES>): Prompt['is'] | undefined => currentDecision(match)?.about.is
