import { describe, expect, it } from 'vitest'
import type { Decision } from './game.ts'
import { advance, EndlessSteps, faultOf, pending, picksOf, type Stacked, type Steps, settle } from './machine.ts'
import { refusal } from './refusal.ts'

interface Row {
  setup: null
  state: RowState
  prompt: { is: 'pick' }
  option: { do: 'say'; word: string }
  chance: { is: 'coin' }
  outcome: 'heads' | 'tails'
  event: { is: 'said'; word: string }
  view: null
  ending: { won: boolean }
  correction: never
}

type RowFrame =
  | { at: 'say'; word: string }
  | { at: 'pick'; words: string[]; min?: number }
  | { at: 'only'; words: string[]; min?: number }
  | { at: 'coin' }
  | { at: 'loop' }

interface RowState extends Stacked<RowFrame> {
  said: string[]
}

const choice = (words: string[], min = 1): Decision<Row> => ({
  kind: 'decision',
  seat: 0,
  about: { is: 'pick' },
  options: words.map((word) => ({ do: 'say', word })),
  min,
  max: min,
})

const steps: Steps<Row, { suffix: string }, RowFrame> = {
  say: {
    run(w, s, f, emit) {
      s.said.push(f.word + w.suffix)
      emit?.({ is: 'said', word: f.word })
    },
  },
  pick: {
    ask: (_w, _s, f) => choice(f.words, f.min),
    answer: (_w, s, _f, pick) => s.stack.push(...pick.map(({ word }) => ({ at: 'say', word }) as const)),
  },
  only: {
    forced: true,
    ask: (_w, _s, f) => choice(f.words, f.min),
    answer: (_w, s, _f, pick) => s.stack.push(...pick.map(({ word }) => ({ at: 'say', word }) as const)),
  },
  coin: {
    chance: () => ({ is: 'coin' }),
    outcome: (_w, s, _f, outcome) => s.stack.push({ at: 'say', word: outcome }),
  },
  loop: { run: (_w, s) => s.stack.push({ at: 'loop' }) },
}

const world = { suffix: '!' }
const at = (...stack: RowFrame[]): RowState => ({ said: [], stack })
const run = (state: RowState, events: string[] = []): RowState => {
  settle<Row, typeof world>(steps, world, state, (event) => events.push(event.word))
  return state
}

describe('settle', () => {
  it('runs the top frame first and gives steps the world', () => {
    expect(run(at({ at: 'say', word: 'second' }, { at: 'say', word: 'first' })).said).toEqual(['first!', 'second!'])
  })

  it('leaves an empty stack when nothing remains', () => {
    expect(run(at({ at: 'say', word: 'done' })).stack).toEqual([])
  })

  it('emits what happens', () => {
    const events: string[] = []
    run(at({ at: 'say', word: 'b' }, { at: 'say', word: 'a' }), events)
    expect(events).toEqual(['a', 'b'])
  })

  it('works without a listener', () => {
    const state = at({ at: 'say', word: 'quiet' })
    settle<Row, typeof world>(steps, world, state, undefined)
    expect(state.said).toEqual(['quiet!'])
  })

  it('stops at a decision, the frame still on the stack', () => {
    const state = run(at({ at: 'say', word: 'later' }, { at: 'pick', words: ['a'] }))
    expect(state.said).toEqual([])
    expect(state.stack).toHaveLength(2)
  })

  it('stops at chance', () => {
    expect(run(at({ at: 'coin' }, { at: 'say', word: 'before' }))).toEqual({
      said: ['before!'],
      stack: [{ at: 'coin' }],
    })
  })

  it('answers a forced decision with one possible answer itself', () => {
    expect(run(at({ at: 'only', words: ['a'] })).said).toEqual(['a!'])
    expect(run(at({ at: 'only', words: ['a', 'b'], min: 2 })).said).toEqual(['b!', 'a!'])
    expect(run(at({ at: 'only', words: [], min: 0 })).said).toEqual([])
  })

  it('asks where a forced decision has a choice', () => {
    expect(run(at({ at: 'only', words: ['a', 'b'] })).stack).toHaveLength(1)
  })

  it('gives up on frames that push each other for ever', () => {
    expect(() => run(at({ at: 'loop' }))).toThrow(EndlessSteps)
  })

  it('names a frame that no step knows', () => {
    expect(() => run(at({ at: 'lost' } as never))).toThrow('no step for frame lost')
  })
})

