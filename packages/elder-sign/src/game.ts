/** Elder Sign as a Game: everything above the rules sees only this. */
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
import { correct, correctablesOf, faultInCorrection } from './correction.ts'
import type { Frame } from './frame.ts'
import { keyOf } from './key.ts'
import type { Decision, Emit, ES, Event, Node, Option } from './kind.ts'
import { startGame } from './procedures/setup.ts'
import { notYours, whyNot } from './procedures/why.ts'
import { keyOfChoice, resolveRules } from './rulesets/choice.ts'
import { RULE_SETS } from './rulesets/index.ts'
import type { RuleSet } from './rulesets/seams.ts'
import { signOption } from './signature.ts'
import type { State } from './state.ts'
import { steps as table } from './steps.ts'
import { viewOf } from './view.ts'
import { type World, worldOf } from './world.ts'

/** Changes whenever replaying an old log could give another result. */
export const VERSION = '1'

/** The machine looks steps up by name; the table's own type has already checked each against its frame. */
const steps = table as unknown as KernelSteps<ES, World, KernelFrame>

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
  return top ? whyNot(w, s, top, option) : refusal('answer.over', 'ES-WIN-04')
}

/** What is wrong with an input, or undefined where it is legal. */
const faultIn = (w: World, s: Readonly<State>, input: Input<ES>): Refusal | undefined => {
  const at = nodeOf(w, s)
  if (at.kind === 'over') return refusal('answer.over', 'ES-WIN-04')
  if (input.is === 'correct')
    return at.kind === 'decision' ? faultInCorrection(w, s, input.change) : refusal('answer.chance')
  if (input.is === 'chance') {
    return at.kind === 'chance' && isPossible(at.about, input.outcome) ? undefined : refusal('chance.impossible')
  }
  if (at.kind === 'chance') return refusal('answer.chance')
  if (input.seat !== at.seat) return notYours(input.pick[0])
  const sign = (option: Option) => signOption(w, s, option)
  return faultOf(at, input.pick, sign, (option) => explain(w, s, option))
}

/** Corrections stay out of the machine, which takes answers and outcomes only. */
const proceed = (w: World, s: State, input: Input<ES>, emit: Emit): Decision | undefined => {
  if (input.is !== 'correct') return advance(steps, w, s, input, emit)
  correct(w, s, input.change, emit)
  return settle(steps, w, s, emit)
}

const applyChecked = (
  w: World,
  s: Readonly<State>,
  input: Input<ES>,
): Result<{ state: State; events: Event[] }, Refusal> => {
  const why = faultIn(w, s, input)
  if (why) return no(why)
  const state = cloneState(s)
  const events: Event[] = []
  proceed(w, state, input, (event) => events.push(event))
  return ok({ state, events })
}

const answersOf = (w: World, s: Readonly<State>): Input<ES>[] => {
  const at = nodeOf(w, s)
  if (at.kind !== 'decision') return []
  return picksOf(at, (option) => signOption(w, s, option)).map((pick) => ({ is: 'answer', seat: at.seat, pick }))
}

const barredIn = (w: World, s: Readonly<State>): Barred<ES>[] => {
  const top = s.ending ? undefined : topOf(s)
  return (top && waiting(steps, top).ask?.barred?.(w, s, top)) ?? []
}

const begin = (w: World, setup: ES['setup']): State => {
  const s = startGame(w, setup)
  settle(steps, w, s, undefined)
  return s
}

/** `ruleSets`: other readings of the rules under their names, for whoever tries a ruling the other way. */
export const elderSign = (pack: Pack, ruleSets: readonly RuleSet[] = RULE_SETS): Game<ES> => {
  freeze(pack)
  const worlds = new Map(ruleSets.map((rules) => [rules.id, worldOf(pack, rules)]))
  const withHouseRules = (key: string): World => {
    const rules = resolveRules(key, ruleSets)
    if (!rules) throw new Error(`no rule set ${key}`)
    const world = worldOf(pack, rules)
    worlds.set(key, world)
    return world
  }
  const at = (s: { readonly rules: string }): World => worlds.get(s.rules) ?? withHouseRules(s.rules)
  return {
    id: 'elder-sign',
    version: VERSION,
    check: (setup) => checkSetup(pack, setup, ruleSets),
    start: (setup) => begin(at({ rules: keyOfChoice(setup) }), setup),
    node: (s) => nodeOf(at(s), s),
    answers: (s) => answersOf(at(s), s),
    outcomes(s) {
      const node = nodeOf(at(s), s)
      return node.kind === 'chance' ? outcomesOf(node.about) : []
    },
    sample(s, int) {
      const node = nodeOf(at(s), s)
      if (node.kind !== 'chance') throw new Error('nothing is left to chance here')
      return { is: 'chance', outcome: sampleOutcome(node.about, int) }
    },
    sampleFrom: (about, int) => ({ is: 'chance', outcome: sampleOutcome(about, int) }),
    apply: (s, input) => applyChecked(at(s), s, input),
    applyInPlace(s, input, emit) {
      proceed(at(s), s, input, emit)
    },
    follow(s, input) {
      const w = at(s)
      return nodeOf(w, s, proceed(w, s, input, undefined))
    },
    barred: (s) => barredIn(at(s), s),
    corrections: (s) => (nodeOf(at(s), s).kind === 'decision' ? correctablesOf(at(s), s) : []),
    sign: (s, option) => signOption(at(s), s, option),
    clone: cloneState,
    key: keyOf,
    view: (s) => viewOf(at(s), s),
  }
}
