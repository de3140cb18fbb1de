/** Plays one game at random and holds every law against it. Breaches come back as data, so that games can be shrunk. */
import { canonical } from './canonical.ts'
import { randomInput } from './choices.ts'
import { randomCorrection } from './correction.ts'
import { fastInts } from './fast-rng.ts'
import type { Game, Input, Kind } from './game.ts'
import { replayLaw, type Trace, unchangedLaws, undoLaw } from './hindsight-laws.ts'
import {
  type Breach,
  type Breaches,
  decisionLaws,
  eventLaws,
  type LawName,
  moveLaws,
  type Position,
  positionLaws,
} from './laws.ts'
import type { IntSource } from './rng.ts'

export interface LawOptions<K extends Kind> {
  /** What the game itself promises of every state: each text names something that is wrong. */
  readonly invariant?: (state: Readonly<K['state']>) => readonly string[]
  /** No game is longer. */
  readonly maxInputs?: number
  /** Hold the dear laws against every n-th position only; invariants and replays against all. */
  readonly every?: number
  /** Options with equal signatures are one option; their JSON, unless said otherwise. */
  readonly sign?: (option: K['option'], state: Readonly<K['state']>) => string
  /** The same for outcomes: faces in any order, copies of a card. */
  readonly signOutcome?: (outcome: K['outcome'], state: Readonly<K['state']>) => string
  /** A referee corrects something before one decision in so many; nothing, unless said. */
  readonly corrections?: number
  /** Laws a game knowingly does not keep. */
  readonly skip?: readonly LawName[]
}

export interface Violation<K extends Kind> extends Breach {
  /** How many inputs led to the position. */
  readonly step: number
  readonly inputs: readonly Input<K>[]
}

/** The violations at the first position that has any, or of the game as a whole; empty where all is well. */
export const checkLaws = <K extends Kind>(
  game: Game<K>,
  setup: K['setup'],
  ints: IntSource,
  options: LawOptions<K> = {},
): Violation<K>[] => {
  const trace: Trace<K> = { inputs: [], inputTexts: [], events: [], eventTexts: [], keys: [] }
  const { inputs } = trace
  return breachesOf(game, setup, ints, options, trace).map(({ law, detail, step = inputs.length }) => {
    return { law, detail, step, inputs: inputs.slice(0, step) }
  })
}

const breachesOf = <K extends Kind>(
  game: Game<K>,
  setup: K['setup'],
  ints: IntSource,
  options: LawOptions<K>,
  trace: Trace<K>,
): Breach[] => {
  const { every = 1, skip = [] } = options
  const offset = every > 1 ? ints(every) : 0
  const isThorough = (step: number): boolean => (step + offset) % every === 0
  const found: Breach[] = []
  const keep = (breach: Breach): void => {
    if (!skip.includes(breach.law)) found.push(breach)
  }
  try {
    for (const breaches of stages(game, setup, ints, options, trace, isThorough)) {
      for (const breach of breaches) keep(breach)
      if (found.length > 0) break
    }
  } catch (error) {
    keep({ law: 'runs', detail: String(error) })
  }
  return found
}

type IsThorough = (step: number) => boolean

/** The game from beginning to end; each stage is looked at only if those before it were flawless. */
function* stages<K extends Kind>(
  game: Game<K>,
  setup: K['setup'],
  ints: IntSource,
  options: LawOptions<K>,
  trace: Trace<K>,
  isThorough: IsThorough,
): Generator<Iterable<Breach>, void, undefined> {
  const { maxInputs = 10_000, sign = canonical, signOutcome = canonical, invariant = () => [] } = options
  yield setupLaw(game, setup)
  const state = game.start(setup)
  const int = fastInts('laws')
  for (;;) {
    const step = trace.inputs.length
    trace.keys.push(game.key(state))
    const at: Position<K> = { game, state, node: game.node(state), int, sign, signOutcome }
    const thorough = isThorough(step) || at.node.kind === 'over'
    yield invariant(state).map((detail) => ({ law: 'invariant', detail }))
    yield decisionLaws(at)
    if (thorough) yield positionLaws(at)
    const input = randomChange(at, ints, options.corrections) ?? randomInput(game, state, ints)
    if (!input) break
    if (step >= maxInputs) {
      yield [{ law: 'ends', detail: `not over after ${step} inputs` }]
      break
    }
    if (thorough) yield moveLaws(at, input)
    const events = advanceTrace(game, state, input, trace)
    if (thorough) yield eventLaws<K>(state, events)
  }
  yield unchangedLaws(trace)
  yield replayLaw(game, setup, trace)
  yield undoLaw(game, setup, trace, isThorough)
}

const randomChange = <K extends Kind>(
  { game, state, node }: Position<K>,
  ints: IntSource,
  corrections = 0,
): Input<K> | undefined => {
  if (corrections === 0 || node.kind !== 'decision' || ints(corrections) > 0) return undefined
  const change = randomCorrection(game.corrections?.(state) ?? [], ints)
  return change && { is: 'correct', change }
}

const advanceTrace = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  input: Input<K>,
  { inputs, inputTexts, events, eventTexts }: Trace<K>,
): K['event'][] => {
  const first = events.length
  inputs.push(input)
  inputTexts.push(canonical(input))
  game.applyInPlace(state, input, (event) => {
    events.push(event)
    eventTexts.push(canonical(event))
  })
  return events.slice(first)
}

function* setupLaw<K extends Kind>(game: Game<K>, setup: K['setup']): Breaches {
  const once = game.check(setup)
  if (!once.ok) {
    yield { law: 'setup', detail: `refused: ${once.why.code}` }
    return
  }
  const twice = game.check(once.value)
  if (!twice.ok || canonical(twice.value) !== canonical(once.value)) {
    yield { law: 'setup', detail: 'checked twice, it is not what it was when checked once' }
  }
}
