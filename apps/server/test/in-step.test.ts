/** However lines break, and with two tabs on one chair: everybody comes to see the same, and each act is kept once. */
import { setTimeout as wait } from 'node:timers/promises'
import { fastInts, type Kind } from '@vigil/kernel'
import { memoryStore } from '@vigil/store/memory'
import { glanceIn } from '@vigil/table/room'
import { describe, expect, it } from 'vitest'
import { shakyLine } from './shaky-line.ts'
import { type Stubborn, stubborn } from './stubborn.ts'
import { made, SETUPS, started } from './table-of.ts'

const TRIES = process.env.VIGIL_SOAK ? 200 : 3
const ACTS = 40

const until = async (when: () => boolean): Promise<void> => {
  while (!when()) await wait(5)
}

const seqOf = ({ client }: Stubborn): number => client.known()?.glance.seq ?? -1
const isOver = ({ client }: Stubborn): boolean => client.known()?.glance.waits.is === 'over'

describe.each(SETUPS)('a game of $game over lines that break', (wanted) => {
  it.each(Array.from({ length: TRIES }, (_, n) => n))('ends alike for everybody (%i)', async (n) => {
    const store = memoryStore()
    const server = await started(store)
    const { room, chairs, watch } = await made(server.port, wanted)
    const line = await shakyLine(server.port, fastInts(`line ${wanted.game} ${n}`))
    const tabs = [chairs[0], chairs[0], chairs[1]].map((chair, i) =>
      stubborn(line.port, room, chair?.key ?? '', `${n}-${i}`),
    )
    const eyes = stubborn(line.port, room, watch, `${n}-eyes`)
    const everybody = [...tabs, eyes]
    await until(() => tabs.some(isOver) || tabs.flatMap(({ acknowledged }) => acknowledged).length >= ACTS)

    for (const { rest } of tabs) rest()
    line.mend()
    await until(() => tabs.every(({ isIdle }) => isIdle()))
    const log = await store.since(room, 0)
    await until(() => everybody.every((one) => seqOf(one) === log.length))

    expect(everybody.reduce((sum, { lost }) => sum + lost(), 0)).toBeGreaterThan(everybody.length)
    // The last of them may be on the way back, and nobody in the room.
    await until(() => server.hall.here.has(room))
    const hosted = server.hall.here.get(room)
    if (!hosted) throw new Error('the room is not open')
    const seen = (chair: number | 'spectator') => JSON.parse(JSON.stringify(glanceIn<Kind>(hosted.room, chair)))
    for (const [i, chair] of [0, 0, 1, 'spectator' as const].entries())
      expect(everybody[i]?.client.known()?.glance).toEqual(seen(chair))

    const tags = log.flatMap(({ tag }) => tag ?? [])
    expect(new Set(tags).size).toBe(tags.length)
    const kept = new Set(hosted.tags.values())
    for (const seq of tabs.flatMap(({ acknowledged }) => acknowledged))
      expect(kept.has(seq), `act up to ${seq}`).toBe(true)
    for (const { stop } of everybody) stop()
    await line.close()
    await server.close()
  })
})
