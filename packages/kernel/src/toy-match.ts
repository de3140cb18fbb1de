/** Test support: matches of the toy game, played at random. */
import { fastInts } from './fast-rng.ts'
import type { Game } from './game.ts'
import { answerMatch, beginMatch, currentDecision, type Match } from './match.ts'
import { randomAnswer } from './random-play.ts'
import type { ChanceMode } from './record.ts'
import type { Result } from './result.ts'
import type { IntSource } from './rng.ts'
import { type Toy, toy } from './toy.ts'

export { type Toy, toy } from './toy.ts'

export const toySetup: Toy['setup'] = { seats: 2, turns: 12, cards: ['brass', 'brass', 'iron', 'tin', 'glass'] }

export const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.why)}`)
  return result.value
}

export const begunToy = (seed = 'seed', chance: ChanceMode = 'sample', game: Game<Toy> = toy): Match<Toy> =>
  must(beginMatch(game, toySetup, seed, { chance })).match

/** One random answer. */
export const answered = (match: Match<Toy>, int: IntSource): Match<Toy> => {
  const decision = currentDecision(match)
  if (!decision) throw new Error('no decision')
  const input = randomAnswer<Toy>(decision, int)
  if (input.is !== 'answer') throw new Error('no answer')
  return must(answerMatch(match, { decision: decision.id, seat: input.seat, pick: input.pick })).match
}

/** Random answers until the game is over or so many have been given. */
export const playedToy = (match: Match<Toy>, answers = 1_000): Match<Toy> => {
  const int = fastInts('toy match')
  let now = match
  for (let n = 0; n < answers && currentDecision(now); n++) now = answered(now, int)
  return now
}
