/** The server is killed at random moments under play: everything it acknowledged is there, once, and everybody agrees. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fastInts } from '@vigil/kernel'
import { sqliteStore } from '@vigil/store/sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { stubborn } from './stubborn.ts'
import { ELDER_SIGN, made } from './table-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'vigil-killed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ROUNDS = process.env.VIGIL_SOAK ? 200 : 20

const startProcess = async (port: number): Promise<{ child: ChildProcess; port: number }> => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'run.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      FRAMES_PER_SECOND: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [data] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  return { child, port: Number(/localhost:(\d+)/.exec(String(data))?.[1]) }
}

describe('a server that is killed', () => {
  it(`keeps all it acknowledged (${ROUNDS} times)`, async () => {
    let running = await startProcess(0)
    const { port } = running
    const { room, chairs } = await made(port, ELDER_SIGN)
    const people = chairs.map(({ key }, i) => stubborn(port, room, key, `p${i}`))
    const int = fastInts('moments')
    for (let round = 0; round < ROUNDS; round++) {
      const before = Math.max(0, ...people.flatMap(({ acknowledged }) => acknowledged))
      const over = () => people.some(({ client }) => client.known()?.glance.waits.is === 'over')
      const moved = () => people.some(({ acknowledged }) => acknowledged.some((seq) => seq > before + 4))
      while (!moved() && !over()) await wait(5)
      await wait(int(40))
      running.child.kill('SIGKILL')
      await once(running.child, 'exit')
      running = await startProcess(port)
    }
    for (const { rest } of people) rest()
    const seqs = (): number[] => people.map(({ client }) => client.known()?.glance.seq ?? -1)
    while (!people.every(({ isIdle }) => isIdle()) || new Set(seqs()).size > 1) await wait(20)
    const [first, ...others] = people.map(({ client }) => client.known()?.glance.view)
    for (const other of others) expect(other).toEqual(first)
    const [seq] = seqs()
    for (const { stop } of people) stop()
    running.child.kill('SIGTERM')
    await once(running.child, 'exit')

    const store = sqliteStore(join(folder, 'vigil.db'))
    const kept = await store.open(room)
    await store.close()
    const log = kept?.log ?? []
    expect(log.map((entry) => entry.seq)).toEqual(log.map((_, i) => i))
    expect(seq).toBe(log.length)
    const tags = log.flatMap(({ tag }) => tag ?? [])
    expect(new Set(tags).size).toBe(tags.length)
    const acknowledged = people.flatMap((each) => each.acknowledged)
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    // Each acknowledgement names the place up to which its act reaches: an act ends there, in the log as well.
    const ends = new Set([log.length, ...log.filter(({ chair }) => chair !== undefined).map(({ seq }) => seq)])
    for (const seq of acknowledged) expect(ends.has(seq), `act up to ${seq}`).toBe(true)
    expect(tags.length).toBeGreaterThanOrEqual(acknowledged.length)
  }, 3_600_000)
})
