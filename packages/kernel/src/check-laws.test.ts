import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLaws, type LawOptions } from './check-laws.ts'
import { choiceInts, playChoices } from './choices.ts'
import { fastInts } from './fast-rng.ts'
import type { Decision, Game } from './game.ts'
import type { LawName } from './laws.ts'
import { keepsLaws, lawReport } from './lawsuite.ts'
import { refusal } from './refusal.ts'
import { no, ok } from './result.ts'
import { type Toy, type ToyState, toy } from './toy.ts'
import { toySetup } from './toy-match.ts'

/** Lanterns are neither made nor lost, and nobody has fewer than no points. */
const invariant = (s: ToyState): string[] => {
  const { top, bag, bottom } = s.deck
  const all = [...top, ...bag, ...bottom, ...s.hands.flat()].sort().join()
  const due = [...toySetup.cards, ...s.hands.map(() => 'oil')].sort().join()
  return [...(all === due ? [] : [`lanterns: ${all}`]), ...(s.scores.every((n) => n >= 0) ? [] : ['negative score'])]
}

const check = (game: Game<Toy>, options: LawOptions<Toy> = {}) =>
  Array.from({ length: 8 }, (_, seed) => checkLaws(game, toySetup, fastInts(seed), { invariant, ...options })).flat()

/** The same game with its decisions changed. */
const withDecisions = (change: (decision: Decision<Toy>) => Decision<Toy>): Game<Toy> => ({
  ...toy,
  node: (s) => {
    const node = toy.node(s)
    return node.kind === 'decision' ? change(node) : node
  },
})

/** The same game with something that happens besides, whenever an input is given in place. */
const besides = (happens: (state: ToyState, listened: boolean) => void): Game<Toy> => {
  const game: Game<Toy> = {
    ...toy,
    applyInPlace(s, input, emit) {
      toy.applyInPlace(s, input, emit)
      happens(s, emit !== undefined)
    },
    apply(s, input) {
      const checked = toy.apply(s, input)
      if (!checked.ok) return checked
      const state = game.clone(s)
      const events: Toy['event'][] = []
      game.applyInPlace(state, input, (event) => events.push(event))
      return ok({ state, events })
    },
  }
  return game
}

const first = (s: ToyState) => s.hands[0] ?? []

describe('a game that keeps the laws', () => {
  it('has no violations', () => {
    expect(check(toy)).toEqual([])
  })

  it('has none with any choices', () => {
    const choices = fc.array(fc.nat({ max: 9_999 }), { maxLength: 60 })
    fc.assert(fc.property(choices, fc.nat(), keepsLaws(toy, toySetup, { invariant })), { numRuns: 20, seed: 1 })
  })

  it('is not disturbed by being checked', () => {
    const seen: string[] = []
    const watch = (s: ToyState): string[] => {
      seen.push(toy.key(s))
      return []
    }
    checkLaws(toy, toySetup, choiceInts([1, 2, 3], 'calm'), { invariant: watch })
    const { inputs } = playChoices(toy, toySetup, [1, 2, 3], { seed: 'calm' })
    const state = toy.start(toySetup)
    const keys = [toy.key(state)]
    for (const input of inputs) {
      toy.applyInPlace(state, input)
      keys.push(toy.key(state))
    }
    expect(seen).toEqual(keys)
  })
})

const seenCounter = () => {
  let calls = 0
  return () => calls++
}

