/** Figures over figures of the same run: they stay when the machine changes. */
import { type Figure, figureNamed } from './figure.ts'

export interface Ratio {
  readonly id: string
  readonly what: string
  readonly over: string
  /** The fastest of these counts. */
  readonly under: readonly string[]
}

const PEERS = ['peer.ours', 'peer.full']

export const RATIOS: readonly Ratio[] = [
  { id: 'ratio.inPlace', what: 'decisions in place : moves of boardgame.io', over: 'play.decisions', under: PEERS },
  { id: 'ratio.pure', what: 'decisions checked and pure : the same', over: 'pure.decisions', under: PEERS },
  ...['mid', 'late'].flatMap((when) =>
    ['structuredClone', 'JSON'].map((how) => ({
      id: `ratio.${when}.${how}`,
      what: `clone : ${how}, ${when}`,
      over: `clone.${when}.clone`,
      under: [`clone.${when}.${how}`],
    })),
  ),
  { id: 'ratio.dice', what: 'fast rng : fair rng, six dice', over: 'rng.fast.dice', under: ['rng.fair.dice'] },
  { id: 'ratio.rng', what: 'fast rng : fair rng, outcomes', over: 'rng.fast', under: ['rng.fair'] },
]

const PEER_SERVER = ['peer.online.answers']

export const SERVER_RATIOS: readonly Ratio[] = [
  {
    id: 'ratio.online',
    what: 'answers, the same game : boardgame.io’s server',
    over: 'online.same.answers',
    under: PEER_SERVER,
  },
  {
    id: 'ratio.online.p99',
    what: '99th percentile, the same game, busy : the same',
    over: 'online.same.busy.p99',
    under: ['peer.online.busy.p99'],
  },
  {
    id: 'ratio.online.calm.p99',
    what: '99th percentile, the same game, calm : the same',
    over: 'online.same.calm.p99',
    under: ['peer.online.calm.p99'],
  },
  {
    id: 'ratio.online.elderSign',
    what: 'answers, Elder Sign : a small game on boardgame.io’s server',
    over: 'online.answers',
    under: PEER_SERVER,
  },
  {
    id: 'ratio.online.floor',
    what: 'sockets and commits alone : boardgame.io’s server',
    over: 'floor.online.answers',
    under: PEER_SERVER,
  },
]

/** Not over, but above: what several nodes add to the sight of an answer, in the same run; with cores to spare, and without. */
export const addedSight = (figures: readonly Figure[]): Figure[] =>
  ['sight.calm', 'sight'].flatMap((pace) =>
    [2, 3].map((nodes) => {
      const [several, one] = [nodes, 1].map((n) => figureNamed(figures, `cluster.postgres${n}.${pace}.p99`))
      const what = `what ${nodes} nodes add to the sight of an answer${pace === 'sight' ? ' on full cores' : ''}, 99th percentile`
      const value = (several?.value ?? 0) - (one?.value ?? 0)
      const id = `cluster.sight.${pace === 'sight' ? 'full' : 'added'}${nodes}`
      return { id, what, value, unit: 'ms', ...(several?.note !== undefined && { note: several.note }) }
    }),
  )

/** By CPU time alone: rounds meet different loads, and the clock would compare those. */
export const ratiosOf = (figures: readonly Figure[], ratios: readonly Ratio[]): Figure[] =>
  ratios.map(({ id, what, over, under }) => {
    const peer = Math.max(...under.map((name) => figureNamed(figures, name).value))
    return { id, what, value: figureNamed(figures, over).value / peer, unit: ': 1' }
  })
