/** What holds in every position of every game (open_spiel tests its games the same way). A law yields its breaches. */
import { canonical, sameJson } from './canonical.ts'
import type { Game, Input, Kind, Node, Seat } from './game.ts'
import { notPlain, sharedPart } from './plain.ts'
import type { IntSource } from './rng.ts'

export type LawName =
  | 'runs' // nothing throws
  | 'setup' // a checked set-up passes the check again, unchanged
  | 'options' // a decision can be answered
  | 'distinct' // no option twice, unless equal pieces may be picked several at a time
  | 'idle' // answers at decisions only, outcomes at chance only
  | 'weights' // whole and positive, no outcome twice
  | 'sampled' // a sample is one of the outcomes
  | 'refuses' // nonsense is refused, neither accepted nor thrown at
  | 'reads' // asking changes nothing
  | 'json' // a saved state goes on as if it had not been saved
  | 'clone' // equal, and nothing mutable shared
  | 'legal' // what is offered is accepted
  | 'pure' // apply leaves its state alone and agrees with applyInPlace and follow
  | 'events' // events are copies, unchanged by what happens later
  | 'inputs' // so are inputs
  | 'invariant' // whatever the game says is always true of it
  | 'replay' // the same inputs lead to the same positions
  | 'undo' // undoing an answer and giving it again changes nothing
  | 'ends' // every game ends

export interface Breach {
  readonly law: LawName
  readonly detail: string
  /** How many inputs led there, where it is not the position at hand. */
  readonly step?: number
}

export interface Position<K extends Kind> {
  readonly game: Game<K>
  readonly state: K['state']
  readonly node: Node<K>
  /** For laws that try something; never the numbers the game itself is played with. */
  readonly int: IntSource
  /** Options with equal signatures are one option, outcomes with equal signatures one outcome. */
  readonly sign: (option: K['option'], state: Readonly<K['state']>) => string
  readonly signOutcome: (outcome: K['outcome'], state: Readonly<K['state']>) => string
}

export type Breaches = Generator<Breach, void, undefined>

/** Same text is the quick way; the order of keys may still differ. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b) || sameJson(a, b)

/** The laws that are cheap enough for every position come first. */
export function* decisionLaws<K extends Kind>({ game, state, node, sign }: Position<K>): Breaches {
  if (node.kind !== 'decision') {
    if (game.answers(state).length > 0) yield { law: 'idle', detail: `answers at ${node.kind}` }
    return
  }
  const { options, min, max, about } = node
  if (options.length === 0 || options.length < min) {
    yield { law: 'options', detail: `${about.is}: ${options.length} options, at least ${min} to pick` }
  }
  if (min < 0 || max < Math.max(min, 1)) yield { law: 'options', detail: `${about.is}: pick ${min} to ${max}` }
  if (max > 1) return
  const twice = duplicate(options.map((option) => sign(option, state)))
  if (twice !== undefined) yield { law: 'distinct', detail: `${about.is}: ${twice}` }
}

/** The dear ones. */
export function* positionLaws<K extends Kind>(at: Position<K>): Breaches {
  const before = JSON.stringify(at.state)
  yield* chanceLaws(at)
  yield* refusalLaw(at)
  yield* viewsOf(at)
  if (JSON.stringify(at.state) !== before) yield { law: 'reads', detail: 'asking changed the state' }
  yield* jsonLaw(at)
  yield* cloneLaw(at)
}

function* chanceLaws<K extends Kind>({ game, state, node, int, signOutcome }: Position<K>): Breaches {
  const outcomes = game.outcomes(state)
  if (node.kind !== 'chance') {
    if (outcomes.length > 0) yield { law: 'idle', detail: `outcomes at ${node.kind}` }
    return
  }
  const about = node.about.is
  for (const { input, weight } of outcomes) {
    if (!Number.isSafeInteger(weight) || weight < 1) {
      yield { law: 'weights', detail: `${about}: ${canonical(input)} weighs ${weight}` }
    }
  }
  const textOf = (input: Input<K>): string => (input.is === 'chance' ? signOutcome(input.outcome, state) : input.is)
  const texts = outcomes.map(({ input }) => textOf(input))
  const twice = duplicate(texts)
  if (twice !== undefined) yield { law: 'weights', detail: `${about}: ${twice} twice` }
  const sampled = textOf(game.sample(state, int))
  if (!texts.includes(sampled)) yield { law: 'sampled', detail: `${about}: ${sampled} is not among the outcomes` }
}

const duplicate = (texts: readonly string[]): string | undefined => {
  const seen = new Set<string>()
  return texts.find((text) => seen.size === seen.add(text).size)
}

