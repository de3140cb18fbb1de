/** The server is killed at random moments under play: everything it acknowledged is there, once, and everybody agrees. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fastInts, type IntSource } from '@vigil/kernel'
import type { Entry } from '@vigil/store'
import { sqliteStore } from '@vigil/store/sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { type Stubborn, stubborn } from './stubborn.ts'
import { ELDER_SIGN, made } from './table-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'vigil-killed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ROUNDS = process.env.VIGIL_SOAK ? 200 : 20

interface Running {
  readonly child: ChildProcess
  readonly port: number
}

const startProcess = async (port: number): Promise<Running> => {
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

type People = readonly Stubborn[]

const isOver = (people: People): boolean => people.some(({ client }) => client.known()?.glance.waits.is === 'over')

/** Under play, at some moment after further answers were acknowledged. */
const killedUnder = async (people: People, { child, port }: Running, int: IntSource): Promise<Running> => {
  const before = Math.max(0, ...people.flatMap(({ acknowledged }) => acknowledged))
  const moved = () => people.some(({ acknowledged }) => acknowledged.some((seq) => seq > before + 4))
  while (!moved() && !isOver(people)) await wait(5)
  await wait(int(40))
  child.kill('SIGKILL')
  await once(child, 'exit')
  return startProcess(port)
}

/** Where everybody agrees. */
const seqSeenBy = async (people: People): Promise<number> => {
  for (const { rest } of people) rest()
  const seqs = (): number[] => people.map(({ client }) => client.known()?.glance.seq ?? -1)
  while (!people.every(({ isIdle }) => isIdle()) || new Set(seqs()).size > 1) await wait(20)
  const [first, ...others] = people.map(({ client }) => client.known()?.glance.view)
  for (const other of others) expect(other).toEqual(first)
  for (const { stop } of people) stop()
  return seqs()[0] ?? -1
}

const expectKept = (log: readonly Entry[], acknowledged: readonly number[]): void => {
  expect(log.map((entry) => entry.seq)).toEqual(log.map((_, i) => i))
  const tags = log.flatMap(({ tag }) => tag ?? [])
  expect(new Set(tags).size).toBe(tags.length)
  // Each acknowledgement names the place up to which its act reaches: an act ends there, in the log as well.
  const ends = new Set([log.length, ...log.filter(({ chair }) => chair !== undefined).map(({ seq }) => seq)])
  for (const seq of acknowledged) expect(ends.has(seq), `act up to ${seq}`).toBe(true)
  expect(tags.length).toBeGreaterThanOrEqual(acknowledged.length)
}

describe('a server that is killed', () => {
  it(`keeps all it acknowledged (${ROUNDS} times)`, async () => {
    let running: Running = await startProcess(0)
    const int = fastInts('moments')
    const games: { room: string; seq: number; acknowledged: number[] }[] = []
    let round = 0
    // A game that is over makes room for the next: it is under play that a server is killed.
    while (round < ROUNDS) {
      const { room, chairs } = await made(running.port, ELDER_SIGN)
      const people = chairs.map(({ key }, i) => stubborn(running.port, room, key, `g${games.length}p${i}`))
      for (; round < ROUNDS && !isOver(people); round++) running = await killedUnder(people, running, int)
      const seq = await seqSeenBy(people)
      games.push({ room, seq, acknowledged: people.flatMap((each) => each.acknowledged) })
    }
    running.child.kill('SIGTERM')
    await once(running.child, 'exit')

    const store = sqliteStore(join(folder, 'vigil.db'))
    for (const { room, seq, acknowledged } of games) {
      const log = (await store.open(room))?.log ?? []
      expect(seq).toBe(log.length)
      expectKept(log, acknowledged)
    }
    await store.close()
    expect(games.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThan(ROUNDS)
  }, 3_600_000)
})
