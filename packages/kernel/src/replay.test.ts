import { describe, expect, it } from 'vitest'
import { fastInts } from './fast-rng.ts'
import type { Game } from './game.ts'
import { hashText } from './hash.ts'
import { currentNode, resolveChance, supplyChance } from './match.ts'
import { type AnyRecord, parseRecord } from './parse-record.ts'
import type { Logged } from './record.ts'
import { refusal } from './refusal.ts'
import { type ReplayStep, replay, replaying, verifyReplay } from './replay.ts'
import { type Toy, toy } from './toy.ts'
import { answered, begunToy, must, playedToy } from './toy-match.ts'
import { undoMatch } from './undo.ts'

/** A whole game with a few undos on the way. */
const wandering = () => {
  const int = fastInts('wandering')
  let match = begunToy('wandering')
  for (let n = 0; n < 60 && currentNode(match).kind === 'decision'; n++) {
    match = answered(match, int)
    if (int(4) === 0) match = must(undoMatch(match)).match
  }
  return playedToy(match)
}

const saved = (record: AnyRecord): AnyRecord => must(parseRecord(JSON.stringify(record)))

const withInput = (record: AnyRecord, index: number, logged: Logged<Toy>): AnyRecord => ({
  ...record,
  inputs: record.inputs.with(index, logged),
})

describe('replay', () => {
  it('leads to the same match', () => {
    const match = wandering()
    const again = must(replay(toy, saved(match.record)))
    expect(again).toEqual(match)
    expect(match.record.inputs.some(({ is }) => is === 'undo')).toBe(true)
  })

  it('rests after every entry where it is asked to', () => {
    const { record } = wandering()
    const work = replaying(toy, record)
    let rests = 0
    let step = work.next()
    for (; !step.done; step = work.next()) rests++
    expect(rests).toBe(record.inputs.length)
    expect(step.value).toEqual(replay(toy, record))
  })

  it('leads to a match that can be played on', () => {
    const half = playedToy(begunToy('half'), 9)
    const again = must(replay(toy, saved(half.record)))
    expect(toy.key(playedToy(again).state)).toBe(toy.key(playedToy(half).state))
  })

  it('reports every step with its events', () => {
    const match = wandering()
    const steps: ReplayStep<Toy>[] = []
    must(replay(toy, match.record, { onStep: (step) => steps.push(step) }))
    expect(steps.map(({ logged }) => logged)).toEqual(match.record.inputs)
    expect(steps.map(({ index }) => index)).toEqual(steps.map((_, i) => i))
    expect(steps.flatMap(({ events }) => events).filter(({ is }) => is === 'rolled').length).toBeGreaterThan(12)
    expect(steps.at(-1)?.match.state).toEqual(match.state)
    expect(steps.every(({ logged, events }) => logged.is !== 'undo' || events.length === 0)).toBe(true)
  })

  it('stops where the record stops, even before chance', () => {
    const { record } = begunToy('cut')
    const cut = must(replay(toy, { ...record, inputs: [] }))
    expect(currentNode(cut).kind).toBe('chance')
    expect(resolveChance(cut).match).toEqual(begunToy('cut'))
  })

  it('refuses the record of another game', () => {
    const record = { ...begunToy().record, game: 'chess' }
    expect(replay(toy, record)).toEqual({
      ok: false,
      why: refusal('replay.game', '', { expected: 'lanterns', got: 'chess' }),
    })
  })

  it('refuses another version unless forced', () => {
    const old = { ...begunToy().record, version: '0' }
    expect(replay(toy, old)).toEqual({ ok: false, why: refusal('replay.version', '', { expected: '1', got: '0' }) })
    expect(must(replay(toy, old, { force: true })).record.version).toBe('1')
  })

  it('refuses a set-up the game refuses', () => {
    const record = { ...begunToy().record, setup: { seats: 0 } }
    expect(replay(toy, record)).toMatchObject({ ok: false, why: { code: 'setup.seats' } })
  })

  it('names the input that is refused, the cause and the rule', () => {
    const { record } = playedToy(begunToy('bad'), 4)
    const index = record.inputs.findIndex(({ is }) => is === 'answer')
    const bad = withInput(record, index, { is: 'answer', seat: 0, pick: [{ do: 'bury', card: 'gold' }] })
    expect(replay(toy, bad)).toEqual({
      ok: false,
      why: refusal('replay.input', 'TOY-BURY-1', { index, cause: 'bury.not-held' }),
    })
  })

  it('names an outcome that cannot be', () => {
    const bad = withInput(begunToy().record, 0, { is: 'chance', outcome: { card: 'gold' } })
    expect(replay(toy, bad)).toMatchObject({ ok: false, why: { params: { index: 0, cause: 'chance.impossible' } } })
  })

  it('names an undo that reaches too far', () => {
    const { record } = begunToy()
    const bad: AnyRecord = { ...record, inputs: [...record.inputs, { is: 'undo', to: 2 }] }
    expect(replay(toy, bad)).toMatchObject({ ok: false, why: { params: { index: 1, cause: 'undo.range' } } })
  })

  it('names an input over which the game trips', () => {
    const clumsy: Game<Toy> = {
      ...toy,
      apply: () => {
        throw new TypeError('cannot read properties of undefined')
      },
    }
    expect(replay(clumsy, begunToy().record)).toEqual({
      ok: false,
      why: refusal('replay.input', '', { index: 0, cause: 'input.broken' }),
    })
  })
})

