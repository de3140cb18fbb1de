/** What an operator wants to know. No label names a room or a person. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** How an answer on its way into the store ended: `late` lost a race and was read again, `fault` was refused. */
export type Committed = 'kept' | 'late' | 'gone' | 'fault'

export interface Metrics {
  readonly registry: Registry
  count(what: 'frames' | 'refused' | 'slow' | 'rooms' | 'faults'): void
  /** Begins now; how it ended is said to what it returns. */
  commit(): (how: Committed) => void
  read(what: 'room' | 'since'): void
}

export interface Gauged {
  rooms(): number
  guests(): number
  /** Whether news of other servers come. */
  hears(): boolean
  /** Rejects where the store cannot be used. */
  check(): Promise<void>
}

const HELP = {
  frames: 'Frames taken from clients',
  refused: 'Frames refused before they reached a room',
  slow: 'Connections given up because nobody read',
  rooms: 'Rooms made',
  faults: 'Faults of the store or of a bot',
} as const

/** In seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const gauges = (registry: Registry, { rooms, guests, hears, check }: Gauged): void => {
  const gauge = (name: string, help: string, value: () => number | Promise<number>): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await value())
      },
    })
  gauge('vigil_open_rooms', 'Rooms held in memory', rooms)
  gauge('vigil_guests', 'Connections that sit in a room', guests)
  gauge('vigil_bus_up', 'Whether news of other servers come; 1 where there are none', () => Number(hears()))
  gauge('vigil_store_up', 'Whether the store can be used', () =>
    check().then(
      () => 1,
      () => 0,
    ),
  )
}

export const metricsOf = (gauged: Gauged): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counters = Object.fromEntries(
    Object.entries(HELP).map(([name, help]) => [name, new Counter({ name: `vigil_${name}_total`, help, registers })]),
  )
  gauges(registry, gauged)
  // Every answer is counted here, and labelled only when somebody looks.
  const ended: Record<Committed, number> = { kept: 0, late: 0, gone: 0, fault: 0 }
  new Counter({
    name: 'vigil_commits_total',
    help: 'Answers on their way into the store, by how that ended',
    labelNames: ['how'],
    registers,
    collect() {
      this.reset()
      for (const [how, count] of Object.entries(ended)) this.inc({ how }, count)
    },
  })
  const seconds = new Histogram({
    name: 'vigil_commit_seconds',
    help: 'How long the store took to keep an answer',
    buckets: BUCKETS,
    registers,
  })
  const reads = new Counter({
    name: 'vigil_reads_total',
    help: 'Rooms read whole, and what others wrote since',
    labelNames: ['what'],
    registers,
  })
  // From the beginning: an alert on a series that is not there yet never fires.
  for (const what of ['room', 'since']) reads.inc({ what }, 0)
  return {
    registry,
    count: (what) => counters[what]?.inc(),
    commit() {
      const begun = performance.now()
      return (how) => {
        seconds.observe((performance.now() - begun) / 1_000)
        ended[how]++
      }
    },
    read: (what) => reads.inc({ what }),
  }
}