/** For every law at least one game that breaks it, and what is said about it. */
const broken: [law: LawName, detail: string, game: () => Game<Toy>, options?: LawOptions<Toy>][] = [
  [
    'runs',
    'Error: lamp fell',
    () =>
      besides(() => {
        throw new Error('lamp fell')
      }),
  ],
  [
    'runs',
    'RangeError: no whole number below 0',
    () => withDecisions((d) => ({ ...d, options: [], min: 1, max: 1 })),
    { skip: ['options', 'refuses'] },
  ],
  ['setup', 'refused: setup.never', () => ({ ...toy, check: () => no(refusal('setup.never')) })],
  [
    'setup',
    'checked twice',
    () => ({ ...toy, check: (setup) => ok({ ...(setup as Toy['setup']), turns: (setup as Toy['setup']).turns + 1 }) }),
  ],
  ['options', 'bury: 0 options, at least 1 to pick', () => withDecisions((d) => ({ ...d, options: [] }))],
  [
    'options',
    '3 options, at least 4 to pick',
    () => withDecisions((d) => (d.about.is === 'keep' ? { ...d, min: 4, max: 4 } : d)),
  ],
  ['options', 'pick 2 to 1', () => withDecisions((d) => (d.about.is === 'keep' ? { ...d, min: 2, max: 1 } : d))],
  [
    'options',
    'both offered and barred: {"do":"stop"}',
    () => ({ ...toy, barred: () => [{ option: { do: 'stop' }, refusal: refusal('x') }] }),
  ],
  [
    'distinct',
    'bury: {"card":"oil","do":"bury"}',
    () =>
      withDecisions((d) =>
        d.about.is === 'bury'
          ? { ...d, options: [...d.options, { do: 'bury', card: 'oil' }, { do: 'bury', card: 'oil' }] }
          : d,
      ),
  ],
  ['idle', 'answers at chance', () => ({ ...toy, answers: () => [{ is: 'answer', seat: 0, pick: [] }] })],
  [
    'idle',
    'outcomes at decision',
    () => ({
      ...toy,
      outcomes: (s) => [...toy.outcomes(s), { input: { is: 'chance', outcome: { card: 'gold' } }, weight: 1 }],
    }),
  ],
  ['weights', 'weighs 0', () => ({ ...toy, outcomes: (s) => toy.outcomes(s).map((o) => ({ ...o, weight: 0 })) })],
  ['weights', 'weighs 0.5', () => ({ ...toy, outcomes: (s) => toy.outcomes(s).map((o) => ({ ...o, weight: 0.5 })) })],
  ['weights', 'twice', () => ({ ...toy, outcomes: (s) => toy.outcomes(s).flatMap((o) => [o, o]) })],
  [
    'sampled',
    'is not among the outcomes',
    () => ({
      ...toy,
      sample: (s, int) =>
        s.stack.at(-1)?.at === 'roll' ? { is: 'chance', outcome: { faces: [2, 1, int(4)] } } : toy.sample(s, int),
    }),
  ],
  ['sampled', 'draw:', () => ({ ...toy, outcomes: () => [] })],
  [
    'refuses',
    '"seat":1',
    () => ({ ...toy, apply: (s, input) => toy.apply(s, input.is === 'answer' ? { ...input, seat: s.active } : input) }),
  ],
  [
    'refuses',
    'accepted {"is":"chance","outcome":null}',
    () => ({
      ...toy,
      apply: (s, input) =>
        input.is === 'chance' && !input.outcome ? ok({ state: s, events: [] }) : toy.apply(s, input),
    }),
  ],
  [
    'refuses',
    'no code',
    () => ({
      ...toy,
      apply: (s, input) => {
        const r = toy.apply(s, input)
        return r.ok ? r : no(refusal(''))
      },
    }),
  ],
  [
    'reads',
    'asking changed the state',
    () => ({
      ...toy,
      view: (s, seat) => {
        first(s).push('soot')
        return toy.view(s, seat)
      },
    }),
    { invariant: () => [] },
  ],
  [
    'json',
    'not plain JSON: seen',
    () => ({
      ...toy,
      start: (setup) => Object.assign(toy.start(setup), { seen: new Set() }),
      clone: (s) => Object.assign(toy.clone(s), { seen: new Set() }),
    }),
  ],
  [
    'json',
    'not plain JSON: aside.0',
    () =>
      besides((s) => {
        s.aside = [Number.NaN]
      }),
    { invariant: () => [] },
  ],
  [
    'json',
    'another key after JSON',
    () => {
      const known = new WeakSet<object>()
      const meet = (s: ToyState) => {
        known.add(s)
        return s
      }
      return {
        ...toy,
        start: (setup) => meet(toy.start(setup)),
        clone: (s) => meet(toy.clone(s)),
        key: (s) => `${known.has(s)}${toy.key(s)}`,
      }
    },
  ],
  [
    'json',
    'a saved state went on differently',
    () => {
      const known = new WeakSet<object>()
      const meet = (s: ToyState) => {
        known.add(s)
        return s
      }
      return {
        ...besides((s) => {
          s.scores[0] = known.has(s) ? 1 : 0
        }),
        start: (setup) => meet(toy.start(setup)),
        clone: (s) => meet(toy.clone(s)),
      }
    },
    { skip: ['pure'] },
  ],
  ['clone', 'shared: hands', () => ({ ...toy, clone: (s) => ({ ...toy.clone(s), hands: s.hands }) })],
  ['clone', 'shared: hands.0', () => ({ ...toy, clone: (s) => ({ ...toy.clone(s), hands: s.hands.slice() }) })],
  ['clone', 'not equal', () => ({ ...toy, clone: (s) => ({ ...toy.clone(s), turnsLeft: 0 }) })],
  [
    'clone',
    'another key',
    () => {
      const n = seenCounter()
      return { ...toy, key: (s) => `${toy.key(s)} ${n()}` }
    },
    { skip: ['json'] },
  ],
  [
    'legal',
    '"do":"stop"}],"seat":0} refused: never.stop',
    () => ({
      ...toy,
      apply: (s, input) =>
        input.is === 'answer' && input.pick[0]?.do === 'stop' ? no(refusal('never.stop')) : toy.apply(s, input),
    }),
  ],
  [
    'pure',
    'apply changed the state it was given',
    () => ({
      ...toy,
      apply: (s, input) => {
        const r = toy.apply(s, input)
        if (r.ok) toy.applyInPlace(s, input)
        return r
      },
    }),
  ],
  [
    'pure',
    'shared with the state it was given: hands',
    () => ({
      ...toy,
      apply: (s, input) => {
        const r = toy.apply(s, input)
        return r.ok ? ok({ ...r.value, state: { ...r.value.state, hands: s.hands } }) : r
      },
    }),
  ],
  [
    'pure',
    'apply and applyInPlace differ',
    () => ({
      ...besides((s) => {
        s.scores[0] = 7
      }),
      apply: toy.apply,
    }),
  ],
  [
    'pure',
    'report different events',
    () => ({
      ...toy,
      apply: (s, input) => {
        const r = toy.apply(s, input)
        return r.ok ? ok({ ...r.value, events: [] }) : r
      },
    }),
  ],
  [
    'pure',
    'depends on being listened to',
    () =>
      besides((s, listened) => {
        if (listened) s.scores[0] = 9
      }),
  ],
  [
    'events',
    'rolled: shared with the state: faces',
    () => ({
      ...toy,
      applyInPlace: (s, input, emit) =>
        toy.applyInPlace(s, input, emit && ((e) => emit(e.is === 'rolled' ? { ...e, faces: s.dice } : e))),
    }),
  ],
  [
    'events',
    'drew: not plain JSON: card',
    () => ({
      ...toy,
      applyInPlace: (s, input, emit) =>
        toy.applyInPlace(s, input, emit && ((e) => emit(e.is === 'drew' ? { ...e, card: undefined as never } : e))),
    }),
    { skip: ['pure'] },
  ],
  [
    'events',
    'changed later: {"faces":',
    () => {
      const faces: number[] = []
      return {
        ...toy,
        applyInPlace: (s, input, emit) =>
          toy.applyInPlace(
            s,
            input,
            emit &&
              ((e) => {
                if (e.is === 'rolled') faces.splice(0, 3, ...e.faces)
                emit(e.is === 'rolled' ? { ...e, faces } : e)
              }),
          ),
      }
    },
  ],
  [
    'inputs',
    'changed later: {"is":"chance"',
    () => ({
      ...toy,
      applyInPlace: (s, input, emit) => {
        const rolled = input.is === 'chance' && 'faces' in input.outcome ? input.outcome.faces : undefined
        toy.applyInPlace(s, input, emit)
        if (rolled) rolled.reverse()
      },
    }),
    { every: 1000, skip: ['pure', 'json', 'replay', 'legal', 'undo'] },
  ],
  [
    'invariant',
    'negative score',
    () =>
      besides((s) => {
        s.scores[1] = -1
      }),
  ],
  [
    'invariant',
    'lanterns: ',
    () =>
      besides((s) => {
        s.deck.bottom.pop()
      }),
    { every: 1000 },
  ],
  [
    'replay',
    'the same inputs led elsewhere',
    () => {
      const n = seenCounter()
      return { ...toy, start: (setup) => ({ ...toy.start(setup), turnsLeft: 5 + n() }) }
    },
  ],
  [
    'replay',
    'the same inputs led elsewhere',
    () =>
      besides((s, listened) => {
        if (listened) s.scores[0] = 9
      }),
    { every: 1000, skip: ['pure', 'json'] },
  ],
  [
    'undo',
    'undone, but not as before',
    () =>
      besides((s, listened) => {
        if (listened) s.scores[0] = (s.scores[0] ?? 0) + 1
      }),
    { skip: ['pure', 'json', 'replay'] },
  ],
  [
    'undo',
    'undone and done again, but not the same',
    () => {
      const n = seenCounter()
      return {
        ...toy,
        apply: (s, input) => {
          const r = toy.apply(s, input)
          if (r.ok && input.is === 'answer') r.value.state.scores[0] = n()
          return r
        },
      }
    },
    { skip: ['pure', 'json', 'replay'] },
  ],
  ['ends', 'not over after 10 inputs', () => toy, { maxInputs: 10 }],
]

