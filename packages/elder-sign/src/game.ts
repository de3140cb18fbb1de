/** Elder Sign as a Game: everything above the rules sees only this. */
import {
  advance,
  type Barred,
  faultOf,
  type Game,
  type Input,
  type Frame as KernelFrame,
  type Node as KernelNode,
  type Steps as KernelSteps,
  no,
  ok,
  pending,
  picksOf,
  type Refusal,
  type Result,
  refusal,
  settle,
} from '@vigil/kernel'
import type { Pack } from './card.ts'
import { isPossible, outcomesOf, sampleOutcome } from './chance.ts'
import { checkSetup } from './check-setup.ts'
import { cloneState } from './clone.ts'
import type { Frame } from './frame.ts'
import { keyOf } from './key.ts'
import type { Decision, ES, Event, Node } from './kind.ts'
import { startGame } from './procedures/setup.ts'
import { notYours, whyNot } from './procedures/why.ts'
import { RULE_SETS } from './rulesets/index.ts'
import { signOption } from './signature.ts'
import type { State } from './state.ts'
import { steps as table } from './steps.ts'
import { viewOf } from './view.ts'
import { type World, worldOf } from './world.ts'

/** Changes whenever replaying an old log could give another result. */
export const VERSION = '1'

/** The machine looks steps up by name; the table's own type has already checked each against its frame. */
const steps = table as unknown as KernelSteps<ES, World, KernelFrame>

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

export const elderSign = (pack: Pack): Game<ES> => {
  freeze(pack)
  const worlds = new Map(RULE_SETS.map((rules) => [rules.id, worldOf(pack, rules)]))
  const worldFor = (id: string): World => {
    const world = worlds.get(id)
    if (!world) throw new Error(`no rule set ${id}`)
    return world
  }

  const node = (s: Readonly<State>): Node => {
    if (s.ending) return { kind: 'over', ending: s.ending }
    const top = pending(steps, s)
    if (!top) throw new Error('nothing is pending and the game is not over')
    const w = worldFor(s.rules)
    if ('ask' in top.step) return top.step.ask(w, s, top.frame)
    if ('chance' in top.step) return { kind: 'chance', about: top.step.chance(w, s, top.frame) }
    throw new Error(`frame ${top.frame.at} has not been run`)
  }

  const explain = (w: World, s: Readonly<State>, option: Decision['options'][number]): Refusal => {
    const top = pending(steps, s)
    return top ? whyNot(w, s, top.frame as Frame, option) : refusal('answer.over', 'ES-WIN-04')
  }

  const fault = (s: Readonly<State>, input: Input<ES>): Refusal | undefined => {
    const at: KernelNode<ES> = node(s)
    if (at.kind === 'over') return refusal('answer.over', 'ES-WIN-04')
    if (input.is === 'chance') {
      return at.kind === 'chance' && isPossible(at.about, input.outcome) ? undefined : refusal('chance.impossible')
    }
    if (at.kind === 'chance') return refusal('answer.chance')
    if (input.seat !== at.seat) return notYours(input.pick[0])
    const w = worldFor(s.rules)
    return faultOf(
      at,
      input.pick,
      (option) => signOption(w, s, option),
      (option) => explain(w, s, option),
    )
  }

  return {
    id: 'elder-sign',
    version: VERSION,
    check: (setup) => checkSetup(pack, setup),
    start(setup) {
      const w = worldFor(setup.rules)
      const s = startGame(w, setup)
      settle(steps, w, s, undefined)
      return s
    },
    node,
    answers(s) {
      const at = node(s)
      if (at.kind !== 'decision') return []
      const w = worldFor(s.rules)
      return picksOf(at, (option) => signOption(w, s, option)).map((pick) => ({ is: 'answer', seat: at.seat, pick }))
    },
    outcomes(s) {
      const at = node(s)
      return at.kind === 'chance' ? outcomesOf(at.about) : []
    },
    sample(s, int) {
      const at = node(s)
      if (at.kind !== 'chance') throw new Error('nothing is left to chance here')
      return { is: 'chance', outcome: sampleOutcome(at.about, int) }
    },
    apply(s, input): Result<{ state: State; events: Event[] }, Refusal> {
      const why = fault(s, input)
      if (why) return no(why)
      const state = cloneState(s)
      const events: Event[] = []
      advance(steps, worldFor(s.rules), state, input, (event) => events.push(event))
      return ok({ state, events })
    },
    applyInPlace: (s, input, emit) => advance(steps, worldFor(s.rules), s, input, emit),
    barred(s): Barred<ES>[] {
      const top = s.ending ? undefined : pending(steps, s)
      return top && 'ask' in top.step ? (top.step.barred?.(worldFor(s.rules), s, top.frame) ?? []) : []
    },
    clone: cloneState,
    key: keyOf,
    view: (s) => viewOf(worldFor(s.rules), s),
  }
}
