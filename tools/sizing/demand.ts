/** How much of everything so many people need. */
import { type Measured, perAnswer } from './measured.ts'

/** What is assumed of people, and of how full machines may be. */
export interface Habits {
  readonly seatsPerRoom: number
  /** Seconds from one answer of a player to their next. */
  readonly pause: number
  /** How much of the busiest hour an average one has. */
  readonly average: number
  /** How full a core may be. */
  readonly full: number
  readonly connectionsPerNode: number
  /** Cores of one Postgres. */
  readonly postgresCores: number
  /** How often a node says who is connected, in seconds. */
  readonly presence: number
}

export const HABITS: Habits = {
  seatsPerRoom: 4,
  pause: 20,
  average: 0.4,
  full: 0.6,
  connectionsPerNode: 20_000,
  postgresCores: 16,
  presence: 5,
}

/** `scattered`: every seat at another node, as a plain round-robin does it. `together`: all seats of a room at one. */
export type Seating = 'scattered' | 'together'

export interface Demand {
  readonly rooms: number
  readonly answers: number
  readonly nodes: number
  readonly nodeCores: number
  readonly connectionsPerNode: number
  readonly roomsMbPerNode: number
  readonly postgresCores: number
  readonly postgres: number
  /** Connections to Postgres, ten of each node. */
  readonly pool: number
  readonly walMb: number
  /** To players, every second. */
  readonly sentMb: number
  readonly gamesPerDay: number
  readonly gbPerDay: number
  readonly publishes: number
  readonly deliveries: number
}

/** Half of the games each. */
const middle = (measured: Measured, what: 'kb' | 'entries' | 'walKb'): number => {
  const all = Object.values(measured.games).map((game) => game[what])
  return all.reduce((sum, each) => sum + each, 0) / all.length
}

const DAY = 86_400

/** Connections that a node holds to Postgres. */
const POOL = 10

/** A room is at no more nodes than there are; more of them cost more, so it begins with one. */
const nodesFor = (players: number, seating: Seating, { answerMs }: Measured, habits: Habits) => {
  const { seatsPerRoom, pause, full, connectionsPerNode } = habits
  for (let spread = 1; ; spread++) {
    const nodeCores = ((players / pause) * perAnswer(answerMs, spread)) / 1_000 / full
    const nodes = Math.max(1, Math.ceil(Math.max(nodeCores, players / connectionsPerNode)))
    if (seating === 'together' || spread >= Math.min(seatsPerRoom, nodes)) return { spread, nodes, nodeCores }
  }
}

export const demandOf = (players: number, seating: Seating, measured: Measured, habits: Habits = HABITS): Demand => {
  const { seatsPerRoom, pause, average, full, presence } = habits
  const rooms = players / seatsPerRoom
  const answers = players / pause
  const { spread, nodes, nodeCores } = nodesFor(players, seating, measured, habits)
  const postgresCores = (answers * perAnswer(measured.postgresMs, spread)) / 1_000 / full
  const entries = answers * measured.entriesPerAnswer
  const gamesPerDay = ((entries * DAY) / middle(measured, 'entries')) * average
  const publishes = answers + (rooms * spread) / presence
  return {
    rooms,
    answers,
    nodes,
    nodeCores,
    connectionsPerNode: players / nodes,
    roomsMbPerNode: (rooms * spread * measured.roomKb) / nodes / 1e3,
    postgresCores,
    postgres: Math.ceil(postgresCores / habits.postgresCores),
    pool: nodes * POOL,
    sentMb: (answers * seatsPerRoom * measured.watchBytes) / 1e6,
    walMb: (entries * middle(measured, 'walKb')) / 1e3,
    gamesPerDay,
    gbPerDay: (gamesPerDay * middle(measured, 'kb')) / 1e6,
    publishes,
    deliveries: publishes * (spread - 1),
  }
}
