/** `npm run sizing`: what so many people need, and what hot spots do, from the figures of the last bench. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitBefore } from '@vigil/table/patience'
import { crowdedBy } from './crowd.ts'
import { demandOf, type Seating } from './demand.ts'
import { type Figure, measuredFrom, perAnswer } from './measured.ts'
import { spreadOf } from './spread.ts'
import { type Storm, weather } from './storm.ts'

const results = join(import.meta.dirname, '../../bench/results/latest.json')
const { figures } = JSON.parse(readFileSync(results, 'utf8')) as { readonly figures: readonly Figure[] }
const measured = measuredFrom(figures)

const say = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? say(cell) : cell)))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

const PLAYERS = [1_000, 10_000, 100_000, 1_000_000]

const demands = (seating: Seating): string => {
  const all = PLAYERS.map((players) => demandOf(players, seating, measured))
  const row = (what: string, of: (demand: (typeof all)[number]) => number) => [what, ...all.map(of)]
  return table(
    [`players (${seating})`, ...PLAYERS.map(say)],
    [
      row('rooms', ({ rooms }) => rooms),
      row('answers a second', ({ answers }) => answers),
      row('nodes (a core each)', ({ nodes }) => nodes),
      row('connections a node', ({ connectionsPerNode }) => connectionsPerNode),
      row('open rooms a node, MB', ({ roomsMbPerNode }) => roomsMbPerNode),
      row('cores of Postgres', ({ postgresCores }) => postgresCores),
      row('Postgres of 16 cores', ({ postgres }) => postgres),
      row('connections to Postgres', ({ pool }) => pool),
      row('sent to players, MB a second', ({ sentMb }) => sentMb),
      row('written ahead, MB a second', ({ walMb }) => walMb),
      row('finished games a day', ({ gamesPerDay }) => gamesPerDay),
      row('kept a day, GB', ({ gbPerDay }) => gbPerDay),
      row('Redis: published a second', ({ publishes }) => publishes),
      row('Redis: delivered a second', ({ deliveries }) => deliveries),
    ],
  )
}

const storms = (survivors: number, clients: number): string => {
  const usual: Omit<Storm, 'wait'> = {
    clients,
    survivors,
    comingMs: measured.comingMs,
    answerMs: perAnswer(measured.answerMs, 1),
    busy: 0.5,
    unnoticed: 3_000,
    seed: 9,
  }
  const ways: readonly (readonly [string, Storm['wait']])[] = [
    ['a quarter of a second, doubled', (tries) => Math.min(15_000, 250 * 2 ** tries)],
    ['0.3 s give or take a quarter', (tries, lot) => Math.min(15_000, 300 * 3 ** tries) * (0.75 + lot / 2)],
    ['by lot up to 4 s (as clients do)', waitBefore],
    ['by lot up to 10 s', (_, lot) => lot * 10_000],
  ]
  return table(
    [`${say(clients)} come back to ${survivors} nodes`, 'most in 0.1 s', 'answers, p99 ms', 'worst ms', 'all back, s'],
    ways.map(([name, wait]) => {
      const { peak, p99, worst, back } = weather({ ...usual, wait })
      return [name, peak, p99, worst, back / 1_000]
    }),
  )
}

const spreads = (): string =>
  table(
    [
      '250,000 rooms, 1 % with half of 50,000 answers a second',
      'rooms: fullest part',
      'answers: fullest part',
      'busiest room, answers/s',
    ],
    [8, 16, 64, 256].map((parts) => {
      const { rooms, answers, busiest } = spreadOf({
        rooms: 250_000,
        parts,
        answersPerSecond: 50_000,
        few: 0.01,
        most: 0.5,
        seed: 9,
      })
      return [`${parts} parts`, rooms, answers, busiest]
    }),
  )

const crowds = (): string =>
  table(
    ['10,000 watch, an answer every 5 s', 'an answer keeps a node busy, ms', 'of its core, %', 'Mbit/s a node'],
    [3, 10, 50].map((nodes) => {
      const { burstMs, share, megabitsPerNode } = crowdedBy({ watching: 10_000, nodes, answers: 0.2 }, measured)
      return [`${nodes} nodes`, burstMs, share * 100, megabitsPerNode]
    }),
  )

const filling = (): string => {
  const { framesEach, framesAt } = crowdedBy({ watching: 10_000, nodes: 10, answers: 0.2 }, measured)
  const seconds = (frames: number): number => (frames * measured.watchUs) / 1e6
  return table(
    ['10,000 come to a room within a minute', 'frames that say who is there', 'seconds of CPU'],
    [
      ['told whenever somebody comes', framesEach, seconds(framesEach)],
      ['told at most twice a second', framesAt(2, 60), seconds(framesAt(2, 60))],
    ],
  )
}

process.stdout.write(
  [
    demands('scattered'),
    demands('together'),
    storms(49, 20_000),
    storms(2, 1_000),
    spreads(),
    crowds(),
    filling(),
    '',
  ].join('\n\n'),
)