/** Inputs that no position accepts. */
function* nonsense<K extends Kind>(node: Node<K>): Generator<Input<K>, void, undefined> {
  yield { is: 'chance', outcome: null }
  yield { is: 'correct', change: {} }
  if (node.kind !== 'decision') {
    yield { is: 'answer', seat: 0, pick: [] }
    return
  }
  const pick = node.options.slice(0, node.min)
  yield { is: 'answer', seat: node.seat + 1, pick }
  yield { is: 'answer', seat: node.seat, pick: [...node.options, ...node.options] }
  if (node.min > 0) yield { is: 'answer', seat: node.seat, pick: [] }
}

function* refusalLaw<K extends Kind>({ game, state, node }: Position<K>): Breaches {
  for (const input of nonsense(node)) {
    const applied = game.apply(state, input)
    if (applied.ok) yield { law: 'refuses', detail: `accepted ${canonical(input)}` }
    else if (applied.why.code === '') yield { law: 'refuses', detail: `no code for ${canonical(input)}` }
  }
}

/** Views are built from the state and must not build anything into it; `reads` notices. */
function* viewsOf<K extends Kind>({ game, state, node }: Position<K>): Breaches {
  const seats: (Seat | 'spectator')[] = node.kind === 'decision' ? ['spectator', node.seat] : ['spectator']
  for (const seat of seats) game.view(state, seat)
  if (node.kind !== 'decision') return
  const offered = new Set(node.options.map((option) => canonical(option)))
  for (const { option } of game.barred(state)) {
    if (offered.has(canonical(option)))
      yield { law: 'options', detail: `both offered and barred: ${canonical(option)}` }
  }
}

function* jsonLaw<K extends Kind>({ game, state }: Position<K>): Breaches {
  const path = notPlain(state)
  if (path !== undefined) yield { law: 'json', detail: `not plain JSON: ${path}` }
  else if (game.key(savedAndRead(state)) !== game.key(state)) yield { law: 'json', detail: 'another key after JSON' }
}

export const savedAndRead = <S>(state: S): S => JSON.parse(JSON.stringify(state))

function* cloneLaw<K extends Kind>({ game, state }: Position<K>): Breaches {
  const copy = game.clone(state)
  if (!same(copy, state)) yield { law: 'clone', detail: 'not equal' }
  if (game.key(copy) !== game.key(state)) yield { law: 'clone', detail: 'another key' }
  const shared = sharedPart(state, copy)
  if (shared !== undefined) yield { law: 'clone', detail: `shared: ${shared}` }
}

/** `after`: the state that the input leads to. */
function* followLaw<K extends Kind>(game: Game<K>, state: K['state'], input: Input<K>, after: K['state']): Breaches {
  if (!game.follow) return
  const followed = game.clone(state)
  const node = game.follow(followed, input)
  if (!same(followed, after)) yield { law: 'pure', detail: 'follow and applyInPlace differ' }
  if (!same(node, game.node(after))) yield { law: 'pure', detail: 'follow sees another node' }
}

/** Laws about giving `input` in a position. */
export function* moveLaws<K extends Kind>({ game, state }: Position<K>, input: Input<K>): Breaches {
  const before = JSON.stringify(state)
  const pure = game.apply(state, input)
  if (JSON.stringify(state) !== before) {
    yield { law: 'pure', detail: 'apply changed the state it was given' }
    return
  }
  if (!pure.ok) {
    yield { law: 'legal', detail: `${canonical(input)} refused: ${pure.why.code}` }
    return
  }
  const shared = sharedPart(state, pure.value.state)
  if (shared !== undefined) yield { law: 'pure', detail: `shared with the state it was given: ${shared}` }
  const events: K['event'][] = []
  const direct = game.clone(state)
  game.applyInPlace(direct, input, (event) => events.push(savedAndRead(event)))
  if (!same(direct, pure.value.state)) yield { law: 'pure', detail: 'apply and applyInPlace differ' }
  if (!same(events, pure.value.events)) yield { law: 'pure', detail: 'apply and applyInPlace report different events' }
  const quiet = game.clone(state)
  game.applyInPlace(quiet, input)
  if (!same(quiet, direct)) yield { law: 'pure', detail: 'applyInPlace depends on being listened to' }
  yield* followLaw(game, state, input, direct)
  const saved = JSON.parse(before) as K['state']
  game.applyInPlace(saved, input)
  if (game.key(saved) !== game.key(direct)) yield { law: 'json', detail: 'a saved state went on differently' }
}

/** Laws about the events of a move, `state` being the one after it. */
export function* eventLaws<K extends Kind>(state: K['state'], events: readonly K['event'][]): Breaches {
  for (const event of events) {
    const path = notPlain(event)
    if (path !== undefined) yield { law: 'events', detail: `${event.is}: not plain JSON: ${path}` }
    const shared = sharedPart(state, event)
    if (shared !== undefined) yield { law: 'events', detail: `${event.is}: shared with the state: ${shared}` }
  }
}
