import { fastInts } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, because, playWithBots, randomBot, sayReason, spending } from './index.ts'

/** A game of its own: a coin is tossed after every answer; three heads win, five tosses end it. */
interface Toss {
  setup: null
  state: { tosses: number; heads: number; turn: number }
  prompt: { is: 'toss' }
  option: { do: 'toss' } | { do: 'wait' }
  chance: { is: 'coin' }
  outcome: number
  event: { is: 'tossed' }
  view: { tosses: number }
  ending: { won: boolean }
  correction: never
}

const game: import('@vigil/kernel').Game<Toss> = {
  id: 'toss',
  version: '1',
  check: () => ({ ok: true, value: null }),
  start: () => ({ tosses: 0, heads: 0, turn: 0 }),
  node({ tosses, heads, turn }) {
    if (tosses === 5) return { kind: 'over', ending: { won: heads >= 3 } }
    if (turn % 2) return { kind: 'chance', about: { is: 'coin' } }
    return {
      kind: 'decision',
      seat: 0,
      about: { is: 'toss' },
      options: [{ do: 'toss' }, { do: 'wait' }],
      min: 1,
      max: 1,
    }
  },
  answers: () => [],
  outcomes: () => [],
  sample: (_s, int) => ({ is: 'chance', outcome: int(2) }),
  apply: () => ({ ok: false, why: { code: 'unused' } }) as never,
  applyInPlace(s, input, emit) {
    if (input.is === 'chance') {
      s.tosses++
      s.heads += input.outcome
      emit?.({ is: 'tossed' })
    } else if (input.is === 'answer' && input.pick[0]?.do === 'wait') return
    s.turn++
  },
  barred: () => [],
  clone: (s) => ({ ...s }),
  key: (s) => JSON.stringify(s),
  view: ({ tosses }) => ({ tosses }),
}

const play = (bot: Bot<Toss>, whim: string, more: object = {}) => {
  const state = game.start(null)
  const played = playWithBots(game, state, {
    bots: () => bot,
    chance: fastInts('coin'),
    whim: fastInts(whim),
    budget: { nodes: 1 },
    maxInputs: 1000,
    ...more,
  })
  return { state, ...played }
}

describe('a game between bots', () => {
  it('is played to its end, and told to whoever listens', () => {
    const told: string[] = []
    const { ending, decisions, inputs } = play(randomBot(), 'a', { tell: ({ is }: { is: string }) => told.push(is) })
    expect(ending).toBeDefined()
    expect(told).toHaveLength(5)
    expect(inputs).toBe(decisions + 5)
  })

  it('keeps the dice apart from what bots draw', () => {
    const heads = ['a', 'b', 'c', 'd'].map((whim) => play(randomBot(), whim))
    expect(new Set(heads.map(({ decisions }) => decisions)).size).toBeGreaterThan(1)
    expect(new Set(heads.map(({ state }) => state.heads)).size).toBe(1)
  })

  it('stops a bot that never does anything', () => {
    const idle: Bot<Toss> = { id: 'idle', answer: () => ({ pick: [{ do: 'wait' }], reason: because('lot') }) }
    expect(play(idle, 'a')).toMatchObject({ ending: undefined, inputs: 1000 })
  })
})

describe('a budget', () => {
  it('is spent in nodes, or until somebody says it is over', () => {
    const left = spending({ nodes: 2 })
    expect([left(), left(), left()]).toEqual([true, true, false])
    let over = false
    const timed = spending({ over: () => over })
    expect(timed()).toBe(true)
    over = true
    expect(timed()).toBe(false)
  })
})

describe('a reason', () => {
  it('is filled with names and numbers', () => {
    const said = sayReason(because('go', { card: 'x', n: 3 }), { go: '{card} by {n}' }, (key, id) => `${key} ${id}`)
    expect(said).toBe('card x by 3')
  })
})
