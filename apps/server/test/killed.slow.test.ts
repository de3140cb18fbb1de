/** The server is killed at random moments under play: everything it acknowledged is there, once, and everybody agrees. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fastInts, type Kind, randomAnswer } from '@vigil/kernel'
import { sqliteStore } from '@vigil/store/sqlite'
import { type Client, type Known, wireClient } from '@vigil/table/wire'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
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

/** A client that always comes back, and answers whenever it is asked. */
const stubborn = (port: number, room: string, key: string, who: string) => {
  const int = fastInts(who)
  const acknowledged: number[] = []
  let stopped = false
  let resting = false
  let busy = false
  const client: Client<Kind> = wireClient<Kind>({ room, key, prefix: `${who}-`, heard: (_, known) => void play(known) })

  const play = async ({ glance: { waits } }: Known<Kind>): Promise<void> => {
    if (busy || resting || waits.is !== 'decision' || !waits.yours) return
    busy = true
    const input = randomAnswer<Kind>({ kind: 'decision', ...waits.decision }, int)
    const pick = input.is === 'answer' ? input.pick : []
    const kept = await client.act({ do: 'answer', decision: waits.decision.id, seat: waits.decision.seat, pick })
    busy = false
    if (kept.ok) acknowledged.push(kept.value)
    const known = client.known()
    if (known) void play(known)
  }

  let socket: WebSocket | undefined
  const connect = (): void => {
    if (stopped) return
    socket = new WebSocket(`ws://127.0.0.1:${port}/api/play`)
    socket.on('open', () => client.connected((text) => socket?.send(text)))
    socket.on('message', (data) => client.receive(String(data)))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      client.disconnected()
      setTimeout(connect, 30)
    })
  }
  connect()
  return {
    client,
    acknowledged,
    /** Stays, and answers no more. */
    rest() {
      resting = true
    },
    isIdle: () => !busy,
    stop() {
      stopped = true
      socket?.close()
    },
  }
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
