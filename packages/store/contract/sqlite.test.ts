import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import { sqliteStore } from '../src/adapters/sqlite/index.ts'
import { APPLICATION, STEPS } from '../src/adapters/sqlite/schema.ts'
import type { Store } from '../src/index.ts'
import { storeContract } from './contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'vigil-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const newFile = (): string => join(folder, `${files++}.db`)
let last = ''

storeContract('sqlite', {
  fresh: async () => {
    last = newFile()
    return sqliteStore(last)
  },
  again: async () => sqliteStore(last),
})

const RESTLESS = { writesAhead: 1, answersAhead: 1 }

storeContract('sqlite, whose log is emptied and whose journal takes turns all the time', {
  fresh: async () => {
    last = newFile()
    return sqliteStore(last, RESTLESS)
  },
  again: async () => sqliteStore(last, RESTLESS),
})

describe('a file', () => {
  it('of a newer release is refused, and left as it is', async () => {
    const file = newFile()
    await sqliteStore(file).close()
    const db = new Database(file)
    db.exec('PRAGMA user_version = 99')
    db.close()
    expect(() => sqliteStore(file)).toThrow(/newer release \(shape 99, this one knows \d+\)/)
  })

  it('of an older release is taken over with everything in it', async () => {
    const file = newFile()
    const db = new Database(file)
    db.exec(`${STEPS[0]} PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = 1`)
    const latest = { seq: 1, counted: 1, version: '1', state: { doom: 2 } }
    db.prepare('INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run([
      ...['a', 'g', '{}', 's', null, '{"host":0}', 3, 1],
      ...[JSON.stringify(latest), null, 5, 7],
    ])
    db.exec(`INSERT INTO inputs VALUES ('a', 0, '{"is":"answer"}', '[]', 0, '0:x', '1', 7)`)
    db.close()
    const store = sqliteStore(file)
    expect(await store.open('a')).toMatchObject({ company: { rev: 3, body: { host: 0 } }, latest, touchedAt: 7 })
    const entry = { seq: 1, input: null, events: [], version: '1', at: 8 }
    expect(await store.append({ room: 'a', entries: [entry], latest })).toBe('kept')
    expect((await store.since('a', 0)).map(({ tag }) => tag)).toEqual(['0:x', undefined])
    await store.close()
  })

  it('of another program is refused', () => {
    const file = newFile()
    const db = new Database(file)
    db.exec('PRAGMA application_id = 7; CREATE TABLE theirs (n)')
    db.close()
    expect(() => sqliteStore(file)).toThrow(/another program/)
  })

  it('that is no database at all is refused', () => {
    const file = newFile()
    writeFileSync(
      file,
      'these are not the bytes you are looking for, but there are enough of them to be read\n'.repeat(50),
    )
    expect(() => sqliteStore(file)).toThrow(/cannot be used/)
  })

  it('in a folder that is not there is refused', () => {
    expect(() => sqliteStore(join(folder, 'nowhere', 'x.db'))).toThrow(/cannot be used/)
  })

  it('that can grow no more says so, loses nothing and goes on when there is room', async () => {
    const file = newFile()
    const store = sqliteStore(file, { mostPages: 40 })
    const latest = { seq: 0, counted: 0, version: '1', state: null }
    await store.create(
      { id: 'a', game: 'g', setup: {}, seed: 's', createdAt: 1 },
      {},
      { room: 'a', entries: [], latest },
    )
    const append = (to: Store, seq: number, size: number) =>
      to.append({ room: 'a', entries: [{ seq, input: 'y'.repeat(size), events: [], version: '1', at: 2 }], latest })
    expect(await append(store, 0, 10)).toBe('kept')
    await expect(append(store, 1, 500_000)).rejects.toMatchObject({ code: 'full' })
    expect((await store.open('a'))?.log.map(({ seq }) => seq)).toEqual([0])
    expect(await append(store, 1, 10)).toBe('kept')
    await store.close()
    const roomier = sqliteStore(file)
    expect(await append(roomier, 2, 500_000)).toBe('kept')
    expect((await roomier.open('a'))?.log.map(({ seq }) => seq)).toEqual([0, 1, 2])
    await roomier.close()
  })

  it.each([
    [5, 'stays short'],
    [10_000, 'would grow'],
  ])('empties its log after %i writes: it %s', async (writesAhead, how) => {
    const file = newFile()
    const store = sqliteStore(file, { writesAhead, answersAhead: 1 })
    const latest = { seq: 0, counted: 0, version: '1', state: 'y'.repeat(6_000) }
    const head = { id: 'a', game: 'g', setup: {}, seed: 's', createdAt: 1 }
    await store.create(head, {}, { room: 'a', entries: [], latest })
    for (let seq = 0; seq < 100; seq++) {
      const entry = { seq, input: seq, events: [], version: '1', at: 2 }
      expect(await store.append({ room: 'a', entries: [entry], latest })).toBe('kept')
    }
    expect(statSync(`${file}-wal`).size < 500_000).toBe(how === 'stays short')
    expect((await store.since('a', 0)).length).toBe(100)
    await store.close()
  })

  it('empties its log even where more is written than can be moved meanwhile', async () => {
    const file = newFile()
    const store = sqliteStore(file, { writesAhead: 5, answersAhead: 1 })
    const latest = { seq: 0, counted: 0, version: '1', state: 'y'.repeat(6_000) }
    const play = async (id: string): Promise<void> => {
      const head = { id, game: 'g', setup: {}, seed: 's', createdAt: 1 }
      await store.create(head, {}, { room: id, entries: [], latest })
      for (let seq = 0; seq < 60; seq++) {
        const entry = { seq, input: seq, events: [], version: '1', at: 2 }
        const position = { ...latest, seq, state: `${seq}`.repeat(3_000) }
        expect(await store.append({ room: id, entries: [entry], latest: position })).toBe('kept')
      }
    }
    await Promise.all(Array.from({ length: 20 }, (_, n) => play(`room-${n}`)))
    // 1,200 answers that write two pages and more: far beyond ten megabytes, if it never began anew.
    expect(statSync(`${file}-wal`).size).toBeLessThan(3_000_000)
    await store.close()
  })

  it('lets its log begin anew only when the file alone has everything that was in it', async () => {
    const file = newFile()
    const store = sqliteStore(file, { writesAhead: 8, answersAhead: 1 })
    const latest = { seq: 0, counted: 0, version: '1', state: null }
    await store.create(
      { id: 'a', game: 'g', setup: {}, seed: 's', createdAt: 1 },
      {},
      { room: 'a', entries: [], latest },
    )
    // Changes whenever the log begins anew.
    const salt = (): string => readFileSync(`${file}-wal`).subarray(16, 24).toString('hex')
    const entriesInFile = async (): Promise<number> => {
      const alone = newFile()
      // What waits in the journal is not in the file yet.
      for (const part of ['', '-answers-0', '-answers-1']) copyFileSync(`${file}${part}`, `${alone}${part}`)
      const found = sqliteStore(alone)
      const entries = await found.since('a', 0)
      await found.close()
      return entries.length
    }
    let begun = 0
    let known = salt()
    for (let seq = 0; seq < 200; seq++) {
      const entry = { seq, input: seq, events: [], version: '1', at: 2 }
      expect(await store.append({ room: 'a', entries: [entry], latest })).toBe('kept')
      if (salt() === known) continue
      known = salt()
      begun++
      expect(await entriesInFile()).toBe(seq + 1)
    }
    expect(begun).toBeGreaterThan(5)
    await store.close()
  })

  it('keeps what was acknowledged when its process is killed at once', async () => {
    const file = newFile()
    const script = join(import.meta.dirname, 'killed.ts')
    for (let round = 0; round < 3; round++) {
      const killed = spawnSync(process.execPath, ['--import', 'tsx', script, file, String(round)], { encoding: 'utf8' })
      expect(killed.signal, killed.stderr).toBe('SIGKILL')
      const acknowledged = killed.stdout.trim().split('\n').map(Number)
      const kept = sqliteStore(file)
      const rows = await kept.since(`r${round}`, 0)
      await kept.close()
      expect(acknowledged.length).toBeGreaterThan(5)
      expect(rows.map(({ seq }) => seq).slice(0, acknowledged.length)).toEqual(acknowledged)
    }
  })
})
