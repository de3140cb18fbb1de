/** What one more who watches costs a node. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fastInts, type IntSource } from '@vigil/kernel'
import type { Figure } from '../figure.ts'
import { mean } from '../samples.ts'
import { OURS, UNLIMITED } from './bundled.ts'
import { type Cluster, withCluster } from './cluster.ts'
import { enterOurs, makeOurs, sitAtOurs } from './ours.ts'

const WATCHING = 400
const ANSWERS = 150
const PACE = 20

interface Watched {
  /** Milliseconds of CPU of the node for one answer. */
  readonly cpu: number
  /** Of one update, as a spectator gets it. */
  readonly bytes: number
}

/** A new room, so that both are equally far on. */
const answersBefore = async (cluster: Cluster, watching: number, int: IntSource): Promise<Watched> => {
  const made = await makeOurs(cluster.at)
  const table = await sitAtOurs(cluster.at, made)
  const sizes: number[] = []
  const sockets = []
  for (let n = 0; n < watching; n++)
    sockets.push(
      await enterOurs(cluster.at, made.room, made.watch, (text) => {
        if (n === 0 && text.startsWith('{"t":"update"')) sizes.push(text.length)
      }),
    )
  const before = await cluster.usage()
  let given = 0
  while (given < ANSWERS && (await table.answer(int)) !== undefined) {
    given++
    await sleep(PACE)
  }
  const after = await cluster.usage()
  table.close()
  for (const socket of sockets) socket.close()
  return { cpu: ((after.cpu - before.cpu) / given) * 1_000, bytes: mean(sizes) }
}

export const spectators = (): Promise<Figure[]> =>
  withCluster(1, OURS, UNLIMITED, async (cluster) => {
    const int = fastInts('watched')
    // Until the compiler has done its work.
    await answersBefore(cluster, WATCHING, int)
    const alone = await answersBefore(cluster, 0, int)
    const watched = await answersBefore(cluster, WATCHING, int)
    const note = `a room with ${WATCHING} who watch against one with none, ${ANSWERS} answers each`
    return [
      {
        id: 'cluster.watch.cpu',
        what: 'an update to one who watches: CPU of the node',
        unit: 'µs',
        value: ((watched.cpu - alone.cpu) / WATCHING) * 1_000,
        note,
      },
      { id: 'cluster.watch.bytes', what: 'an update to one who watches', unit: 'bytes', value: watched.bytes, note },
    ]
  })
