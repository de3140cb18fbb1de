/** Whole games written down: played again, they must come out the same, position for position. */
import { type ES, type Pack, RULE_SETS } from '@vigil/elder-sign'
import {
  answerMatch,
  beginMatch,
  canonical,
  currentDecision,
  fastInts,
  type Game,
  hashText,
  type Input,
  type MatchRecord,
  randomAnswer,
  verifyReplay,
} from '@vigil/kernel'
import { randomSetup } from './random-table.ts'

/** A saved match with the fingerprint of its last position, and of all that was asked, barred and told on the way. */
export interface Golden extends MatchRecord<ES> {
  readonly hash: string
  readonly story: string
}

const inputsOf = (record: MatchRecord<ES>): Input<ES>[] =>
  record.inputs.flatMap((input) => (input.is === 'undo' ? [] : [input]))

/** Every question with its options, every option missing with its reason, every event. */
const storyOf = (game: Game<ES>, record: MatchRecord<ES>): string => {
  const told: string[] = []
  let state = game.start(record.setup)
  for (const input of inputsOf(record)) {
    told.push(canonical(game.node(state)), canonical(game.barred(state)))
    const done = game.apply(state, input)
    if (!done.ok) throw new Error(done.why.code)
    told.push(canonical(done.value.events))
    state = done.value.state
  }
  return hashText(told.join('\n'))
}

/** The same game in place, with nobody listening: the way simulations play. */
const hashInPlace = (game: Game<ES>, record: MatchRecord<ES>): string => {
  const state = game.start(record.setup)
  for (const input of inputsOf(record)) game.applyInPlace(state, input)
  return hashText(game.key(state))
}

/**
 * One for each Ancient One and half as many again, together seating one to eight; two for each other rule set, and three
 * with the Esoteric Orders.
 */
export const GOLDEN_NUMBERS: readonly number[] = [
  0, 9, 18, 27, 36, 45, 54, 63, 3, 13, 23, 58, 65, 108, 147, 186, 213, 237, 278, 289, 316,
]

/** `yig-7`: who is played against, and how many play; `yig-7-…` by other rules than those a game is played by first. */
export const goldenName = ({ setup: { rules, ancientOne, investigators, orders } }: Golden): string =>
  [
    ancientOne,
    investigators.length,
    ...(rules === RULE_SETS[0]?.id ? [] : [rules]),
    ...(orders ? ['orders'] : []),
  ].join('-')

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
  return { ...match.record, hash: hashText(game.key(match.state)), story: storyOf(game, match.record) }
}

/** What comes out differently, or nothing. */
export const goldenFault = (game: Game<ES>, golden: Golden): string | undefined => {
  const again = verifyReplay(game, golden)
  if (!again.ok) return `${again.why.code} ${JSON.stringify(again.why.params)}`
  if (game.node(again.value.match.state).kind !== 'over') return 'the game is not over at its end'
  if (again.value.hash !== golden.hash) return 'the same inputs led to another position'
  if (hashInPlace(game, golden) !== golden.hash) return 'played in place the game came out differently'
  return storyOf(game, golden) === golden.story ? undefined : 'other things were asked, barred or told on the way'
}