describe('verifyReplay', () => {
  it('confirms an honest match and returns its final key', () => {
    const match = wandering()
    const verified = must(verifyReplay(toy, saved(match.record)))
    expect(verified.key).toBe(toy.key(match.state))
    expect(verified.hash).toBe(hashText(verified.key))
    expect(verified.match).toEqual(match)
  })

  it('finds a helped draw', () => {
    const { record } = playedToy(begunToy('honest'))
    const drawn = record.inputs[0]
    if (drawn?.is !== 'chance') throw new Error('no draw')
    const card = JSON.stringify(drawn.outcome).includes('iron') ? 'tin' : 'iron'
    const helped = withInput(record, 0, { is: 'chance', outcome: { card } })
    expect(verifyReplay(toy, helped)).toEqual({
      ok: false,
      why: refusal('replay.fate', '', {
        index: 0,
        event: 0,
        expected: `{"is":"chance","outcome":${JSON.stringify(drawn.outcome)}}`,
        got: `{"is":"chance","outcome":{"card":"${card}"}}`,
      }),
    })
  })

  it('finds the first helped roll behind honest ones and undone ones', () => {
    const { record } = wandering()
    const rolls = record.inputs.flatMap((logged, index) => {
      return logged.is === 'chance' && JSON.stringify(logged).includes('faces') ? [index] : []
    })
    for (const index of rolls) {
      const helped = withInput(record, index, { is: 'chance', outcome: { faces: [4, 4, 4] } })
      const verified = verifyReplay(toy, helped)
      if (!verified.ok) expect(verified.why).toMatchObject({ code: 'replay.fate', params: { index } })
      else expect(JSON.stringify(record.inputs[index])).toContain('[4,4,4]')
    }
  })

  it('finds a seed that was changed afterwards', () => {
    const { record } = wandering()
    expect(verifyReplay(toy, { ...record, seed: 'better' })).toMatchObject({ ok: false, why: { code: 'replay.fate' } })
  })

  it('leaves what is no fate at all to the replay', () => {
    const { record } = playedToy(begunToy('odd'), 2)
    const index = record.inputs.findIndex(({ is }) => is === 'answer')
    const odd = withInput(record, index, { is: 'chance', outcome: { faces: [1, 1, 1] } })
    expect(verifyReplay(toy, odd)).toMatchObject({ ok: false, why: { code: 'replay.input', params: { index } } })
  })

  it('does not take an answer for a helped outcome', () => {
    const odd = withInput(begunToy('odd').record, 0, { is: 'answer', seat: 0, pick: [{ do: 'stop' }] })
    expect(verifyReplay(toy, odd)).toMatchObject({ ok: false, why: { code: 'replay.input', params: { index: 0 } } })
  })

  it('does not vouch for real dice', () => {
    const { record } = must(supplyChance(begunToy('real', 'ask'), { card: 'tin' })).match
    expect(verifyReplay(toy, record)).toEqual({ ok: false, why: refusal('replay.asked') })
    expect(must(replay(toy, record)).record.chance).toBe('ask')
  })

  it('refuses another version unless forced', () => {
    const old = { ...wandering().record, version: '0' }
    expect(verifyReplay(toy, old)).toMatchObject({ ok: false, why: { code: 'replay.version' } })
    expect(verifyReplay(toy, old, { force: true }).ok).toBe(true)
  })
})
