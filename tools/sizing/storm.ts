/** A node dies, and all who sat there come back at once to the others: what does that do to those who play there? */
import { type Lot, lots, quantile } from './lot.ts'

export interface Storm {
  readonly clients: number
  readonly survivors: number
  /** Milliseconds of CPU of a coming, and of an answer. */
  readonly comingMs: number
  readonly answerMs: number
  /** How busy the survivors were. */
  readonly busy: number
  /** Milliseconds for which the balancer still sends people to the dead node. */
  readonly unnoticed: number
  wait(tries: number, lot: number): number
  readonly seed: number
}

export interface Weathered {
  /** Most that came to all nodes together within a tenth of a second. */
  readonly peak: number
  /** Milliseconds that answers at a survivor took, of those given in the first ten seconds. */
  readonly p99: number
  readonly worst: number
  /** Milliseconds until the last was back. */
  readonly back: number
}

interface Job {
  readonly at: number
  readonly cost: number
  readonly isAnswer: boolean
}

const HORIZON = 10_000

/** When a client reaches a node that lives: each attempt goes to the next node, the dead one among them for a while. */
const arrival = ({ survivors, unnoticed, wait }: Storm, lot: Lot): number => {
  let at = 0
  for (let tries = 0; ; tries++) {
    at += wait(tries, lot())
    const metTheDead = at < unnoticed && lot() < 1 / (survivors + 1)
    if (!metTheDead) return at
  }
}

/** As people give them: at random moments, so many that the node is as busy as said. */
const answersAt = ({ busy, answerMs }: Storm, lot: Lot): Job[] => {
  const jobs: Job[] = []
  for (let at = 0; ; ) {
    at += (-Math.log(1 - lot()) * answerMs) / busy
    if (at > HORIZON) return jobs
    jobs.push({ at, cost: answerMs, isAnswer: true })
  }
}

/** One after the other, as a node works; when each was done. */
const served = (jobs: readonly Job[]): { readonly job: Job; readonly done: number }[] => {
  let free = 0
  return jobs
    .toSorted((a, b) => a.at - b.at)
    .map((job) => {
      free = Math.max(free, job.at) + job.cost
      return { job, done: free }
    })
}

const peakOf = (times: readonly number[]): number => {
  const counts = new Map<number, number>()
  for (const at of times) counts.set(Math.floor(at / 100), (counts.get(Math.floor(at / 100)) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}

export const weather = (storm: Storm): Weathered => {
  const lot = lots(storm.seed)
  const comings = Array.from({ length: storm.clients }, () => arrival(storm, lot))
  const waits: number[] = []
  let back = 0
  for (let node = 0; node < storm.survivors; node++) {
    const mine = comings.filter((_, n) => n % storm.survivors === node)
    const jobs = mine.map((at): Job => ({ at, cost: storm.comingMs, isAnswer: false }))
    for (const { job, done } of served([...jobs, ...answersAt(storm, lot)]))
      if (job.isAnswer) waits.push(done - job.at)
      else back = Math.max(back, done)
  }
  return { peak: peakOf(comings), p99: quantile(waits, 0.99), worst: quantile(waits, 1), back }
}
