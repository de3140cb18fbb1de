import { describe, expect, it } from 'vitest'
import { checkLaws } from './check-laws.ts'
import { faultOfCorrection, randomCorrection } from './correction.ts'
import { fastInts } from './fast-rng.ts'
import type { Correctable } from './game.ts'
import { correctMatch, currentDecision, isCorrected, type Match } from './match.ts'
import { parseRecord } from './parse-record.ts'
import { refusal } from './refusal.ts'
import { replay, verifyReplay } from './replay.ts'
import { type Toy, toy } from './toy.ts'
import { answered, begunToy, must, playedToy, toySetup } from './toy-match.ts'
import { undoMatch } from './undo.ts'

const int = fastInts('correction')
const SCORE: Toy['correction'] = { set: 'score', seat: 1, to: 7 }

const forms: Correctable<Toy>[] = [
  { change: { set: 'score', seat: 0, to: 2 }, blanks: { to: { min: 0, max: 9 } } },
  { change: { set: 'score', seat: 1, to: 0 }, blanks: { to: { oneOf: [0, 5] } } },
]

describe('a change', () => {
  it('may fill in the blanks of a form', () => {
    expect(faultOfCorrection(forms, { set: 'score', seat: 0, to: 9 })).toBeUndefined()
    expect(faultOfCorrection(forms, { to: 5, seat: 1, set: 'score' })).toBeUndefined()
  })

  it.each([
    ['above', { set: 'score', seat: 0, to: 10 }, refusal('correct.range', '', { min: 0, max: 9, got: '10' })],
    ['below', { set: 'score', seat: 0, to: -1 }, refusal('correct.range', '', { min: 0, max: 9, got: '-1' })],
    ['broken', { set: 'score', seat: 0, to: 1.5 }, refusal('correct.range', '', { min: 0, max: 9, got: '1.5' })],
    ['text', { set: 'score', seat: 0, to: '3' }, refusal('correct.range', '', { min: 0, max: 9, got: '3' })],
    ['not offered', { set: 'score', seat: 1, to: 3 }, refusal('correct.choice', '', { got: '3', known: '0, 5' })],
    ['of another seat', { set: 'score', seat: 2, to: 3 }, refusal('correct.unknown')],
    ['with a field more', { set: 'score', seat: 0, to: 3, by: 'me' }, refusal('correct.unknown')],
    ['with a field less', { set: 'score', to: 3 }, refusal('correct.unknown')],
    ['that is nothing', null, refusal('correct.unknown')],
    ['that is a word', 'score', refusal('correct.unknown')],
  ])('%s is refused', (_what, change, why) => {
    expect(faultOfCorrection(forms, change)).toEqual(why)
  })

  it('drawn at random is always on the list', () => {
    for (let n = 0; n < 50; n++) expect(faultOfCorrection(forms, randomCorrection(forms, int))).toBeUndefined()
    expect(randomCorrection<Toy>([], int)).toBeUndefined()
  })
})

const corrected = (match: Match<Toy>): Match<Toy> => must(correctMatch(match, SCORE)).match

describe('a corrected match', () => {
  it('goes on from the corrected position and is marked', () => {
    const before = playedToy(begunToy(), 4)
    const { match, events } = must(correctMatch(before, SCORE))
    expect(match.state.scores[1]).toBe(7)
    expect(events).toEqual([{ is: 'corrected', seat: 1, to: 7 }])
    expect([isCorrected(before), isCorrected(match)]).toEqual([false, true])
    expect(isCorrected(answered(match, int))).toBe(true)
  })

  it('asks anew: an answer to the old question is stale', () => {
    const before = playedToy(begunToy(), 4)
    expect(currentDecision(corrected(before))?.id).not.toBe(currentDecision(before)?.id)
  })

  it('does not change what the dice will bring', () => {
    const before = playedToy(begunToy(), 4)
    const chances = (match: Match<Toy>) => match.inputs.filter(({ is }) => is === 'chance')
    const once = answered(before, fastInts('same'))
    expect(chances(answered(corrected(before), fastInts('same')))).toEqual(chances(once))
  })

  it('is undone like an answer, and the mark goes with it', () => {
    const before = playedToy(begunToy(), 4)
    const { match, undone } = must(undoMatch(corrected(before)))
    expect(undone).toEqual([{ is: 'correct', change: SCORE }])
    expect(toy.key(match.state)).toBe(toy.key(before.state))
    expect(isCorrected(match)).toBe(false)
  })

  it('undoes the answers after a correction first', () => {
    const now = corrected(playedToy(begunToy(), 4))
    const { match } = must(undoMatch(answered(now, int)))
    expect(toy.key(match.state)).toBe(toy.key(now.state))
    expect(isCorrected(match)).toBe(true)
  })

  it('is saved, read, replayed and verified', () => {
    const match = playedToy(corrected(playedToy(begunToy(), 4)))
    const record = must(parseRecord(JSON.stringify(match.record)))
    expect(record.inputs).toContainEqual({ is: 'correct', change: SCORE })
    expect(toy.key(must(replay(toy, record)).state)).toBe(toy.key(match.state))
    expect(must(verifyReplay(toy, record)).key).toBe(toy.key(match.state))
  })
})

describe('a correction is refused', () => {
  it('where chance is to speak', () => {
    expect(correctMatch(begunToy('real', 'ask'), SCORE)).toMatchObject({ ok: false, why: { code: 'answer.chance' } })
  })

  it('when the game is over', () => {
    expect(correctMatch(playedToy(begunToy()), SCORE)).toMatchObject({ ok: false, why: { code: 'answer.over' } })
  })

  it('by a game that knows none', () => {
    const { corrections: _, ...strict } = toy
    const match = begunToy('seed', 'sample', strict)
    expect(correctMatch(match, SCORE)).toMatchObject({ ok: false, why: { code: 'correct.never' } })
  })

  it('with nonsense, and nothing has happened', () => {
    const match = begunToy()
    const nonsense = { set: 'score', seat: 9, to: 1 } as const
    expect(correctMatch(match, nonsense)).toMatchObject({ ok: false, why: { code: 'correct.unknown' } })
    expect(match.record.inputs).toHaveLength(1)
  })
})

it('keeps the laws of every game, however often the referee steps in', () => {
  for (let n = 0; n < 20; n++)
    expect(checkLaws(toy, toySetup, fastInts(`referee ${n}`), { corrections: 2 + (n % 3) })).toEqual([])
})
