/** Death May Die as a Game: everything above the rules sees only this. */
import {
  advance,
  type Barred,
  faultOf,
  freeze,
  type Game,
  type Input,
  type Frame as KernelFrame,
  type Steps as KernelSteps,
  no,
  ok,
  picksOf,
  type Refusal,
  type Result,
  refusal,
  settle,
  waiting,
} from '@vigil/kernel'
import type { Pack } from './card.ts'
import { isPossible, outcomesOf, sampleOutcome } from './chance.ts'
import { checkSetup } from './check-setup.ts'
import { cloneState } from './clone.ts'
import type { Frame } from './frame.ts'
import { keyOf } from './key.ts'
import type { Decision, DMD, Event, Node, Option } from './kind.ts'
import { startGame } from './procedures/setup.ts'
import { barredActions, whyNot } from './procedures/why.ts'
import { signOption } from './signature.ts'
import type { State } from './state.ts'
import { steps as table } from './steps.ts'
import { viewOf } from './view.ts'
import { type World, worldOf } from './world.ts'

/** Changes whenever replaying an old log could give another result. */
export const VERSION = '1'

/** The machine looks steps up by name; the table's own type has already checked each against its frame. */
const steps = table as unknown as KernelSteps<DMD, World, KernelFrame>

const topOf = (s: Readonly<State>): Frame | undefined => s.stack[s.stack.length - 1]

/** `asked`: the decision on top of the stack, if it was just worked out. */
const nodeOf = (w: World, s: Readonly<State>, asked?: Decision): Node => {
  if (s.ending) return { kind: 'over', ending: s.ending }
  if (asked) return asked
  const top = topOf(s)
  if (!top) throw new Error('nothing is pending and the game is not over')
  const { ask, wait } = waiting(steps, top)
  if (ask) return ask.ask(w, s, top)
  if (wait) return { kind: 'chance', about: wait.chance(w, s, top) }
  throw new Error(`frame ${top.at} has not been run`)
}

const explain = (w: World, s: Readonly<State>, option: Option): Refusal => {
  const top = topOf(s)
  return top ? whyNot(w, s, top, option) : refusal('answer.over', 'DMD-END-01')
}

/** What is wrong with an input, or undefined where it is legal. */
const faultIn = (w: World, s: Readonly<State>, input: Input<DMD>): Refusal | undefined => {
  const at = nodeOf(w, s)
  if (at.kind === 'over') return refusal('answer.over', 'DMD-END-01')
  if (input.is === 'correct') return refusal('correct.never')
  if (input.is === 'chance')
    return at.kind === 'chance' && isPossible(at.about, input.outcome) ? undefined : refusal('chance.impossible')
  if (at.kind === 'chance') return refusal('answer.chance')
  if (input.seat !== at.seat) return refusal('answer.seat', 'DMD-CORE-04')
  const sign = (option: Option) => signOption(s, option)
  return faultOf(at, input.pick, sign, (option) => explain(w, s, option))
}

const applyChecked = (
  w: World,
  s: Readonly<State>,
  input: Input<DMD>,
): Result<{ state: State; events: Event[] }, Refusal> => {
  const why = faultIn(w, s, input)
  if (why) return no(why)
  const state = cloneState(s)
  const events: Event[] = []
  advance(steps, w, state, input, (event) => events.push(event))
  return ok({ state, events })
}

const answersOf = (w: World, s: Readonly<State>): Input<DMD>[] => {
  const at = nodeOf(w, s)
  if (at.kind !== 'decision') return []
  return picksOf(at, (option) => signOption(s, option)).map((pick) => ({ is: 'answer', seat: at.seat, pick }))
}

const barredIn = (w: World, s: Readonly<State>): Barred<DMD>[] => {
  const node = nodeOf(w, s)
  return node.kind === 'decision' && node.about.is === 'act' ? barredActions(w, s, node.options) : []
}

const begin = (w: World, setup: DMD['setup']): State => {
  const s = startGame(w, setup)
  settle(steps, w, s, undefined)
  return s
}

export const deathMayDie = (pack: Pack): Game<DMD> => {
  freeze(pack)
  const w = worldOf(pack)
  return {
    id: 'death-may-die',
    version: VERSION,
    check: (setup) => checkSetup(pack, setup),
    start: (setup) => begin(w, setup),
    node: (s) => nodeOf(w, s),
    answers: (s) => answersOf(w, s),
    outcomes(s) {
      const node = nodeOf(w, s)
      return node.kind === 'chance' ? outcomesOf(node.about) : []
    },
    sample(s, int) {
      const node = nodeOf(w, s)
      if (node.kind !== 'chance') throw new Error('nothing is left to chance here')
      return { is: 'chance', outcome: sampleOutcome(node.about, int) }
    },
    sampleFrom: (about, int) => ({ is: 'chance', outcome: sampleOutcome(about, int) }),
    apply: (s, input) => applyChecked(w, s, input),
    applyInPlace(s, input, emit) {
      advance(steps, w, s, input, emit)
    },
    follow: (s, input) => nodeOf(w, s, advance(steps, w, s, input, undefined)),
    barred: (s) => barredIn(w, s),
    sign: (s, option) => signOption(s, option),
    clone: cloneState,
    key: keyOf,
    view: (s) => viewOf(w, s),
  }
}
