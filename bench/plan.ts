/** Which cases run, in this order: ours and the peer's in turn, so that they meet the same machine. */
import type { Task } from './case.ts'
import type { Span } from './stopwatch.ts'

export interface Planned extends Task {
  /** The file in cases/. */
  readonly file: string
  /** Of what boardgame.io's server could do at its best, earlier in the same run: the pace of this case. */
  readonly share?: number
}

const planned = (file: string, span: Span, ...variants: readonly string[]): Planned[] =>
  variants.map((variant) => ({ file, variant, games: 200, ...span }))

const LONG: Span = { warmUp: 8, seconds: 5 }
const SHORT: Span = { warmUp: 0.5, seconds: 1 }

/** Another process can only slow a round down, so of several rounds the fastest is kept. */
const ROUNDS = 3

const inRounds = (...tasks: readonly Planned[]): Planned[] => Array.from({ length: ROUNDS }, () => tasks).flat()

export const PLAN: readonly Planned[] = [
  ...inRounds(...planned('play', LONG, 'in place', 'pure'), ...planned('peer', LONG, 'ours', 'full')),
  ...inRounds(...planned('episode', LONG, 'play')),
  ...planned('episode', { ...LONG, seconds: 10 }, 'late'),
  ...inRounds(...planned('clone', SHORT, 'mid clone', 'mid structuredClone', 'mid JSON')),
  ...inRounds(...planned('clone', SHORT, 'late clone', 'late structuredClone', 'late JSON')),
  ...inRounds(...planned('rng', SHORT, 'fair', 'fast')),
  ...planned('apply', LONG, ''),
  ...planned('late', { ...LONG, seconds: 10 }, ''),
  ...planned('size', SHORT, ''),
  ...planned('odds', { warmUp: 0, seconds: 3 }, 'six green', 'everything'),
]

/** A pace of its own would say nothing on another machine. */
const paced = (share: number, ...variants: readonly string[]): Planned[] =>
  planned('online', { warmUp: 10, seconds: 15 }, ...variants).map((task) => ({ ...task, share }))

/** The load of a server is a matter of seconds, not of CPU time: half a minute holds thousands of answers. */
export const SERVER_PLAN: readonly Planned[] = [
  ...inRounds(...planned('online', { warmUp: 15, seconds: 8 }, 'same', 'peer', 'ours', 'floor')),
  ...inRounds(...paced(0.8, 'same busy', 'peer busy', 'ours busy', 'floor busy')),
  ...inRounds(...paced(0.4, 'same calm', 'peer calm')),
  ...planned('online', { warmUp: 15, seconds: 30 }, 'ours crowd'),
  ...planned('online', { warmUp: 0, seconds: 5 }, 'idle'),
]

/** Bounded: six minutes, most of it load at a fixed pace. */
export const CLUSTER_PLAN: readonly Planned[] = [
  ...planned('cluster', { warmUp: 5, seconds: 16 }, 'sqlite', 'peer', 'postgres 1', 'postgres 2', 'postgres 3'),
  ...planned('cluster', { warmUp: 0, seconds: 0 }, 'comings', 'spectators', 'kept'),
]

/** To see that everything runs; the figures are rough. */
export const quickly = (plan: readonly Planned[]): Planned[] =>
  plan
    .filter(({ file, variant }, n) => plan.findIndex((task) => task.file === file && task.variant === variant) === n)
    .map((task) => ({ ...task, games: 20, warmUp: task.warmUp / 2, seconds: task.seconds / 5 }))
