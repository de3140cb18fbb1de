import { describe, expect, it } from 'vitest'
import { canonical } from './canonical.ts'
import { playChoices } from './choices.ts'
import type { Game, Input, Node } from './game.ts'
import { replayLaw, type Trace, unchangedLaws, undoLaw } from './hindsight-laws.ts'
import { type Breach, decisionLaws, eventLaws, moveLaws, type Position, positionLaws, savedAndRead } from './laws.ts'
import { type Toy, type ToyOption, type ToyState, toy } from './toy.ts'
import { toySetup } from './toy-match.ts'

const position = (state: ToyState, game: Game<Toy> = toy, node: Node<Toy> = game.node(state)): Position<Toy> => ({
  game,
  state,
  node,
  int: () => 0,
  sign: canonical,
  signOutcome: canonical,
})

const said = (breaches: Iterable<Breach>): string[] => [...breaches].map(({ law, detail }) => `${law}: ${detail}`)

const keepNode = (options: ToyOption[], min: number, max: number): Node<Toy> => ({
  kind: 'decision',
  seat: 0,
  about: { is: 'keep' },
  options,
  min,
  max,
})

const start = toy.start(toySetup)
const die: ToyOption = { do: 'keep', die: 3 }

describe('decisionLaws', () => {
  const laws = (options: ToyOption[], min: number, max: number) =>
    said(decisionLaws(position(start, { ...toy, answers: () => [] }, keepNode(options, min, max))))

  it('lets a decision pass that can be answered', () => {
    expect(laws([die], 1, 1)).toEqual([])
    expect(laws([die], 0, 1)).toEqual([])
    expect(laws([die, die], 0, 5)).toEqual([])
  })

  it('wants options, and enough of them', () => {
    expect(laws([], 1, 1)).toEqual(['options: keep: 0 options, at least 1 to pick'])
    expect(laws([], 0, 1)).toEqual(['options: keep: 0 options, at least 0 to pick'])
    expect(laws([die], 2, 2)).toEqual(['options: keep: 1 options, at least 2 to pick'])
  })

  it('wants bounds that make sense', () => {
    expect(laws([die], -1, 1)).toEqual(['options: keep: pick -1 to 1'])
    expect(laws([die], 0, 0)).toEqual(['options: keep: pick 0 to 0'])
    expect(laws([die, { do: 'keep', die: 1 }], 2, 1)).toEqual(['options: keep: pick 2 to 1'])
  })

  it('wants different options where one is picked', () => {
    expect(laws([die, die], 1, 1)).toEqual(['distinct: keep: {"die":3,"do":"keep"}'])
  })
})

describe('positionLaws', () => {
  it('finds nothing wrong anywhere in a game', () => {
    const state = toy.start(toySetup)
    for (const input of playChoices(toy, toySetup, []).inputs) {
      expect(said(positionLaws(position(state)))).toEqual([])
      toy.applyInPlace(state, input)
    }
    expect(said(positionLaws(position(state)))).toEqual([])
  })

  it('wants an outcome where chance is awaited', () => {
    const laws = said(positionLaws(position(start, { ...toy, outcomes: () => [] })))
    expect(laws).toEqual(['sampled: draw: {"card":"brass"} is not among the outcomes'])
  })

  it('tells a negative weight from a broken one', () => {
    for (const weight of [-1, 0, 0.5, Number.NaN]) {
      const outcomes: Game<Toy>['outcomes'] = (s) => toy.outcomes(s).map((o, i) => (i === 0 ? { ...o, weight } : o))
      expect(said(positionLaws(position(start, { ...toy, outcomes })))).toEqual([
        `weights: draw: {"is":"chance","outcome":{"card":"brass"}} weighs ${weight}`,
      ])
    }
  })

  it('tries nonsense at every kind of node', () => {
    const tried: Record<string, Set<string>> = { chance: new Set(), decision: new Set(), over: new Set() }
    const noting: Game<Toy> = {
      ...toy,
      apply: (s, input) => {
        tried[toy.node(s).kind]?.add(input.is)
        return toy.apply(s, input)
      },
    }
    const state = toy.start(toySetup)
    for (const input of [...playChoices(toy, toySetup, []).inputs, undefined]) {
      expect(said(positionLaws(position(state, noting)))).toEqual([])
      if (input) toy.applyInPlace(state, input)
    }
    expect(tried).toEqual({
      chance: new Set(['chance', 'correct', 'answer']),
      decision: new Set(['chance', 'correct', 'answer']),
      over: new Set(['chance', 'correct', 'answer']),
    })
  })
})

