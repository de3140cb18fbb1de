/**
 * Several servers on one Postgres, beside one on SQLite and boardgame.io's: the four people of a table sit at different
 * servers. Everything shares the cores of one machine, so what counts is the CPU time of each part.
 */
import { cpus } from 'node:os'
import { runCase, type Task } from '../case.ts'
import type { Figure } from '../figure.ts'
import { OURS, UNLIMITED, withOurs, withPeer } from '../online/bundled.ts'
import { withCluster } from '../online/cluster.ts'
import { comings } from '../online/comings.ts'
import { keptGames } from '../online/kept-games.ts'
import { type Loaded, loadOn } from '../online/load.ts'
import { makeOurs, openOurs, sitAtOurs } from '../online/ours.ts'
import { openPeer } from '../online/peer.ts'
import type { Service } from '../online/service.ts'
import { sightsOf } from '../online/sights.ts'
import { spectators } from '../online/spectators.ts'
import { type OpenTable, SEATS } from '../online/table.ts'
import { quantile } from '../samples.ts'

const GAMES = 50
/** Milliseconds between two answers of one game: 250 a second in all, which each of them can do on two cores. */
const PACE = 200
/**
 * 100 a second in all: several nodes, Postgres and the load fill less than half of two cores. What several nodes add to the sight of
 * an answer is judged here, for at 250 a second it is the wait for a core that counts.
 */
const CALM_PACE = 500

interface Side {
  readonly id: string
  readonly name: string
  readonly open: OpenTable
  using<T>(use: (service: Service) => Promise<T>): Promise<T>
}

const onPostgres = (nodes: number): Side => ({
  id: `cluster.postgres${nodes}`,
  name: `Postgres, ${nodes} ${nodes === 1 ? 'node' : 'nodes'}`,
  open: openOurs,
  using: (use) => withCluster(nodes, OURS, UNLIMITED, use),
})

const SIDES: Readonly<Record<string, Side>> = {
  sqlite: { id: 'cluster.sqlite', name: 'SQLite, one node', open: openOurs, using: withOurs },
  peer: { id: 'peer.cluster', name: 'boardgame.io’s server, in memory', open: openPeer, using: withPeer },
  'postgres 1': onPostgres(1),
  'postgres 2': onPostgres(2),
  'postgres 3': onPostgres(3),
}

const NOTE = `${GAMES} games, ${GAMES * SEATS} connections; nodes, Postgres, Redis and the load share ${cpus().length} cores`

const WHO: Readonly<Record<string, string>> = { postgres: 'Postgres', redis: 'Redis', load: 'the load' }

const rates = ({ id, name }: Side, { answers, cpu, wall, others: { load: _, ...others } }: Loaded): Figure[] => {
  const beside = Object.values(others).reduce((sum, each) => sum + each, 0)
  const rate = { unit: 'answers/s', byClock: answers / wall, note: NOTE }
  const ofNodes = { id: `${id}.answers`, what: `${name}: by CPU time of the nodes`, value: answers / cpu, ...rate }
  if (beside === 0) return [ofNodes]
  const what = `${name}: by CPU time of nodes, Postgres and Redis`
  return [ofNodes, { id: `${id}.whole`, what, value: answers / (cpu + beside), ...rate }]
}

const shares = ({ id, name }: Side, { cpu, others, wall }: Loaded): Figure[] =>
  Object.entries({ nodes: cpu, ...others }).map(([who, used]) => ({
    id: `${id}.share.${who}`,
    what: `${name}: CPU of ${WHO[who] ?? 'the nodes together'}`,
    unit: '% of a core',
    value: (used / wall) * 100,
  }))

const waits = ({ id, name }: Side, { waits: all, answers, wall }: Loaded): Figure[] =>
  [0.5, 0.99].map((share) => ({
    id: `${id}.p${share * 100}`,
    what: `${name}: answer at ${(GAMES * 1_000) / PACE} a second, ${share === 0.5 ? 'median' : '99th percentile'}`,
    unit: 'ms',
    value: quantile(all, share),
    note: `${Math.round(answers / wall)} answers a second came through, each timed from when it was due`,
  }))

/** Of everything that ran for it, the load too. */
const used = ({ cpu, others, wall }: Loaded): number =>
  ((cpu + Object.values(others).reduce((sum, each) => sum + each, 0)) / wall / cpus().length) * 100

const sightFigures = ({ id, name }: Side, { loaded, delays }: Seen, pace: number): Figure[] =>
  delays.length === 0
    ? []
    : [0.5, 0.99].map((share) => ({
        id: `${id}.sight${pace === CALM_PACE ? '.calm' : ''}.p${share * 100}`,
        what: `${name}: from the acknowledgement to the others’ sight at ${(GAMES * 1_000) / pace} a second, ${share === 0.5 ? 'median' : '99th percentile'}`,
        unit: 'ms',
        value: quantile(delays, share),
        note: `all of it took ${Math.round(used(loaded))} % of ${cpus().length} cores; below zero: the others saw it before whoever answered knew that it was kept`,
      }))

interface Seen {
  readonly loaded: Loaded
  readonly delays: readonly number[]
}

const atPace = async (side: Side, service: Service, every: number, seconds: number): Promise<Seen> => {
  const delays: number[] = []
  const watched: OpenTable = async (at) => sitAtOurs(at, await makeOurs(at), sightsOf(SEATS, delays))
  const open = side.open === openOurs ? watched : side.open
  const begun = (): void => {
    delays.length = 0
  }
  const loaded = await loadOn(service, open, { tables: GAMES, every, warmUp: 2, seconds, begun })
  return { loaded, delays }
}

/** As fast as it goes, then at a pace, then calmly. */
const measured = (side: Side, { warmUp, seconds }: Task): Promise<Figure[]> =>
  side.using(async (service) => {
    const fast = await loadOn(service, side.open, { tables: GAMES, every: 0, warmUp, seconds: seconds / 2 })
    const paced = await atPace(side, service, PACE, seconds)
    const figures = [
      ...rates(side, fast),
      ...waits(side, paced.loaded),
      ...shares(side, paced.loaded),
      ...sightFigures(side, paced, PACE),
    ]
    if (!side.id.startsWith('cluster.postgres')) return figures
    return [...figures, ...sightFigures(side, await atPace(side, service, CALM_PACE, seconds), CALM_PACE)]
  })

const OTHERS: Readonly<Record<string, () => Promise<Figure[]>>> = { comings, spectators, kept: keptGames }

runCase((task) => {
  const side = SIDES[task.variant]
  return side ? measured(side, task) : (OTHERS[task.variant]?.() ?? [])
})
