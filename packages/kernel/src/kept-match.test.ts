import { describe, expect, it } from 'vitest'
import { fastInts } from './fast-rng.ts'
import { type KeptMatch, type Milestone, restoreMatch } from './kept-match.ts'
import { currentDecision, currentNode, type Match } from './match.ts'
import { answered, begunToy, must, playedToy, type Toy, toy } from './toy-match.ts'
import { matchAt, undoMatch } from './undo.ts'

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** What a store would have kept of a match. */
const keptOf = (match: Match<Toy>, milestones: readonly Milestone<Toy>[] = [], since = 0): KeptMatch<Toy> =>
  json({ record: match.record, state: match.state, milestones, since })

/** Answers and undos at random, with a milestone every ten entries. */
const played = (seed: string): { match: Match<Toy>; milestones: Milestone<Toy>[] } => {
  const int = fastInts(seed)
  const milestones: Milestone<Toy>[] = []
  let match = begunToy(seed)
  for (let n = 0; n < 60 && currentDecision(match); n++) {
    const before = match.seq
    match = int(4) === 0 && match.inputs.length > 3 ? must(undoMatch(match)).match : answered(match, int)
    if (Math.floor(before / 10) !== Math.floor(match.seq / 10)) milestones.push({ seq: match.seq, state: match.state })
  }
  return { match, milestones }
}

const SEEDS = ['one', 'two', 'three', 'four', 'five']

describe('a match from where it was left', () => {
  it.each(SEEDS)('is where it was, and goes on alike (%s)', (seed) => {
    const { match, milestones } = played(seed)
    const again = restoreMatch(toy, keptOf(match, milestones))
    expect(again.state).toEqual(match.state)
    expect(again.inputs).toEqual(match.inputs)
    expect([again.seq, again.fate]).toEqual([match.seq, match.fate])
    expect(currentNode(again)).toEqual(currentNode(match))
    if (!currentDecision(match)) return
    expect(answered(again, fastInts('next')).record).toEqual(answered(match, fastInts('next')).record)
  })

  it.each(SEEDS)('can be taken back to every place it could before (%s)', (seed) => {
    const { match, milestones } = played(seed)
    const again = restoreMatch(toy, keptOf(match, milestones))
    for (let to = 0; to <= match.inputs.length; to++)
      expect(must(matchAt(again, to)).state).toEqual(must(matchAt(match, to)).state)
  })

  it('needs no milestones', () => {
    const { match } = played('bare')
    const again = restoreMatch(toy, keptOf(match))
    expect(must(matchAt(again, 2)).state).toEqual(must(matchAt(match, 2)).state)
  })

  it('never plays again what was given under another version', () => {
    const { match, milestones } = played('release')
    const since = milestones[1]?.seq ?? 0
    const trap = { ...toy, start: () => expect.fail('began anew') }
    const again = restoreMatch<Toy>(trap, keptOf(match, milestones, since))
    expect(again.state).toEqual(match.state)
    expect(matchAt(again, 1)).toMatchObject({ ok: false, why: { code: 'undo.release' } })
    expect(must(matchAt(again, match.inputs.length)).state).toEqual(match.state)
  })

  it('goes on under a new version, and takes back what came since', () => {
    const left = playedToy(begunToy('onward'), 4)
    const before = restoreMatch(toy, keptOf(left, [], left.seq))
    const next = answered(before, fastInts('onward'))
    expect(must(undoMatch(next)).match.state).toEqual(before.state)
    expect(undoMatch(before)).toMatchObject({ ok: false, why: { code: 'undo.release' } })
  })
})
