/**
 * Nodes are killed and cut off, Postgres and Redis go away, people are thrown about, all of it under play: everything that
 * was acknowledged is in the log, once, nothing that was refused is, and everybody comes to see the same.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { fastInts, type IntSource } from '@vigil/kernel'
import type { Store } from '@vigil/store'
import { postgresStore } from '@vigil/store/postgres'
import type { RoomMade } from '@vigil/table/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, type Node, noCluster, startCluster } from './cluster.ts'
import { type Stubborn, stubborn } from './stubborn.ts'
import { made, SETUPS } from './table-of.ts'

const ROUNDS = process.env.VIGIL_SOAK ? 200 : 20
const ROOMS = 3
const skipped = noCluster('A cluster under faults')

let cluster: Cluster
let store: Store
beforeAll(async () => {
  if (skipped) return
  cluster = await startCluster(3, { DATABASE_ANSWER_MS: '1000' })
  store = await postgresStore(cluster.postgres.url)
}, 600_000)
afterAll(async () => {
  await store?.close()
  await cluster?.stop()
}, 120_000)

const someNode = (int: IntSource) => {
  const node = cluster.nodes[int(cluster.nodes.length)]
  if (!node) throw new Error('no nodes')
  return node
}

/** On a busy machine Postgres may not answer in time, and the node refuses to start: whoever runs it starts it again. */
const startedAtLast = async (node: Node): Promise<void> => {
  while (
    await node.start().then(
      () => false,
      (error: unknown) => {
        if (String(error).includes('cannot be reached')) return true
        throw error
      },
    )
  )
    await wait(100)
}

/** Each is over when it returns; what it did not take away is there again. */
const FAULTS: Readonly<Record<string, (int: IntSource) => Promise<void>>> = {
  async 'a node killed'(int) {
    const node = someNode(int)
    await node.kill()
    await startedAtLast(node)
  },
  async 'a node cut off from Postgres'(int) {
    const { line } = someNode(int)
    line.turn('shut')
    await wait(500 + int(1_000))
    line.turn('open')
  },
  async 'a node before a dead line'(int) {
    const { line } = someNode(int)
    line.turn('mute')
    await wait(1_000 + int(1_500))
    // What was under way arrives after all, or never.
    if (int(2) === 0) line.turn('shut')
    line.turn('open')
  },
  'Postgres restarted': () => cluster.postgres.restart('SIGQUIT'),
  async 'Redis stopped'(int) {
    await cluster.redis.pause()
    await wait(1_000 + int(1_000))
    await cluster.redis.resume()
  },
  async 'Redis hung'(int) {
    cluster.redis.hang()
    await wait(1_000 + int(4_000))
    cluster.redis.wake()
  },
  async 'every line to Postgres dead'(int) {
    for (const { line } of cluster.nodes) line.turn('mute')
    await wait(1_000 + int(1_500))
    for (const { line } of cluster.nodes) line.turn('open')
  },
  async 'people thrown to other nodes'(int) {
    for (let n = 0; n < 5; n++) {
      cluster.door.drop()
      await wait(int(300))
    }
  },
}

interface Table {
  readonly room: string
  readonly people: readonly Stubborn[]
}

/** On a busy machine a node may think Postgres away, and says so: whoever wants a room tries again. */
const madeAtLast = async (wanted: unknown): Promise<RoomMade> => {
  for (;;) {
    try {
      return await made(cluster.door.port, wanted)
    } catch (error) {
      if (!String(error).includes('store.fault')) throw error
      await wait(100)
    }
  }
}

const sit = async (name: string, wanted: unknown): Promise<Table> => {
  const { room, chairs, watch } = await madeAtLast(wanted)
  const keys = [...chairs.map(({ key }) => key), watch]
  const people = keys.map((key, i) => stubborn(cluster.door.port, room, key, `${name}-${i}`, 20))
  return { room, people }
}

const acknowledged = ({ people }: Table): number => people.flatMap((each) => each.acknowledged).length
const isOver = ({ people }: Table): boolean => people.some(({ client }) => client.known()?.glance.waits.is === 'over')

const until = async (when: () => boolean): Promise<void> => {
  while (!when()) await wait(10)
}

const allHaveMoved = (tables: readonly Table[], by: number): Promise<void> => {
  const before = tables.map(acknowledged)
  return until(() => tables.every((table, i) => isOver(table) || acknowledged(table) >= (before[i] ?? 0) + by))
}

const expectWhole = async ({ room, people }: Table): Promise<void> => {
  for (const { rest } of people) rest()
  await until(() => people.every(({ isIdle }) => isIdle()))
  const log = await store.since(room, 0)
  await until(() => people.every(({ client }) => client.known()?.glance.seq === log.length))
  const [first, ...others] = people.map(({ client }) => client.known()?.glance.view)
  for (const other of others) expect(other).toEqual(first)
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i))
  const logged = log.flatMap(({ tag, chair }) => (tag === undefined ? [] : tag.slice(`${chair}:`.length)))
  expect(new Set(logged).size).toBe(logged.length)
  const kept = people.flatMap(({ tags }) => tags.kept)
  const refused = people.flatMap(({ tags }) => tags.refused)
  expect(kept.filter((tag) => !logged.includes(tag))).toEqual([])
  expect(refused.filter((tag) => logged.includes(tag))).toEqual([])
  expect(logged.filter((tag) => !kept.includes(tag))).toEqual([])
  for (const { stop } of people) stop()
}

describe.skipIf(skipped)('three nodes under play', () => {
  const took = new Map<string, number[]>()
  afterAll(() => {
    for (const [fault, ms] of took)
      console.info(`${fault}, ${ms.length} times: all rooms moved on ${Math.max(...ms)} ms afterwards at most`)
  })

  const kinds = Object.keys(FAULTS)
  it.each(Array.from({ length: ROUNDS }, (_, round) => [kinds[round % kinds.length] ?? '', round] as const))(
    'lose nothing, whatever happens: %s (%i)',
    async (fault, round) => {
      const int = fastInts(`round ${round}`)
      const tables = await Promise.all(
        Array.from({ length: ROOMS }, (_, n) => sit(`${round}-${n}`, SETUPS[(round + n) % SETUPS.length])),
      )
      await allHaveMoved(tables, 3)
      await wait(int(200))
      await FAULTS[fault]?.(int)
      const over = Date.now()
      await allHaveMoved(tables, 2)
      took.set(fault, [...(took.get(fault) ?? []), Date.now() - over])
      for (const table of tables) await expectWhole(table)
    },
    600_000,
  )
})
