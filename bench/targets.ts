/** What the figures should be. Reported, never asserted: a busy machine is no failure. */
import { type Figure, figureNamed } from './figure.ts'

export interface Target {
  readonly figure: string
  readonly bound: 'atLeast' | 'atMost' | 'below'
  readonly must: number
  /** Where we want to get to. */
  readonly aim?: number
}

export const TARGETS: readonly Target[] = [
  { figure: 'play.games', bound: 'atLeast', must: 400, aim: 2_000 },
  { figure: 'ratio.inPlace', bound: 'atLeast', must: 20, aim: 50 },
  { figure: 'clone.mid.clone', bound: 'atLeast', must: 100_000 },
  { figure: 'clone.late.clone', bound: 'atLeast', must: 100_000 },
  { figure: 'size.largest', bound: 'atMost', must: 16_000 },
  { figure: 'apply.median', bound: 'below', must: 50 },
  { figure: 'late.museum.prepare', bound: 'atMost', must: 1.3 },
  { figure: 'late.museum.judge', bound: 'atMost', must: 1.3 },
  { figure: 'late.battle.prepare', bound: 'atMost', must: 1.3 },
  { figure: 'late.battle.judge', bound: 'atMost', must: 1.3 },
]

export type Verdict = 'missed' | 'met' | 'aim met'

export interface Judged extends Target {
  readonly verdict: Verdict
}

const keeps = ({ bound }: Target, value: number, limit: number): boolean => {
  if (bound === 'atLeast') return value >= limit
  return bound === 'atMost' ? value <= limit : value < limit
}

export const judge = (figures: readonly Figure[]): Judged[] =>
  TARGETS.map((target) => {
    const { value } = figureNamed(figures, target.figure)
    const aimed = target.aim !== undefined && keeps(target, value, target.aim)
    return { ...target, verdict: aimed ? 'aim met' : keeps(target, value, target.must) ? 'met' : 'missed' }
  })
