/**
 * Frames and steps (decision D1). What remains to be done is a stack of frames in the state; a frame names a step and
 * carries what that step needs. A step runs, asks a seat, or waits for chance. The table of steps is keyed by the union
 * of frames, so the compiler insists on every one.
 */
import type { Barred, Decision, Emit, Input, Kind } from './game.ts'
import { type Refusal, refusal } from './refusal.ts'

export interface Frame {
  readonly at: string
}

/** Runs and is done; may push further frames. */
export interface Run<K extends Kind, W, F> {
  run(world: W, state: K['state'], frame: F, emit: Emit<K>): void
}

/** Stops until a seat answers. */
export interface Ask<K extends Kind, W, F> {
  /** Answered by the machine itself where only one answer exists. */
  readonly forced?: boolean
  ask(world: W, state: K['state'], frame: F): Decision<K>
  /** Legal answers only: the machine has checked them. The frame has left the stack. */
  answer(world: W, state: K['state'], frame: F, pick: readonly K['option'][], emit: Emit<K>): void
  /** Why `option` is not among the options. */
  why?(world: W, state: K['state'], frame: F, option: K['option']): Refusal
  /** What one might expect here and does not get. */
  barred?(world: W, state: K['state'], frame: F): Barred<K>[]
}

/** Stops until chance has spoken. */
export interface Wait<K extends Kind, W, F> {
  chance(world: W, state: K['state'], frame: F): K['chance']
  outcome(world: W, state: K['state'], frame: F, outcome: K['outcome'], emit: Emit<K>): void
}

export type Step<K extends Kind, W, F> = Run<K, W, F> | Ask<K, W, F> | Wait<K, W, F>

export type Steps<K extends Kind, W, F extends Frame> = {
  readonly [A in F['at']]: Step<K, W, Extract<F, { at: A }>>
}

export interface Stacked<F extends Frame> {
  stack: F[]
}

/** More steps than any legal position needs; reaching it means two frames push each other for ever. */
const BUDGET = 100_000

export class EndlessSteps extends Error {}

type AnyStep<K extends Kind, W> = Step<K, W, Frame>

/** All steps in one shape: looking at a step costs the engine the same whatever kind it is. */
interface Line<K extends Kind, W> {
  readonly step: AnyStep<K, W>
  readonly run: Run<K, W, Frame> | undefined
  readonly ask: Ask<K, W, Frame> | undefined
  readonly wait: Wait<K, W, Frame> | undefined
}

type Program = Map<string, Line<Kind, unknown>>

const programs = new WeakMap<object, Program>()
let lastSteps: object | undefined
let lastProgram: Program | undefined

const lineOf = <K extends Kind, W>(step: AnyStep<K, W>): Line<K, W> => ({
  step,
  run: 'run' in step ? step : undefined,
  ask: 'ask' in step ? step : undefined,
  wait: 'chance' in step ? step : undefined,
})

const programOf = <K extends Kind, W>(steps: Steps<K, W, Frame>): Map<string, Line<K, W>> => {
  // Nearly always the same game as last time.
  if (steps === lastSteps) return lastProgram as unknown as Map<string, Line<K, W>>
  let program = programs.get(steps) as Map<string, Line<K, W>> | undefined
  if (!program) {
    program = new Map(Object.entries<AnyStep<K, W>>(steps).map(([at, step]) => [at, lineOf(step)]))
    programs.set(steps, program as unknown as Program)
  }
  lastSteps = steps
  lastProgram = program as unknown as Program
  return program
}

const lineFor = <K extends Kind, W>(program: Map<string, Line<K, W>>, frame: Frame): Line<K, W> => {
  const line = program.get(frame.at)
  if (!line) throw new Error(`no step for frame ${frame.at}`)
  return line
}

/** The step on top of the stack, or undefined when nothing remains to be done. */
export const pending = <K extends Kind, W>(steps: Steps<K, W, Frame>, state: Stacked<Frame>) => {
  const frame = state.stack[state.stack.length - 1]
  return frame && { frame, step: lineFor(programOf(steps), frame).step }
}

