import { waitBefore } from '@vigil/table/patience'
import { describe, expect, it } from 'vitest'
import { crowdedBy } from './crowd.ts'
import { demandOf, HABITS } from './demand.ts'
import { lots, quantile } from './lot.ts'
import { type Figure, type Measured, measuredFrom, perAnswer } from './measured.ts'
import { spreadOf } from './spread.ts'
import { type Storm, weather } from './storm.ts'

/** Round figures, so that the arithmetic can be followed on paper. */
const MEASURED: Measured = {
  answerMs: [1, 2, 3],
  postgresMs: [1, 1.5, 2],
  comingMs: 5,
  watchUs: 10,
  watchBytes: 5_000,
  roomKb: 100,
  games: { long: { kb: 1_500, entries: 450, walKb: 3 }, short: { kb: 500, entries: 350, walKb: 2 } },
  entriesPerAnswer: 1.5,
}

describe('what the bench measured', () => {
  const names = (nodes: number) => ['nodes', 'postgres'].map((who) => `cluster.postgres${nodes}.share.${who}`)
  const games = ['elder-sign', 'death-may-die'].flatMap((game) =>
    ['bytes', 'entries', 'wal'].map((what) => `cluster.kept.${game}.${what}`),
  )
  const ids = [
    ...[1, 2, 3].flatMap(names),
    ...['coming.first', 'watch.cpu', 'watch.bytes', 'room.memory'].map((id) => `cluster.${id}`),
    ...games,
    'play.inputs',
    'play.decisions',
  ]
  const figures: Figure[] = ids.map((id) => ({ id, value: 50 }))

  it('a share of a core at 250 answers a second is so many milliseconds for each', () => {
    expect(measuredFrom(figures).answerMs).toEqual([2, 2, 2])
    expect(measuredFrom(figures).entriesPerAnswer).toBe(1)
  })

  it('a missing figure is named, with the command that measures it', () => {
    expect(() => measuredFrom(figures.filter(({ id }) => id !== 'cluster.watch.cpu'))).toThrow(
      'cluster.watch.cpu has not been measured: npm run bench -- --only cluster',
    )
  })

  it('a further node adds what the others added', () => {
    expect([1, 3, 4].map((nodes) => perAnswer([1, 2, 3], nodes))).toEqual([1, 3, 4])
  })
})

describe('what people need', () => {
  it('a million, every seat at another node', () => {
    const all = demandOf(1_000_000, 'scattered', MEASURED)
    expect(all.rooms).toBe(250_000)
    expect(all.answers).toBe(50_000)
    // 50,000 answers of 4 ms, on cores that are 60 % full.
    expect(all.nodes).toBe(Math.ceil((50_000 * 4) / 1_000 / 0.6))
    expect(all.postgresCores).toBeCloseTo((50_000 * 2.5) / 1_000 / 0.6)
    expect(all.pool).toBe(3_340)
    expect(all.sentMb).toBe(1_000)
    expect(all.walMb).toBeCloseTo((75_000 * 2.5) / 1_000)
    expect(all.gamesPerDay).toBeCloseTo(((75_000 * 86_400) / 400) * 0.4)
    expect(all.publishes).toBe(50_000 + 200_000)
    expect(all.deliveries).toBe(3 * 250_000)
  })

  it('together they need fewer nodes, and no news between them', () => {
    const all = demandOf(1_000_000, 'together', MEASURED)
    expect(all.nodes).toBe(84)
    expect(all.deliveries).toBe(0)
  })

  it('few people fit on one node, and nothing is scattered there', () => {
    expect(demandOf(1_000, 'scattered', MEASURED)).toEqual(demandOf(1_000, 'together', MEASURED))
    expect(demandOf(100, 'together', MEASURED).nodes).toBe(1)
  })

  it('where answers are rare, connections decide', () => {
    expect(demandOf(1_000_000, 'together', MEASURED, { ...HABITS, pause: 2_000 }).nodes).toBe(50)
  })
})

describe('a node dies', () => {
  const storm: Storm = {
    clients: 4_000,
    survivors: 10,
    comingMs: 5,
    answerMs: 1.5,
    busy: 0.5,
    unnoticed: 3_000,
    wait: waitBefore,
    seed: 1,
  }

  it('everybody comes back, and the same seed gives the same storm', () => {
    expect(weather(storm)).toEqual(weather(storm))
    expect(weather(storm).back).toBeLessThan(30_000)
  })

  it('who all come in one moment keep those waiting who play: work that has come in and is not done', () => {
    const together = weather({ ...storm, wait: () => 250, unnoticed: 0 })
    // 400 comings of 5 ms at each node.
    expect(together.worst).toBeGreaterThan(1_900)
    expect(together.peak).toBe(4_000)
  })

  it('clients as they are spread the storm: a tenth of the peak, a quarter of the wait', () => {
    const narrow = weather({ ...storm, wait: (tries, lot) => 300 * 3 ** tries * (0.75 + lot / 2) })
    const ours = weather(storm)
    expect(ours.peak).toBeLessThan(narrow.peak / 10)
    expect(ours.p99).toBeLessThan(narrow.p99 / 4)
  })

  it('without a storm answers hardly wait', () => {
    expect(weather({ ...storm, clients: 0 }).p99).toBeLessThan(20)
  })
})

describe('hot rooms', () => {
  const skew = { rooms: 20_000, parts: 8, answersPerSecond: 4_000, few: 0.01, most: 0.5, seed: 1 }

  it('are level over eight parts, and less so over many', () => {
    const few = spreadOf(skew)
    expect(few.rooms).toBeGreaterThanOrEqual(1)
    expect(few.rooms).toBeLessThan(1.1)
    expect(few.answers).toBeLessThan(1.3)
    expect(spreadOf({ ...skew, parts: 256 }).answers).toBeGreaterThan(few.answers)
    expect(few.busiest).toBe(10)
  })

  it('a single room with everything is not level at all', () => {
    expect(spreadOf({ ...skew, few: 0, most: 1 }).answers).toBeCloseTo(8)
  })
})

it('a popular room: bytes and time for every spectator', () => {
  const { burstMs, share, megabitsPerNode, framesEach, framesAt } = crowdedBy(
    { watching: 10_000, nodes: 10, answers: 0.2 },
    MEASURED,
  )
  expect(burstMs).toBe(10)
  expect(share).toBeCloseTo(0.002)
  expect(megabitsPerNode).toBe(8)
  expect(framesEach).toBe(50_005_000)
  expect(framesAt(2, 60)).toBe(600_000)
})

it('lots are even, and the same for the same seed', () => {
  const [one, again] = [lots(7), lots(7)]
  const drawn = Array.from({ length: 10_000 }, one)
  expect(drawn.slice(0, 5)).toEqual(Array.from({ length: 5 }, again))
  expect(drawn.reduce((sum, each) => sum + each, 0) / drawn.length).toBeCloseTo(0.5, 1)
  expect(quantile(drawn, 0.9)).toBeCloseTo(0.9, 1)
})
