/** Many tables at once: as fast as they go, or at a pace that waits for nobody. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fastInts } from '@vigil/kernel'
import type { Service } from './service.ts'
import type { OpenTable, Table } from './table.ts'

export interface Load {
  readonly tables: number
  /** Milliseconds from one answer of a table to its next; 0: at once. */
  readonly every: number
  readonly warmUp: number
  readonly seconds: number
  /** Told when counting begins. */
  begun?(): void
}

export interface Loaded {
  readonly answers: number
  readonly wall: number
  /** Of the server alone. */
  readonly cpu: number
  /** Seconds of CPU of everybody else, the load itself among them. */
  readonly others: Readonly<Record<string, number>>
  /** In milliseconds, from when the answer was due: who is kept waiting counts the wait. */
  readonly waits: readonly number[]
  readonly most: number
}

interface Clock {
  counting: boolean
  stopped: boolean
}

/** A game that is over makes room for a new one. */
const keepPlaying = async (at: () => number, open: OpenTable, first: Table, n: number, load: Load, clock: Clock) => {
  const int = fastInts(`table ${n}`)
  const waits: number[] = []
  let table = first
  let due = performance.now() + (load.every * n) / load.tables
  while (!clock.stopped) {
    if (load.every > 0) await sleep(Math.max(0, due - performance.now()))
    const begun = performance.now()
    const took = await table.answer(int)
    if (took === undefined) {
      table.close()
      table = await open(at)
      due = Math.max(due, performance.now())
      continue
    }
    if (clock.counting) waits.push(load.every > 0 ? took + Math.max(0, begun - due) : took)
    due += load.every
  }
  table.close()
  return waits
}

export const loadOn = async (service: Service, open: OpenTable, load: Load): Promise<Loaded> => {
  const tables: Table[] = []
  while (tables.length < load.tables) tables.push(await open(service.at))
  const clock: Clock = { counting: false, stopped: false }
  const playing = tables.map((table, n) => keepPlaying(service.at, open, table, n, load, clock))
  await sleep(load.warmUp * 1_000)
  const before = await service.usage()
  const [begun, used] = [performance.now(), process.cpuUsage()]
  load.begun?.()
  clock.counting = true
  await sleep(load.seconds * 1_000)
  clock.counting = false
  const wall = (performance.now() - begun) / 1_000
  const after = await service.usage()
  const { user, system } = process.cpuUsage(used)
  clock.stopped = true
  const waits = (await Promise.all(playing)).flat()
  const others = Object.entries(after.others ?? {}).map(([who, cpu]) => [who, cpu - (before.others?.[who] ?? 0)])
  return {
    answers: waits.length,
    wall,
    cpu: after.cpu - before.cpu,
    others: { ...Object.fromEntries(others), load: (user + system) / 1e6 },
    waits,
    most: after.most,
  }
}
