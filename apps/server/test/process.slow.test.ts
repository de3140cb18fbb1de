/** The server as a process: how it stops, what it refuses to start with, and what its log never says. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteStore } from '@vigil/store/sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { ELDER_SIGN, made, person, playOn } from './table-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'vigil-process-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Running {
  readonly child: ChildProcess
  /** Everything it has said. */
  said(): string
  ended: Promise<number | null>
}

const start = (env: Readonly<Record<string, string>>): Running => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'run.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  return { child, said: () => said, ended: once(child, 'exit').then(([code]) => code as number | null) }
}

const portOf = async ({ child, said, ended }: Running): Promise<number> => {
  while (!/localhost:\d+/.test(said())) await Promise.race([once(child.stdout ?? child, 'data'), ended])
  return Number(/localhost:(\d+)/.exec(said())?.[1])
}

describe('a server that is told to stop', () => {
  it('says goodbye, has kept everything, and has told its log no secrets', async () => {
    const running = start({ LOG_LEVEL: 'debug' })
    const port = await portOf(running)
    const { room, chairs, watch } = await made(port, ELDER_SIGN)
    const people = []
    for (const { key } of chairs) people.push(await person(port, room, key))
    await Promise.all(people.map(({ until }) => until(() => true)))
    await playOn(people, 10)
    const seq = people[0]?.client.known()?.glance.seq
    // Things that go wrong are logged most willingly.
    const wrong = new WebSocket(`ws://127.0.0.1:${port}/api/play?key=${watch}`)
    await new Promise((done) => wrong.on('error', done))
    const bearer = { headers: { Authorization: `Bearer ${chairs[0]?.key}` } }
    for (const path of ['', '/record', '/nothing'])
      await fetch(`http://127.0.0.1:${port}/api/rooms/${room}${path}`, bearer)

    const byes = people.map(({ next }) => next('bye'))
    running.child.kill('SIGTERM')
    for (const bye of await Promise.all(byes)) expect(bye.refusal.code).toBe('server.closing')
    expect(await running.ended).toBe(0)

    const store = sqliteStore(join(folder, 'vigil.db'))
    const kept = await store.open(room)
    await store.close()
    if (!kept) throw new Error('the room is gone')
    expect(kept.log).toHaveLength(seq ?? -1)
    const { chairs: kin, watch: hash } = kept.company.body as unknown as { chairs: { key: string }[]; watch: string }
    const secrets = [kept.head.seed, watch, hash, ...chairs.map(({ key }) => key), ...kin.map(({ key }) => key)]
    for (const secret of secrets) expect(running.said().includes(secret)).toBe(false)
    expect(secrets.every((secret) => secret.length > 20)).toBe(true)
  }, 120_000)
})

const writeNewer = async (into: string): Promise<void> => {
  mkdirSync(into, { recursive: true })
  const path = join(into, 'vigil.db')
  if (existsSync(path)) return
  await sqliteStore(path).close()
  // SQLite's header has the number at this place.
  const bytes = readFileSync(path)
  bytes.writeUInt32BE(99, 60)
  writeFileSync(path, bytes)
}

describe('a server that cannot start', () => {
  const newer = join(folder, 'newer')
  const file = join(folder, 'a-file')

  it.each([
    ['a bad variable', { PORT: 'eighty' }, 'PORT is "eighty": it should be a whole number.'],
    ['a folder that is a file', { DATA_DIR: file }, `The folder ${file} cannot be made: name another in DATA_DIR.`],
    ['a database of a newer release', { DATA_DIR: newer }, 'was written by a newer release'],
  ])(
    'for %s says what to do',
    async (_, env, sentence) => {
      writeFileSync(file, '')
      await writeNewer(newer)
      const running = start({ ...env })
      expect(await running.ended).toBe(2)
      expect(running.said()).toContain(sentence)
      expect(running.said()).not.toContain('    at ')
    },
    60_000,
  )
})
