/** A game whose rules are a table of steps (machine.ts), made into a `Game`: what every such game would write alike. */
import type { Correctable, Decision, Emit, Game, Input, Kind, Node, Seat, Weighted } from './game.ts'
import { advance, type Frame, faultOf, picksOf, type Stacked, type Steps, settle, waiting } from './machine.ts'
import { type Refusal, refusal } from './refusal.ts'
import { no, ok, type Result } from './result.ts'
import type { IntSource } from './rng.ts'

/** What the driver must know of a state. */
interface Stepped extends Stacked<Frame> {
  ending: { won: boolean } | null
}

type SteppedKind = Kind & { state: Stepped }

export interface Luck<K extends Kind> {
  isPossible(about: K['chance'], outcome: unknown): boolean
  outcomesOf(about: K['chance']): Weighted<K>[]
  sampleOutcome(about: K['chance'], int: IntSource): K['outcome']
}

/** Corrections stay out of the machine, which takes answers and outcomes only. */
export interface Referee<K extends Kind, W> {
  faultInCorrection(world: W, state: Readonly<K['state']>, change: unknown): Refusal | undefined
  correct(world: W, state: K['state'], change: K['correction'], emit: Emit<K>): void
  correctablesOf(world: W, state: Readonly<K['state']>): Correctable<K>[]
}

/** `W` is what never changes while a game runs: its cards and its reading of the rules. */
export interface SteppedRules<K extends Kind, W> {
  readonly id: string
  readonly version: string
  readonly steps: Steps<K, W, Frame>
  check(setup: unknown): Result<K['setup'], Refusal>
  worldFor(setup: K['setup']): W
  worldAt(state: Readonly<K['state']>): W
  begin(world: W, setup: K['setup']): K['state']
  readonly luck: Luck<K>
  readonly referee?: Referee<K, W>
  /** To whoever goes on after the end. */
  readonly over: Refusal
  /** To a seat that is not asked. */
  notYours(option: K['option'] | undefined): Refusal
  whyNot(world: W, state: Readonly<K['state']>, frame: Frame, option: K['option']): Refusal
  sign(world: W, state: Readonly<K['state']>, option: K['option']): string
  clone(state: Readonly<K['state']>): K['state']
  key(state: Readonly<K['state']>): string
  view(world: W, state: Readonly<K['state']>, seat: Seat | 'spectator'): K['view']
}

/** `asked`: the decision on top of the stack, if it was just worked out. */
const nodeOf = <K extends SteppedKind, W>(
  steps: Steps<K, W, Frame>,
  w: W,
  s: Readonly<K['state']>,
  asked?: Decision<K>,
): Node<K> => {
  if (s.ending) return { kind: 'over', ending: s.ending }
  if (asked) return asked
  const top = s.stack[s.stack.length - 1]
  if (!top) throw new Error('nothing is pending and the game is not over')
  const { ask, wait } = waiting(steps, top)
  if (ask) return ask.ask(w, s, top)
  if (wait) return { kind: 'chance', about: wait.chance(w, s, top) }
  throw new Error(`frame ${top.at} has not been run`)
}

/** What is wrong with an input, or undefined where it is legal. */
const faultIn = <K extends SteppedKind, W>(
  rules: SteppedRules<K, W>,
  w: W,
  s: Readonly<K['state']>,
  input: Input<K>,
): Refusal | undefined => {
  const { luck, referee } = rules
  const at = nodeOf(rules.steps, w, s)
  if (at.kind === 'over') return rules.over
  if (input.is === 'correct') {
    if (!referee) return refusal('correct.never')
    return at.kind === 'decision' ? referee.faultInCorrection(w, s, input.change) : refusal('answer.chance')
  }
  if (input.is === 'chance')
    return at.kind === 'chance' && luck.isPossible(at.about, input.outcome) ? undefined : refusal('chance.impossible')
  if (at.kind === 'chance') return refusal('answer.chance')
  if (input.seat !== at.seat) return rules.notYours(input.pick[0])
  const top = s.stack[s.stack.length - 1]
  return faultOf(
    at,
    input.pick,
    (option) => rules.sign(w, s, option),
    (option) => (top ? rules.whyNot(w, s, top, option) : rules.over),
  )
}

type Seeing = 'node' | 'answers' | 'outcomes' | 'sample' | 'sampleFrom' | 'barred' | 'corrections' | 'view'

const seeing = <K extends SteppedKind, W>(rules: SteppedRules<K, W>): Pick<Game<K>, Seeing> => {
  const { steps, luck, referee } = rules
  const at = (s: Readonly<K['state']>): Node<K> => nodeOf(steps, rules.worldAt(s), s)
  return {
    node: at,
    answers(s) {
      const node = at(s)
      if (node.kind !== 'decision') return []
      const w = rules.worldAt(s)
      const answer = (pick: K['option'][]): Input<K> => ({ is: 'answer', seat: node.seat, pick })
      return picksOf(node, (option) => rules.sign(w, s, option)).map(answer)
    },
    outcomes(s) {
      const node = at(s)
      return node.kind === 'chance' ? luck.outcomesOf(node.about) : []
    },
    sample(s, int) {
      const node = at(s)
      if (node.kind !== 'chance') throw new Error('nothing is left to chance here')
      return { is: 'chance', outcome: luck.sampleOutcome(node.about, int) }
    },
    sampleFrom: (about, int) => ({ is: 'chance', outcome: luck.sampleOutcome(about, int) }),
    barred(s) {
      const top = s.ending ? undefined : s.stack[s.stack.length - 1]
      return (top && waiting(steps, top).ask?.barred?.(rules.worldAt(s), s, top)) ?? []
    },
    ...(referee && {
      corrections: (s) => (at(s).kind === 'decision' ? referee.correctablesOf(rules.worldAt(s), s) : []),
    }),
    view: (s, seat) => rules.view(rules.worldAt(s), s, seat),
  }
}

type Playing = 'start' | 'apply' | 'applyInPlace' | 'follow'

const playing = <K extends SteppedKind, W>(rules: SteppedRules<K, W>): Pick<Game<K>, Playing> => {
  const { steps, referee } = rules
  const proceed = (w: W, s: K['state'], input: Input<K>, emit: Emit<K>): Decision<K> | undefined => {
    if (input.is !== 'correct') return advance(steps, w, s, input, emit)
    if (!referee) throw new Error(`${rules.id} takes no corrections`)
    referee.correct(w, s, input.change, emit)
    return settle(steps, w, s, emit)
  }
  return {
    start(setup) {
      const w = rules.worldFor(setup)
      const s = rules.begin(w, setup)
      settle(steps, w, s, undefined)
      return s
    },
    apply(s, input) {
      const w = rules.worldAt(s)
      const why = faultIn(rules, w, s, input)
      if (why) return no(why)
      const state = rules.clone(s)
      const events: K['event'][] = []
      proceed(w, state, input, (event) => events.push(event))
      return ok({ state, events })
    },
    applyInPlace(s, input, emit) {
      proceed(rules.worldAt(s), s, input, emit)
    },
    follow(s, input, emit) {
      const w = rules.worldAt(s)
      return nodeOf(steps, w, s, proceed(w, s, input, emit))
    },
  }
}

export const steppedGame = <K extends SteppedKind, W>(rules: SteppedRules<K, W>): Game<K> => ({
  id: rules.id,
  version: rules.version,
  check: rules.check,
  ...seeing(rules),
  ...playing(rules),
  sign: (s, option) => rules.sign(rules.worldAt(s), s, option),
  clone: rules.clone,
  key: rules.key,
})
