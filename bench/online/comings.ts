/** What it costs when people come: to rooms that have to be read first, and to rooms that are open. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fastInts } from '@vigil/kernel'
import type { RoomMade } from '@vigil/table/wire'
import type { Figure } from '../figure.ts'
import { OURS, UNLIMITED } from './bundled.ts'
import { type Cluster, withCluster } from './cluster.ts'
import { enterOurs, makeOurs, sitAtOurs } from './ours.ts'
import type { Usage } from './service.ts'
import { SEATS } from './table.ts'

const ROOMS = 200
const ANSWERS = 60
const AT_ONCE = 20
/** Further connections to every room: enough that what a connection holds stands out. */
const MORE = 12

/** The rooms that a node holds, by its own account. */
const openRooms = async (port: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^vigil_open_rooms (\d+)/m.exec(text)?.[1])
}

const inGroups = async <T>(all: readonly T[], each: (one: T, n: number) => Promise<void>): Promise<void> => {
  for (let n = 0; n < all.length; n += AT_ONCE)
    await Promise.all(all.slice(n, n + AT_ONCE).map((one, i) => each(one, n + i)))
}

/** Half-way through their games, with nobody there. */
const playedRooms = async ({ at }: Cluster): Promise<RoomMade[]> => {
  const rooms: RoomMade[] = []
  while (rooms.length < ROOMS) rooms.push(await makeOurs(at))
  await inGroups(rooms, async (made, n) => {
    const table = await sitAtOurs(at, made)
    const int = fastInts(`coming ${n}`)
    for (let given = 0; given < ANSWERS; given++) if ((await table.answer(int)) === undefined) break
    table.close()
  })
  while ((await openRooms(at())) > 0) await sleep(100)
  return rooms
}

const used = (before: Usage, after: Usage, count: number) => ({
  node: ((after.cpu - before.cpu) / count) * 1_000,
  postgres: (((after.others?.postgres ?? 0) - (before.others?.postgres ?? 0)) / count) * 1_000,
  held: (after.held - before.held) / count,
})

export const comings = (): Promise<Figure[]> =>
  withCluster(1, ['--expose-gc', ...OURS], UNLIMITED, async (cluster) => {
    const rooms = await playedRooms(cluster)
    const come = (chair: number): Promise<void> =>
      inGroups(rooms, async ({ room, chairs }) => {
        await enterOurs(cluster.at, room, chairs[chair]?.key ?? '')
      })
    // The first asks for a collection; its cost belongs to nobody who comes.
    await cluster.usage()
    const before = await cluster.usage()
    await come(0)
    const opened = await cluster.usage()
    for (let more = 0; more < MORE; more++) await come(more % SEATS)
    const full = await cluster.usage()
    const [first, next] = [used(before, opened, ROOMS), used(opened, full, MORE * ROOMS)]
    const note = `${ROOMS} rooms of Elder Sign after ${ANSWERS} answers; memory after a collection, without the kernel’s`
    return [
      {
        id: 'cluster.coming.first',
        what: 'somebody comes, the room is read: CPU of the node',
        unit: 'ms',
        value: first.node,
        note,
      },
      { id: 'cluster.coming.postgres', what: 'the same: CPU of Postgres', unit: 'ms', value: first.postgres },
      {
        id: 'cluster.coming.next',
        what: 'somebody comes to an open room: CPU of the node',
        unit: 'ms',
        value: next.node,
        note,
      },
      { id: 'cluster.seat.memory', what: 'a connection: memory', unit: 'kB', value: next.held / 1e3, note },
      {
        id: 'cluster.room.memory',
        what: 'an open room: memory',
        unit: 'kB',
        value: (first.held - next.held) / 1e3,
        note,
      },
    ]
  })
