/** What the figures should be. Reported, never asserted: a busy machine is no failure. */
import type { Figure } from './figure.ts'

export interface Target {
  readonly figure: string
  readonly bound: 'atLeast' | 'atMost' | 'below'
  readonly must: number
  /** Where we want to get to. */
  readonly aim?: number
}

const byLighthouse = (screen: string, device: string, performance: number): Target[] => [
  { figure: `web.${screen}.${device}.performance`, bound: 'atLeast', must: performance },
  { figure: `web.${screen}.${device}.accessibility`, bound: 'atLeast', must: 100 },
  { figure: `web.${screen}.${device}.best-practices`, bound: 'atLeast', must: 100 },
]

export const TARGETS: readonly Target[] = [
  { figure: 'play.games', bound: 'atLeast', must: 400, aim: 2_000 },
  { figure: 'episode.games', bound: 'atLeast', must: 300, aim: 1_000 },
  { figure: 'episode.late.act', bound: 'atMost', must: 1.3 },
  { figure: 'episode.late.judge', bound: 'atMost', must: 1.3 },
  { figure: 'ratio.inPlace', bound: 'atLeast', must: 20, aim: 50 },
  { figure: 'clone.mid.clone', bound: 'atLeast', must: 100_000 },
  { figure: 'clone.late.clone', bound: 'atLeast', must: 100_000 },
  { figure: 'size.largest', bound: 'atMost', must: 16_000 },
  { figure: 'apply.median', bound: 'below', must: 50 },
  { figure: 'late.museum.prepare', bound: 'atMost', must: 1.3 },
  { figure: 'late.museum.judge', bound: 'atMost', must: 1.3 },
  { figure: 'late.battle.prepare', bound: 'atMost', must: 1.3 },
  { figure: 'late.battle.judge', bound: 'atMost', must: 1.3 },
  { figure: 'odds.cards', bound: 'below', must: 1_000 },
  { figure: 'odds.card.median', bound: 'below', must: 50 },
  { figure: 'odds.card.worst', bound: 'below', must: 250 },
  { figure: 'odds.memory', bound: 'below', must: 256 },
  { figure: 'ratio.online', bound: 'atLeast', must: 2, aim: 3 },
  { figure: 'ratio.online.p99', bound: 'atMost', must: 0.5 },
  { figure: 'online.crowd.p99', bound: 'below', must: 100 },
  { figure: 'online.crowd.memory', bound: 'below', must: 600 },
  { figure: 'online.idle.memory', bound: 'below', must: 150 },
  { figure: 'cluster.sight.added2', bound: 'atMost', must: 10 },
  { figure: 'cluster.sight.added3', bound: 'atMost', must: 10 },
  { figure: 'web.js.initial', bound: 'atMost', must: 250_000 },
  ...['web', 'web.death'].flatMap((game): Target[] => [
    { figure: `${game}.answer.p95`, bound: 'below', must: 50 },
    { figure: `${game}.memory.ratio`, bound: 'atMost', must: 1.3 },
    { figure: `${game}.memory.first.data`, bound: 'atMost', must: 1.3 },
  ]),
  ...['start', 'table', 'death.table'].flatMap((screen) => [
    ...byLighthouse(screen, 'desktop', 95),
    ...byLighthouse(screen, 'mobile', 85),
  ]),
]

export type Verdict = 'missed' | 'met' | 'aim met'

export interface Judged extends Target {
  readonly verdict: Verdict
}

const keeps = ({ bound }: Target, value: number, limit: number): boolean => {
  if (bound === 'atLeast') return value >= limit
  return bound === 'atMost' ? value <= limit : value < limit
}

/** Of what was measured. */
export const judge = (figures: readonly Figure[]): Judged[] =>
  TARGETS.flatMap((target) => {
    const measured = figures.find(({ id }) => id === target.figure)
    if (!measured) return []
    const { value } = measured
    const aimed = target.aim !== undefined && keeps(target, value, target.aim)
    return [{ ...target, verdict: aimed ? 'aim met' : keeps(target, value, target.must) ? 'met' : 'missed' }]
  })