describe('moveLaws', () => {
  const draw: Input<Toy> = { is: 'chance', outcome: { card: 'tin' } }

  it('finds nothing wrong with a legal input', () => {
    const before = toy.key(start)
    expect(said(moveLaws(position(start), draw))).toEqual([])
    expect(toy.key(start)).toBe(before)
  })

  it('stops at an input that is refused', () => {
    const gold: Input<Toy> = { is: 'chance', outcome: { card: 'gold' } }
    expect(said(moveLaws(position(start), gold))).toEqual([
      'legal: {"is":"chance","outcome":{"card":"gold"}} refused: chance.impossible',
    ])
  })

  it('holds a game that follows its inputs to what it does without', () => {
    const honest: Game<Toy>['follow'] = (s, input) => {
      toy.applyInPlace(s, input)
      return toy.node(s)
    }
    const stale: Game<Toy>['follow'] = (s, input) => {
      const node = toy.node(s)
      toy.applyInPlace(s, input)
      return node
    }
    const idle: Game<Toy>['follow'] = (s, input) => honest(toy.clone(s), input)
    expect(said(moveLaws(position(start, { ...toy, follow: honest }), draw))).toEqual([])
    expect(said(moveLaws(position(start, { ...toy, follow: stale }), draw))).toEqual(['pure: follow sees another node'])
    expect(said(moveLaws(position(start, { ...toy, follow: idle }), draw))).toEqual([
      'pure: follow and applyInPlace differ',
    ])
  })
})

describe('eventLaws', () => {
  const faces = [1, 2, 3]

  it('wants copies', () => {
    const state = { ...start, dice: faces }
    expect(said(eventLaws<Toy>(state, [{ is: 'rolled', seat: 0, faces }]))).toEqual([
      'events: rolled: shared with the state: faces',
    ])
    expect(said(eventLaws<Toy>(state, [{ is: 'rolled', seat: 0, faces: faces.slice() }]))).toEqual([])
  })

  it('wants plain JSON', () => {
    const event = { is: 'drew', seat: 0, card: undefined } as never
    expect(said(eventLaws<Toy>(start, [event]))).toEqual(['events: drew: not plain JSON: card'])
  })
})

describe('savedAndRead', () => {
  it('is a copy by way of JSON', () => {
    const copy = savedAndRead(start)
    expect(copy).toEqual(start)
    expect(copy.deck.bag).not.toBe(start.deck.bag)
  })
})

describe('the laws of hindsight', () => {
  const traceOf = (): Trace<Toy> => {
    const { inputs } = playChoices(toy, toySetup, [])
    const state = toy.start(toySetup)
    const trace: Trace<Toy> = { inputs: [], inputTexts: [], events: [], eventTexts: [], keys: [toy.key(state)] }
    for (const input of inputs) {
      trace.inputs.push(input)
      trace.inputTexts.push(canonical(input))
      toy.applyInPlace(state, input, (event) => {
        trace.events.push(event)
        trace.eventTexts.push(canonical(event))
      })
      trace.keys.push(toy.key(state))
    }
    return trace
  }

  const always = () => true

  it('have nothing to say about an honest trace', () => {
    const trace = traceOf()
    expect(said(unchangedLaws(trace))).toEqual([])
    expect(said(replayLaw(toy, toySetup, trace))).toEqual([])
    expect(said(undoLaw(toy, toySetup, trace, always))).toEqual([])
  })

  it('notice an event and an input that changed', () => {
    const trace = traceOf()
    const rolled = trace.events.findIndex(({ is }) => is === 'rolled')
    const event = trace.events[rolled]
    if (event?.is === 'rolled') event.faces.reverse()
    trace.inputs[0] = { is: 'chance', outcome: { card: 'gold' } }
    expect(said(unchangedLaws(trace))).toEqual([
      expect.stringMatching(/^events: changed later: \{"faces":/),
      expect.stringMatching(/^inputs: changed later: \{"is":"chance"/),
    ])
  })

  it('name the first step at which a replay leaves the track', () => {
    const trace = traceOf()
    trace.keys[5] = 'elsewhere'
    trace.keys[9] = 'elsewhere'
    expect([...replayLaw(toy, toySetup, trace)]).toEqual([
      { law: 'replay', detail: 'the same inputs led elsewhere', step: 5 },
    ])
  })

  it('name the step whose undoing leads elsewhere', () => {
    const trace = traceOf()
    const step = 1 + trace.inputs.findIndex(({ is }) => is === 'answer')
    trace.keys[step - 1] = 'elsewhere'
    const [breach] = undoLaw(toy, toySetup, trace, always)
    expect(breach).toEqual({ law: 'undo', detail: 'undone, but not as before', step })
  })

  it('look at the steps they are told to look at', () => {
    const trace = traceOf()
    trace.keys.fill('elsewhere')
    expect([...undoLaw(toy, toySetup, trace, () => false)]).toEqual([])
    expect([...undoLaw(toy, toySetup, trace, (step) => step === 4)].map(({ step }) => step)).toEqual([4, 4])
  })

  it('stop at an input that is refused', () => {
    const trace = traceOf()
    trace.inputs[3] = { is: 'answer', seat: 9, pick: [] }
    expect([...undoLaw(toy, toySetup, trace, () => false)]).toEqual([
      { law: 'legal', detail: '{"is":"answer","pick":[],"seat":9} refused: seat', step: 3 },
    ])
  })
})
