import { describe, expect, it } from 'vitest'
import { fastInts } from './fast-rng.ts'
import { answerMatch, beginMatch, currentDecision, currentNode, type Match, supplyChance } from './match.ts'
import { refusal } from './refusal.ts'
import { type Toy, toy } from './toy.ts'
import { answered, begunToy, must } from './toy-match.ts'
import { rewindMatch, undoable, undoMatch } from './undo.ts'

const int = fastInts('undo')

const far = (answers: number): Match<Toy> => {
  let match = begunToy()
  for (let n = 0; n < answers; n++) match = answered(match, int)
  return match
}

describe('undoMatch', () => {
  it('goes back to the decision before the last answer', () => {
    const before = far(5)
    const { match } = must(undoMatch(answered(before, int)))
    expect(toy.key(match.state)).toBe(toy.key(before.state))
    expect(match.inputs).toEqual(before.inputs)
    expect(match.fate).toBe(before.fate)
    expect(currentNode(match).kind).toBe('decision')
  })

  it('says what was undone: an answer and the chance after it', () => {
    const before = far(5)
    const after = answered(before, int)
    expect(must(undoMatch(after)).undone).toEqual(after.inputs.slice(before.inputs.length))
  })

  it('is appended to the log, which never shrinks', () => {
    const after = answered(far(5), int)
    const { match, undone } = must(undoMatch(after))
    expect(match.record.inputs).toEqual([
      ...after.record.inputs,
      { is: 'undo', to: after.inputs.length - undone.length },
    ])
    expect(match.seq).toBe(after.seq + 1)
  })

  it('makes answers to the old decision stale', () => {
    const before = far(5)
    const { match } = must(undoMatch(answered(before, int)))
    const old = currentDecision(before)
    const late = answerMatch(match, { decision: old?.id ?? '', seat: 0, pick: [] })
    expect(late).toMatchObject({ ok: false, why: { code: 'answer.stale' } })
  })

  it('does not change fate', () => {
    const before = far(6)
    const once = answered(before, int)
    const { match } = must(undoMatch(once))
    const first = once.inputs[before.inputs.length]
    if (first?.is !== 'answer') throw new Error('no answer')
    const decision = currentDecision(match)?.id ?? ''
    const again = must(answerMatch(match, { decision, seat: first.seat, pick: first.pick })).match
    expect(again.inputs).toEqual(once.inputs)
    expect(toy.key(again.state)).toBe(toy.key(once.state))
  })

  it('can go all the way back, past snapshots, and no further', () => {
    const first = begunToy()
    let match = far(30)
    const seen: string[] = []
    while (undoable(match).length > 0) {
      match = must(undoMatch(match)).match
      seen.push(toy.key(match.state))
    }
    expect(seen).toHaveLength(30)
    expect(toy.key(match.state)).toBe(toy.key(first.state))
    expect(match.snapshots).toHaveLength(1)
    expect(undoMatch(match)).toEqual({ ok: false, why: refusal('undo.none') })
  })

  it('can undo an answer that was the very first input', () => {
    const first = must(beginMatch(toy, { seats: 1, turns: 1, cards: ['tin'] }, 'known')).match
    expect(first.inputs).toEqual([])
    const { match, undone } = must(undoMatch(answered(first, int)))
    expect(undone[0]).toMatchObject({ is: 'answer', pick: [{ do: 'bury' }] })
    expect(toy.key(match.state)).toBe(toy.key(first.state))
  })

  it('has nothing to undo at the start, even after chance', () => {
    const match = begunToy()
    expect(match.inputs).toHaveLength(1)
    expect(undoMatch(match)).toEqual({ ok: false, why: refusal('undo.none') })
  })

  it('can undo the end of a game', () => {
    let match = begunToy()
    while (currentDecision(match)) match = answered(match, int)
    expect(currentNode(match).kind).toBe('over')
    expect(currentNode(must(undoMatch(match)).match).kind).toBe('decision')
  })

  it('keeps snapshots right when play goes on after an undo', () => {
    let match = far(25)
    for (let n = 0; n < 12; n++) match = must(undoMatch(match)).match
    for (let n = 0; n < 15; n++) match = answered(match, int)
    expect(match.snapshots.map(({ at }) => at)).toEqual(match.snapshots.map((_, i) => 20 * i))
    for (const { at, state } of match.snapshots) {
      const replayed = toy.start(match.record.setup)
      for (const input of match.inputs.slice(0, at)) toy.applyInPlace(replayed, input)
      expect(toy.key(replayed)).toBe(toy.key(JSON.parse(state)))
    }
  })

  it('leaves the match and its snapshots alone', () => {
    const match = far(12)
    const before = JSON.stringify([match.record, match.state, match.snapshots])
    must(undoMatch(match))
    expect(JSON.stringify([match.record, match.state, match.snapshots])).toBe(before)
  })

  it('skips real dice too: they are asked for again', () => {
    const drawn = must(supplyChance(begunToy('real', 'ask'), { card: 'iron' })).match
    const decision = currentDecision(drawn)?.id ?? ''
    const buried = must(answerMatch(drawn, { decision, seat: 0, pick: [{ do: 'bury', card: 'oil' }] })).match
    const rolled = must(supplyChance(buried, { faces: [3, 3, 3] })).match
    const { match, undone } = must(undoMatch(rolled))
    expect(undone.map(({ is }) => is)).toEqual(['answer', 'chance'])
    expect(toy.key(match.state)).toBe(toy.key(drawn.state))
  })
})

describe('undoable', () => {
  it('lets a table look before it allows an undo', () => {
    const before = far(4)
    const after = answered(before, int)
    expect(undoable(after)).toEqual(after.inputs.slice(before.inputs.length))
    expect(undoable(begunToy())).toEqual([])
  })
})

describe('rewindMatch', () => {
  it.each([-1, 1.5, 1_000])('refuses to keep %d inputs', (to) => {
    const match = far(3)
    expect(rewindMatch(match, to)).toEqual({
      ok: false,
      why: refusal('undo.range', '', { max: match.inputs.length, got: to }),
    })
  })

  it('reaches every position of the past', () => {
    const match = far(20)
    const state = toy.start(match.record.setup)
    for (let to = 0; to <= match.inputs.length; to++) {
      const then = must(rewindMatch(match, to))
      expect(toy.key(then.state)).toBe(toy.key(state))
      expect(then.fate).toBe(then.inputs.filter(({ is }) => is === 'chance').length)
      const input = match.inputs[to]
      if (input) toy.applyInPlace(state, input)
    }
  })
})
