/** Games played at random outside the browser: a seed and a number of answers name a position for good. */
import { type ES, elderSign, type Prompt } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import {
  answerMatch,
  beginMatch,
  correctMatch,
  currentDecision,
  fastInts,
  type Game,
  type Kind,
  type Match,
  type Moved,
  type Result,
  randomAnswer,
} from '@vigil/kernel'

export interface PositionOf<K extends Kind> {
  readonly setup: K['setup']
  readonly seed: string
  /** What a referee puts right before the first answer: for what chance alone hardly ever brings about. */
  readonly corrections?: readonly K['correction'][]
  /** How many answers lead there. */
  readonly answers: number
}

const must = <K extends Kind>(result: Result<Moved<K>, { readonly code: string }>): Match<K> => {
  if (!result.ok) throw new Error(`refused: ${result.why.code}`)
  return result.value.match
}

/** Every position of a random game in turn: after no answer, after one, and so on to its end. */
export function* positionsIn<K extends Kind>(
  game: Game<K>,
  { setup, seed, corrections = [] }: Omit<PositionOf<K>, 'answers'>,
): Generator<Match<K>, void> {
  let match = must(beginMatch(game, setup, seed))
  for (const change of corrections) match = must(correctMatch(match, change))
  const int = fastInts(seed)
  for (;;) {
    yield match
    const decision = currentDecision(match)
    if (!decision) return
    const input = randomAnswer<K>(decision, int)
    if (input.is !== 'answer') return
    match = must(answerMatch(match, { decision: decision.id, seat: input.seat, pick: input.pick }))
  }
}

/** The match at that position; where the game was over before, its end. */
export const matchIn = <K extends Kind>(game: Game<K>, position: PositionOf<K>): Match<K> => {
  let last: Match<K> | undefined
  let n = 0
  for (const match of positionsIn(game, position)) {
    last = match
    if (n++ === position.answers) break
  }
  if (!last) throw new Error('a game without a beginning')
  return last
}

export type Position = PositionOf<ES>

export const game = elderSign(core)

export const positionsOf = (position: Omit<Position, 'answers'>): Generator<Match<ES>, void> =>
  positionsIn(game, position)

export const matchAt = (position: Position): Match<ES> => matchIn(game, position)

export const promptAt = (match: Match<ES>): Prompt['is'] | undefined => currentDecision(match)?.about.is
