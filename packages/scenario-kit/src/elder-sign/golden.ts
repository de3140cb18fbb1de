/** Whole games written down: played again, they must come out the same, position for position. */
import type { ES, Pack } from '@vigil/elder-sign'
import {
  answerMatch,
  beginMatch,
  currentDecision,
  fastInts,
  type Game,
  hashText,
  type MatchRecord,
  randomAnswer,
  verifyReplay,
} from '@vigil/kernel'
import { randomSetup } from './random-table.ts'

/** A saved match with the fingerprint of its last position. */
export interface Golden extends MatchRecord<ES> {
  readonly hash: string
}

/** One for each Ancient One and half as many again; together they seat one to eight. */
export const GOLDEN_NUMBERS: readonly number[] = [0, 9, 18, 27, 36, 45, 54, 63, 3, 13, 23, 58]

/** `yig-7`: who is played against, and how many play. */
export const goldenName = ({ setup }: Golden): string => `${setup.ancientOne}-${setup.investigators.length}`

export const goldenGame = (game: Game<ES>, pack: Pack, n: number): Golden => {
  const begun = beginMatch(game, randomSetup(pack, n), `golden ${n}`)
  if (!begun.ok) throw new Error(begun.why.code)
  const int = fastInts(`golden ${n}`)
  let { match } = begun.value
  for (let asked = currentDecision(match); asked; asked = currentDecision(match)) {
    const answer = randomAnswer<ES>(asked, int)
    if (answer.is !== 'answer') break
    const moved = answerMatch(match, { decision: asked.id, seat: answer.seat, pick: answer.pick })
    if (!moved.ok) throw new Error(moved.why.code)
    match = moved.value.match
  }
  return { ...match.record, hash: hashText(game.key(match.state)) }
}

/** What comes out differently, or nothing. */
export const goldenFault = (game: Game<ES>, golden: Golden): string | undefined => {
  const again = verifyReplay(game, golden)
  if (!again.ok) return `${again.why.code} ${JSON.stringify(again.why.params)}`
  if (game.node(again.value.match.state).kind !== 'over') return 'the game is not over at its end'
  return again.value.hash === golden.hash ? undefined : 'the same inputs led to another position'
}
