import { describe, expect, it } from 'vitest'
import { sameJson } from './canonical.ts'
import { fairRng } from './fair-rng.ts'
import type { Game } from './game.ts'
import { EndlessSteps } from './machine.ts'
import {
  answerMatch,
  beginMatch,
  currentDecision,
  currentNode,
  extendMatch,
  type Match,
  resolveChance,
  supplyChance,
} from './match.ts'
import { refusal } from './refusal.ts'
import { type Toy, type ToyOption, toy } from './toy.ts'
import { begunToy, must, playedToy, toySetup as setup } from './toy-match.ts'

const answer = (match: Match<Toy>, ...pick: ToyOption[]) => {
  const decision = currentDecision(match)
  return answerMatch(match, { decision: decision?.id ?? '', seat: decision?.seat ?? 0, pick })
}

describe('beginMatch', () => {
  it('starts a record that says everything', () => {
    const { record } = begunToy()
    expect(record).toMatchObject({ format: 'vigil-match/1', game: 'lanterns', version: '1', setup, seed: 'seed' })
    expect(record).not.toHaveProperty('chance')
  })

  it('resolves chance until a seat must choose, and reports it', () => {
    const { match, events } = must(beginMatch(toy, setup, 'seed'))
    expect(events).toMatchObject([{ is: 'drew', seat: 0 }])
    expect(match.record.inputs).toMatchObject([{ is: 'chance', outcome: {} }])
    expect(currentNode(match)).toMatchObject({ kind: 'decision', about: { is: 'bury' } })
    expect(match).toMatchObject({ seq: 1, fate: 1 })
  })

  it('keeps the set-up as the game understood it', () => {
    expect(must(beginMatch(toy, { seats: 1 }, 's')).match.record.setup).toMatchObject({ seats: 1, turns: 2 })
  })

  it('refuses a bad set-up with the reason of the game', () => {
    const refused = beginMatch(toy, { seats: 0 }, 'seed')
    expect(refused).toEqual({ ok: false, why: refusal('setup.seats', '', { min: 1, got: '0' }) })
  })

  it('stops at once at a table with real dice', () => {
    const match = begunToy('seed', 'ask')
    expect(currentNode(match)).toEqual({ kind: 'chance', about: { is: 'draw' } })
    expect(match.record.chance).toBe('ask')
    expect(match.seq).toBe(0)
  })

  it('gives up where chance follows chance for ever', () => {
    const dizzy: Game<Toy> = {
      ...toy,
      node: () => ({ kind: 'chance', about: { is: 'roll' } }),
      applyInPlace: () => undefined,
      follow: () => ({ kind: 'chance', about: { is: 'roll' } }),
    }
    expect(() => beginMatch(dizzy, setup, 'seed')).toThrow(EndlessSteps)
  })
})

describe('answerMatch', () => {
  it('applies the answer, then chance, and reports both', () => {
    const match = begunToy()
    const moved = must(answer(match, { do: 'bury', card: 'oil' }))
    expect(moved.events).toMatchObject([{ is: 'rolled', seat: 0 }])
    expect(moved.match.record.inputs.slice(match.seq)).toMatchObject([
      { is: 'answer', seat: 0, pick: [{ do: 'bury', card: 'oil' }] },
      { is: 'chance' },
    ])
    expect(currentNode(moved.match).kind).toBe('decision')
  })

  it('leaves the match it was given alone', () => {
    const match = begunToy()
    const before = JSON.stringify([match.record, match.state, match.inputs, match.snapshots])
    must(answer(match, { do: 'bury', card: 'oil' }))
    expect(JSON.stringify([match.record, match.state, match.inputs, match.snapshots])).toBe(before)
  })

  it('draws every outcome from its own event of the seed', () => {
    const end = playedToy(begunToy('fate'))
    const rng = fairRng('fate')
    const state = toy.start(setup)
    let index = 0
    for (const input of end.inputs) {
      if (input.is === 'chance') expect(input).toEqual(toy.sample(state, rng.event(index++)))
      toy.applyInPlace(state, input)
    }
    expect(index).toBe(end.fate)
    expect(toy.key(state)).toBe(toy.key(end.state))
  })

  it('quotes the length of the log as decision id', () => {
    const match = begunToy()
    expect(currentDecision(match)?.id).toBe(`d${match.seq}`)
    expect(match.seq).toBe(match.record.inputs.length)
  })

  it('refuses a stale answer', () => {
    const match = begunToy()
    const next = must(answer(match, { do: 'bury', card: 'oil' })).match
    const late = answerMatch(next, { decision: `d${match.seq}`, seat: 0, pick: [{ do: 'stop' }] })
    expect(late).toEqual({
      ok: false,
      why: refusal('answer.stale', '', { current: `d${next.seq}`, got: `d${match.seq}` }),
    })
  })

  it('refuses the wrong seat', () => {
    const match = begunToy()
    const refused = answerMatch(match, { decision: `d${match.seq}`, seat: 1, pick: [{ do: 'bury', card: 'oil' }] })
    expect(refused).toEqual({ ok: false, why: refusal('answer.seat', '', { seat: 0, got: 1 }) })
  })

  it('passes on why the game refuses', () => {
    expect(answer(begunToy(), { do: 'bury', card: 'gold' })).toEqual({
      ok: false,
      why: refusal('bury.not-held', 'TOY-BURY-1'),
    })
    expect(answer(begunToy())).toMatchObject({ ok: false, why: { code: 'pick.few' } })
  })

  it('refuses everything when the game is over', () => {
    const end = playedToy(begunToy())
    expect(currentNode(end).kind).toBe('over')
    expect(currentDecision(end)).toBeUndefined()
    const late = answerMatch(end, { decision: `d${end.seq}`, seat: 0, pick: [] })
    expect(late).toMatchObject({ ok: false, why: { code: 'answer.over' } })
  })

  it('refuses an answer while chance is asked for', () => {
    const match = begunToy('seed', 'ask')
    const early = answerMatch(match, { decision: 'd0', seat: 0, pick: [] })
    expect(early).toEqual({ ok: false, why: refusal('answer.chance', '', { is: 'draw' }) })
  })

  it('keeps a snapshot every twenty inputs and no more', () => {
    const end = playedToy(must(beginMatch(toy, { ...setup, turns: 30 }, 'long')).match)
    expect(end.inputs.length).toBeGreaterThan(60)
    expect(end.snapshots.map(({ at }) => at)).toEqual(
      Array.from({ length: Math.floor(end.inputs.length / 20) + 1 }, (_, i) => 20 * i),
    )
    for (const { at, state } of end.snapshots) {
      const replayed = toy.start({ ...setup, turns: 30 })
      for (const input of end.inputs.slice(0, at)) toy.applyInPlace(replayed, input)
      expect(toy.key(JSON.parse(state))).toBe(toy.key(replayed))
    }
  })

  it('writes a record that survives JSON', () => {
    const { record } = playedToy(begunToy())
    expect(JSON.parse(JSON.stringify(record))).toEqual(record)
  })
})