/** What `frame` waits for. */
export const waiting = <K extends Kind, W>(steps: Steps<K, W, Frame>, frame: Frame): Line<K, W> =>
  lineFor(programOf(steps), frame)

/**
 * Runs steps until a seat must choose, chance must speak, or the stack is empty. Returns the decision it stopped at
 * where it had to look at it, so that nobody works it out twice.
 */
export const settle = <K extends Kind, W>(
  steps: Steps<K, W, Frame>,
  world: W,
  state: K['state'] & Stacked<Frame>,
  emit: Emit<K>,
): Decision<K> | undefined => {
  const program = programOf(steps)
  for (let n = 0; n < BUDGET; n++) {
    const top = state.stack[state.stack.length - 1]
    if (top === undefined) return undefined
    const { run, ask } = lineFor(program, top)
    if (run) {
      state.stack.pop()
      run.run(world, state, top, emit)
    } else {
      if (!ask?.forced) return undefined
      const decision = ask.ask(world, state, top)
      if (decision.options.length !== decision.min) return decision
      state.stack.pop()
      ask.answer(world, state, top, decision.options, emit)
    }
  }
  throw new EndlessSteps('the rules did not come to rest')
}

/** Hands an input to the pending step and settles, with the same result. Unchecked. */
export const advance = <K extends Kind, W>(
  steps: Steps<K, W, Frame>,
  world: W,
  state: K['state'] & Stacked<Frame>,
  input: Input<K>,
  emit: Emit<K>,
): Decision<K> | undefined => {
  const top = state.stack.pop()
  if (top === undefined) throw new Error('the game is over')
  const { ask, wait } = lineFor(programOf(steps), top)
  if (input.is === 'answer' && ask) ask.answer(world, state, top, input.pick, emit)
  else if (input.is === 'chance' && wait) wait.outcome(world, state, top, input.outcome, emit)
  else throw new Error(`frame ${top.at} does not take input ${input.is}`)
  return settle(steps, world, state, emit)
}

/** Two options with equal signatures are the same option. */
export type Signature<K extends Kind> = (option: K['option']) => string

/** Finds what is wrong with an answer, or undefined where it is legal. */
export const faultOf = <K extends Kind>(
  decision: Decision<K>,
  pick: readonly K['option'][],
  sign: Signature<K>,
  why: (option: K['option']) => Refusal,
): Refusal | undefined => {
  const left = new Map<string, number>()
  for (const option of decision.options) {
    const s = sign(option)
    left.set(s, (left.get(s) ?? 0) + 1)
  }
  for (const option of pick) {
    const s = sign(option)
    const n = left.get(s)
    if (n === undefined) return why(option)
    if (n === 0) return refusal('pick.twice')
    left.set(s, n - 1)
  }
  if (pick.length < decision.min) return refusal('pick.few', '', { min: decision.min, got: pick.length })
  if (pick.length > decision.max) return refusal('pick.many', '', { max: decision.max, got: pick.length })
  return undefined
}

/** All answers to a decision that differ in signature. */
export const picksOf = <K extends Kind>(decision: Decision<K>, sign: Signature<K>): K['option'][][] => {
  if (decision.min === 1 && decision.max === 1) return decision.options.map((option) => [option])
  const groups = new Map<string, K['option'][]>()
  for (const option of decision.options) {
    const s = sign(option)
    const group = groups.get(s)
    if (group) group.push(option)
    else groups.set(s, [option])
  }
  let picks: K['option'][][] = [[]]
  for (const group of groups.values()) {
    const next: K['option'][][] = []
    for (const pick of picks) {
      for (let n = 0; n <= group.length && pick.length + n <= decision.max; n++)
        next.push([...pick, ...group.slice(0, n)])
    }
    picks = next
  }
  return picks.filter((pick) => pick.length >= decision.min)
}
