/** Whole games written down: played again, they must come out the same, position for position. */
import {
  answerMatch,
  beginMatch,
  canonical,
  currentDecision,
  fastInts,
  type Game,
  hashText,
  type Input,
  type Kind,
  type MatchRecord,
  randomAnswer,
  verifyReplay,
} from '@vigil/kernel'

/** A saved match with the fingerprint of its last position, and of all that was asked, barred and told on the way. */
export interface GoldenOf<K extends Kind> extends MatchRecord<K> {
  readonly hash: string
  readonly story: string
}

const inputsOf = <K extends Kind>(record: MatchRecord<K>): Input<K>[] =>
  record.inputs.flatMap((input) => (input.is === 'undo' ? [] : [input]))

/** Every question with its options, every option missing with its reason, every event. */
const storyOf = <K extends Kind>(game: Game<K>, record: MatchRecord<K>): string => {
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
const hashInPlace = <K extends Kind>(game: Game<K>, record: MatchRecord<K>): string => {
  const state = game.start(record.setup)
  for (const input of inputsOf(record)) game.applyInPlace(state, input)
  return hashText(game.key(state))
}

/** One game from its set-up to its end, with answers and chance out of the seed. */
export const playGolden = <K extends Kind>(game: Game<K>, setup: K['setup'], seed: string): GoldenOf<K> => {
  const begun = beginMatch(game, setup, seed)
  if (!begun.ok) throw new Error(begun.why.code)
  const int = fastInts(seed)
  let { match } = begun.value
  for (let asked = currentDecision(match); asked; asked = currentDecision(match)) {
    const answer = randomAnswer<K>(asked, int)
    if (answer.is !== 'answer') break
    const moved = answerMatch(match, { decision: asked.id, seat: answer.seat, pick: answer.pick })
    if (!moved.ok) throw new Error(moved.why.code)
    match = moved.value.match
  }
  return { ...match.record, hash: hashText(game.key(match.state)), story: storyOf(game, match.record) }
}

/** What comes out differently, or nothing. */
export const goldenFault = <K extends Kind>(game: Game<K>, golden: GoldenOf<K>): string | undefined => {
  const again = verifyReplay(game, golden)
  if (!again.ok) return `${again.why.code} ${JSON.stringify(again.why.params)}`
  if (game.node(again.value.match.state).kind !== 'over') return 'the game is not over at its end'
  if (again.value.hash !== golden.hash) return 'the same inputs led to another position'
  if (hashInPlace(game, golden) !== golden.hash) return 'played in place the game came out differently'
  return storyOf(game, golden) === golden.story ? undefined : 'other things were asked, barred or told on the way'
}