describe('a game that breaks a law', () => {
  it.each(broken)('%s: %s', (law, detail, game, options) => {
    const found = check(game(), options).map((violation) => `${violation.law}: ${violation.detail}`)
    expect(found.filter((text) => text.startsWith(`${law}: `) && text.includes(detail))).not.toEqual([])
  })

  it('is known for every law', () => {
    const all: Record<LawName, true> = {
      runs: true,
      setup: true,
      options: true,
      distinct: true,
      idle: true,
      weights: true,
      sampled: true,
      refuses: true,
      reads: true,
      json: true,
      clone: true,
      legal: true,
      pure: true,
      events: true,
      inputs: true,
      invariant: true,
      replay: true,
      undo: true,
      ends: true,
    }
    expect(new Set(broken.map(([law]) => law))).toEqual(new Set(Object.keys(all)))
  })
})

describe('checkLaws', () => {
  const lossy = besides((s) => {
    if (s.aside.includes(4)) s.deck.bottom.pop()
  })

  it('says where it happened and by which inputs', () => {
    const [violation] = checkLaws(lossy, toySetup, choiceInts([2, 1, 3, 3, 3, 2, 0, 0, 1]), { invariant })
    expect(violation).toMatchObject({ law: 'invariant', step: 4 })
    expect(violation?.inputs).toHaveLength(4)
    expect(violation?.inputs.at(-1)).toMatchObject({ pick: [{ die: 4 }, { die: 4 }] })
  })

  it('stops at the first position that is wrong', () => {
    const steps = new Set(checkLaws(lossy, toySetup, fastInts(3), { invariant }).map(({ step }) => step))
    expect(steps.size).toBe(1)
  })

  it('gives inputs that a shrinker can make small', () => {
    const choices = fc.array(fc.nat({ max: 99 }), { maxLength: 40 })
    const details = fc.check(fc.property(choices, fc.nat(), keepsLaws(lossy, toySetup, { invariant })), { seed: 7 })
    const [shortest] = details.counterexample ?? []
    expect(details.failed).toBe(true)
    expect(shortest?.length).toBeLessThan(12)
  })

  it('skips what it is told to skip', () => {
    expect(check(lossy, { skip: ['invariant'] }).filter(({ law }) => law === 'invariant')).toEqual([])
    expect(check(toy, { maxInputs: 10, skip: ['ends'] })).toEqual([])
  })

  it('looks at fewer positions when told so, but always at the last', () => {
    let clones = 0
    const counted: Game<Toy> = {
      ...toy,
      clone: (s) => {
        clones++
        return toy.clone(s)
      },
    }
    const clonesFor = (every: number) => {
      clones = 0
      checkLaws(counted, toySetup, fastInts('sparse'), { every })
      return clones
    }
    expect(clonesFor(1)).toBeGreaterThan(3 * clonesFor(10))
    const sooty: Game<Toy> = {
      ...toy,
      view: (s, seat) => {
        if (s.stack.length === 0) first(s).push('soot')
        return toy.view(s, seat)
      },
    }
    expect(check(sooty, { every: 500 }).map(({ law }) => law)).toContain('reads')
  })

  it('accepts equal pieces where several may be picked', () => {
    const equal = withDecisions((d) =>
      d.about.is === 'keep' ? { ...d, options: d.options.map(() => ({ do: 'keep', die: 3 })) } : d,
    )
    expect(check(equal).filter(({ law }) => law === 'distinct')).toEqual([])
  })

  it('takes the word of the game on which outcomes are alike', () => {
    const shaken: Game<Toy> = {
      ...toy,
      sample: (s, int) => {
        const input = toy.sample(s, int)
        return input.is === 'chance' && 'faces' in input.outcome
          ? { is: 'chance', outcome: { faces: input.outcome.faces.toReversed() } }
          : input
      },
      apply: (s, input) =>
        toy.apply(
          s,
          input.is === 'chance' && input.outcome && 'faces' in input.outcome
            ? { is: 'chance', outcome: { faces: input.outcome.faces.toSorted() } }
            : input,
        ),
      applyInPlace: (s, input, emit) =>
        toy.applyInPlace(
          s,
          input.is === 'chance' && 'faces' in input.outcome
            ? { is: 'chance', outcome: { faces: input.outcome.faces.toSorted() } }
            : input,
          emit,
        ),
    }
    const alike = (outcome: Toy['outcome']) => JSON.stringify('faces' in outcome ? outcome.faces.toSorted() : outcome)
    expect(check(shaken).map(({ law }) => law)).toContain('sampled')
    expect(check(shaken, { signOutcome: alike })).toEqual([])
  })

  it('takes the signatures of the game', () => {
    const found = check(toy, { sign: () => 'all alike' })
    expect(found.some(({ law }) => law === 'distinct')).toBe(true)
  })
})

describe('lawReport', () => {
  it('names the laws, the place and the inputs', () => {
    const violations = check(toy, { maxInputs: 3 }).slice(0, 1)
    const lines = lawReport(violations).split('\n')
    expect(lines[0]).toBe('ends, after 3 inputs: not over after 3 inputs')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain('"is":"chance"')
  })

  it('leaves out the beginning of a long game', () => {
    const lines = lawReport(check(toy, { maxInputs: 45 }).slice(0, 1)).split('\n')
    expect(lines[1]).toBe('… 5 inputs')
    expect(lines).toHaveLength(42)
  })

  it('is what keepsLaws throws', () => {
    expect(() => keepsLaws(toy, toySetup, { maxInputs: 2 })([], 1)).toThrow('ends, after 2 inputs')
    expect(() => keepsLaws(toy, toySetup)([1, 2, 3], 'fine')).not.toThrow()
  })
})
