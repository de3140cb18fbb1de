/**
 * The online table under load, beside boardgame.io's server with the same game, and beside the least that such a server can
 * cost: four connected seats a game, every one told of everything. Each server is a process of its own, and so is the load.
 * Ours keeps every answer on disk first; boardgame.io in memory.
 */
import { runCase, type Task } from '../case.ts'
import type { Figure } from '../figure.ts'
import { openFloor } from '../online/bare.ts'
import { withFloor, withOurs, withPeer } from '../online/bundled.ts'
import { type Loaded, loadOn } from '../online/load.ts'
import { openOurs, openSame } from '../online/ours.ts'
import { openPeer } from '../online/peer.ts'
import type { Service } from '../online/service.ts'
import { type OpenTable, SEATS } from '../online/table.ts'
import { quantile } from '../samples.ts'

interface Side {
  readonly id: string
  readonly name: string
  readonly open: OpenTable
  using<T>(use: (service: Service) => Promise<T>): Promise<T>
}

const SIDES: Readonly<Record<string, Side>> = {
  ours: { id: 'online', name: 'our server, durable, Elder Sign', open: openOurs, using: withOurs },
  same: { id: 'online.same', name: 'our server, durable, the peer’s game', open: openSame, using: withOurs },
  floor: { id: 'floor.online', name: 'sockets and commits alone', open: openFloor, using: withFloor },
  peer: { id: 'peer.online', name: 'boardgame.io’s server, in memory', open: openPeer, using: withPeer },
}

const GAMES = 50
const CROWD = 500

const asFastAs = async ({ id, name, open, using }: Side, { warmUp, seconds }: Task): Promise<Figure[]> => {
  const { answers, cpu, wall } = await using((service) =>
    loadOn(service, open, { tables: GAMES, every: 0, warmUp, seconds }),
  )
  const note = `${GAMES} games, ${GAMES * SEATS} connections; CPU of the server’s process alone`
  return [{ id: `${id}.answers`, what: name, unit: 'answers/s', value: answers / cpu, byClock: answers / wall, note }]
}

const latencies = (id: string, what: string, { waits, answers, wall }: Loaded): Figure[] =>
  [0.5, 0.99].map((share) => ({
    id: `${id}.p${share * 100}`,
    what: `${what}, ${share === 0.5 ? 'median' : '99th percentile'}`,
    unit: 'ms',
    value: quantile(waits, share),
    note: `${Math.round(answers / wall)} answers a second came through, each timed from when it was due`,
  }))

/** `pace`: what this rate is called. */
const paced = async ({ id, name, open, using }: Side, pace: string, task: Task): Promise<Figure[]> => {
  const { warmUp, seconds, rate } = task
  if (rate === undefined) throw new Error(`${pace}: no rate was given`)
  const load = { tables: GAMES, every: (GAMES * 1_000) / rate, warmUp, seconds }
  return latencies(`${id}.${pace}`, `${name}, ${pace}`, await using((service) => loadOn(service, open, load)))
}

const crowd = async ({ id, open, using }: Side, { warmUp, seconds }: Task): Promise<Figure[]> => {
  const load = { tables: CROWD, every: 1_000, warmUp, seconds }
  const loaded = await using((service) => loadOn(service, open, load))
  const what = `${CROWD * SEATS} seats in ${CROWD} games, an answer a second in each`
  return [
    ...latencies(`${id}.crowd`, what, loaded),
    { id: `${id}.crowd.memory`, what: `${what}: memory at its highest`, unit: 'MB', value: loaded.most / 1e6 },
  ]
}

/** Compiled beforehand, as `npm start` does it. */
const idle = async ({ seconds }: Task): Promise<Figure[]> => {
  const { resident } = await withOurs(async (service) => {
    await new Promise((done) => setTimeout(done, seconds * 1_000))
    return service.usage()
  })
  return [{ id: 'online.idle.memory', what: 'our server without guests: memory', unit: 'MB', value: resident / 1e6 }]
}

runCase((task) => {
  const [who = '', what] = task.variant.split(' ')
  const side = SIDES[who]
  if (!side) return idle(task)
  if (what === 'crowd') return crowd(side, task)
  return what === undefined ? asFastAs(side, task) : paced(side, what, task)
})