describe('supplyChance', () => {
  it('takes what the players drew and stops at the next chance', () => {
    const drawn = must(supplyChance(begunToy('seed', 'ask'), { card: 'iron' }))
    expect(drawn.events).toEqual([{ is: 'drew', seat: 0, card: 'iron' }])
    const buried = must(answer(drawn.match, { do: 'bury', card: 'iron' })).match
    expect(currentNode(buried)).toEqual({ kind: 'chance', about: { is: 'roll' } })
    const rolled = must(supplyChance(buried, { faces: [1, 3, 4] })).match
    expect(currentDecision(rolled)).toMatchObject({ seat: 0, about: { is: 'keep' } })
    expect(rolled.record.inputs.map(({ is }) => is)).toEqual(['chance', 'answer', 'chance'])
  })

  it('compares outcomes by content', () => {
    const match = must(supplyChance(begunToy('seed', 'ask'), JSON.parse('{"card":"tin"}'))).match
    expect(sameJson(match.inputs[0], { outcome: { card: 'tin' }, is: 'chance' })).toBe(true)
  })

  it('refuses what the game says cannot be', () => {
    const match = begunToy('seed', 'ask')
    const impossible = { ok: false, why: refusal('chance.impossible') }
    expect(supplyChance(match, { card: 'gold' })).toEqual(impossible)
    expect(supplyChance(match, { faces: [1, 1, 1] })).toEqual(impossible)
  })

  it('refuses an outcome nobody asked for', () => {
    const drawn = must(supplyChance(begunToy('seed', 'ask'), { card: 'iron' })).match
    expect(supplyChance(drawn, { card: 'tin' })).toEqual({ ok: false, why: refusal('chance.none') })
  })

  it('refuses to meddle with a match whose seed decides', () => {
    expect(supplyChance(begunToy(), { card: 'tin' })).toEqual({ ok: false, why: refusal('chance.sampled') })
  })
})

describe('resolveChance', () => {
  const waiting = must(extendMatch(begunToy(), { is: 'answer', seat: 0, pick: [{ do: 'bury', card: 'oil' }] })).match

  it('adds to the events before it and leaves their list alone', () => {
    const before: Toy['event'][] = [{ is: 'ruined' }]
    const { match, events } = resolveChance(waiting, before)
    expect(events).toMatchObject([{ is: 'ruined' }, { is: 'rolled' }])
    expect(before).toHaveLength(1)
    expect(currentNode(match).kind).toBe('decision')
  })

  it('has nothing to do where a seat must choose or the dice are real', () => {
    const begun = begunToy()
    expect(resolveChance(begun)).toEqual({ match: begun, events: [] })
    const real = begunToy('seed', 'ask')
    expect(resolveChance(real)).toEqual({ match: real, events: [] })
  })
})

describe('extendMatch', () => {
  it('logs one input and resolves nothing', () => {
    const match = begunToy()
    const pick: ToyOption[] = [{ do: 'bury', card: 'oil' }]
    const next = must(extendMatch(match, { is: 'answer', seat: 0, pick })).match
    expect(next.seq).toBe(match.seq + 1)
    expect(currentNode(next).kind).toBe('chance')
  })

  it('refuses what the game refuses', () => {
    expect(extendMatch(begunToy(), { is: 'chance', outcome: { card: 'tin' } }).ok).toBe(false)
  })
})
