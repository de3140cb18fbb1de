/** What an operator wants to know. No label names a room or a person. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  count(what: 'frames' | 'refused' | 'slow' | 'rooms' | 'faults'): void
}

export interface Gauged {
  rooms(): number
  guests(): number
}

const HELP = {
  frames: 'Frames taken from clients',
  refused: 'Frames refused before they reached a room',
  slow: 'Connections given up because nobody read',
  rooms: 'Rooms made',
  faults: 'Faults of the store or of a bot',
} as const

export const metricsOf = ({ rooms, guests }: Gauged): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counters = Object.fromEntries(
    Object.entries(HELP).map(([name, help]) => [
      name,
      new Counter({ name: `vigil_${name}_total`, help, registers: [registry] }),
    ]),
  )
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value())
      },
    })
  gauge('vigil_open_rooms', 'Rooms held in memory', rooms)
  gauge('vigil_guests', 'Connections that sit in a room', guests)
  return { registry, count: (what) => counters[what]?.inc() }
}