describe('pending', () => {
  it('shows the top frame and its step', () => {
    expect(pending<Row, typeof world>(steps, at({ at: 'loop' }, { at: 'coin' }))).toEqual({
      frame: { at: 'coin' },
      step: steps.coin,
    })
  })

  it('shows nothing where nothing remains', () => {
    expect(pending<Row, typeof world>(steps, at())).toBeUndefined()
  })
})

describe('advance', () => {
  const step = (state: RowState, input: Parameters<typeof advance<Row, typeof world>>[3]) => {
    advance<Row, typeof world>(steps, world, state, input, undefined)
    return state
  }

  it('hands an answer to the pending decision and runs on', () => {
    const state = at({ at: 'say', word: 'end' }, { at: 'pick', words: ['a', 'b'] })
    expect(step(state, { is: 'answer', seat: 0, pick: [{ do: 'say', word: 'b' }] }).said).toEqual(['b!', 'end!'])
  })

  it('hands an outcome to the pending chance and runs on', () => {
    expect(step(at({ at: 'coin' }), { is: 'chance', outcome: 'tails' }).said).toEqual(['tails!'])
  })

  it('fails loudly on the wrong kind of input', () => {
    expect(() => step(at({ at: 'coin' }), { is: 'answer', seat: 0, pick: [] })).toThrow('frame coin')
    expect(() => step(at({ at: 'pick', words: ['a'] }), { is: 'chance', outcome: 'tails' })).toThrow('frame pick')
  })

  it('fails loudly when the game is over', () => {
    expect(() => step(at(), { is: 'chance', outcome: 'tails' })).toThrow('the game is over')
  })
})

const sign = (option: Row['option']): string => option.word
const say = (...words: string[]): Row['option'][] => words.map((word) => ({ do: 'say', word }))

describe('faultOf', () => {
  const why = () => refusal('not-offered', 'ROW-1')
  const fault = (words: string[], min: number, max: number, pick: string[]) =>
    faultOf<Row>({ ...choice(words), min, max }, say(...pick), sign, why)?.code

  it('finds nothing wrong with a legal answer', () => {
    expect(fault(['a', 'b'], 1, 1, ['b'])).toBeUndefined()
    expect(fault(['a', 'b', 'c'], 0, 2, [])).toBeUndefined()
    expect(fault(['a', 'b', 'c'], 0, 2, ['c', 'a'])).toBeUndefined()
  })

  it('asks why about an option that is not there', () => {
    expect(faultOf<Row>(choice(['a']), say('z'), sign, why)).toEqual(refusal('not-offered', 'ROW-1'))
  })

  it('refuses the same option twice', () => {
    expect(fault(['a', 'b'], 2, 2, ['a', 'a'])).toBe('pick.twice')
  })

  it('takes equal pieces as often as there are', () => {
    expect(fault(['a', 'a'], 2, 2, ['a', 'a'])).toBeUndefined()
    expect(fault(['a', 'a'], 1, 3, ['a', 'a', 'a'])).toBe('pick.twice')
  })

  it('counts', () => {
    expect(faultOf<Row>(choice(['a']), [], sign, why)).toEqual(refusal('pick.few', '', { min: 1, got: 0 }))
    expect(faultOf<Row>(choice(['a', 'b']), say('a', 'b'), sign, why)).toEqual(
      refusal('pick.many', '', { max: 1, got: 2 }),
    )
  })
})

describe('picksOf', () => {
  const picks = (words: string[], min: number, max: number) =>
    picksOf<Row>({ ...choice(words), min, max }, sign)
      .map((pick) => pick.map(sign).join(''))
      .sort()

  it('lists single choices', () => {
    expect(picks(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  })

  it('lists subsets within the bounds', () => {
    expect(picks(['a', 'b', 'c'], 0, 2)).toEqual(['', 'a', 'ab', 'ac', 'b', 'bc', 'c'])
    expect(picks(['a', 'b', 'c'], 2, 3)).toEqual(['ab', 'abc', 'ac', 'bc'])
  })

  it('counts equal pieces once', () => {
    expect(picks(['a', 'a', 'b'], 1, 2)).toEqual(['a', 'aa', 'ab', 'b'])
  })

  it('finds none where the bounds cannot be met', () => {
    expect(picks(['a'], 2, 2)).toEqual([])
  })

  it('lists legal answers only', () => {
    const decision = { ...choice(['a', 'a', 'b', 'c']), min: 1, max: 3 }
    for (const pick of picksOf<Row>(decision, sign))
      expect(faultOf<Row>(decision, pick, sign, () => refusal('x'))).toBeUndefined()
  })
})
