/** What is kept in the journal, and not yet in the database, is as safe as what is. */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import { type SqliteOptions, sqliteStore } from '../src/adapters/sqlite/index.ts'
import * as journals from '../src/adapters/sqlite/journal.ts'
import { recordsIn } from '../src/adapters/sqlite/journal-file.ts'
import { statementsOf } from '../src/adapters/sqlite/statements.ts'
import type { Batch, Store } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'vigil-journal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const newFile = (): string => join(folder, `${files++}.db`)

const JOURNAL = ['-answers-0', '-answers-1']

const answer = (room: string, seq: number, text = `said ${seq} – »Iä«`): Batch => {
  const latest = { seq: seq + 1, counted: seq + 1, version: '1', state: { seq } }
  return {
    room,
    entries: [{ seq, input: text, events: [{ is: 'said' }], tag: `0:${seq}`, chair: 0, version: '1', at: 100 + seq }],
    latest,
    // The very position, or one that is like it.
    ...(seq % 4 === 3 && { milestone: seq % 8 === 3 ? latest : { ...latest }, page: { seq: seq + 1, view: { seq } } }),
  }
}

const begun = async (file: string, rooms: readonly string[], options: SqliteOptions = {}): Promise<Store> => {
  const store = sqliteStore(file, options)
  for (const id of rooms) {
    const latest = { seq: 0, counted: 0, version: '1', state: null }
    await store.create({ id, game: 'g', setup: {}, seed: 's', createdAt: 1 }, {}, { room: id, entries: [], latest })
  }
  return store
}

/** As it would be found if the machine had stopped just now. */
const aside = (file: string, parts: readonly string[] = ['', '-wal', ...JOURNAL]): string => {
  const copy = newFile()
  for (const part of parts) if (existsSync(`${file}${part}`)) copyFileSync(`${file}${part}`, `${copy}${part}`)
  return copy
}

const lengthsIn = async (file: string, rooms: readonly string[]): Promise<(number | undefined)[]> => {
  const store = sqliteStore(file)
  const lengths: (number | undefined)[] = []
  for (const room of rooms) {
    const kept = await store.open(room)
    lengths.push(kept?.log.length)
    if (!kept) continue
    const { log, latest, milestones } = kept
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, seq) => seq))
    expect(latest.seq).toBe(log.length)
    const due = Array.from({ length: Math.floor(log.length / 4) }, (_, n) => n * 4 + 4)
    expect(milestones.map(({ seq, state }) => [seq, state])).toEqual(due.map((seq) => [seq, { seq: seq - 1 }]))
    expect(milestones.map(({ seq }) => seq)).toEqual((await store.pages(room)).map(({ seq }) => seq))
  }
  await store.close()
  return lengths
}

/** By itself, with a disk that is done when the test says so. */
const journalIn = async () => {
  const file = newFile()
  await (await begun(file, ['a'])).close()
  const db = new Database(file)
  const onDisk: (() => void)[] = []
  const syncLog = (): Promise<void> => new Promise((resolve) => onDisk.push(resolve))
  const journal = journals.journalOf({
    db,
    sql: statementsOf(db),
    path: file,
    answers: 1,
    most: 1e9,
    placed: () => undefined,
    syncLog,
  })
  return { db, journal, file, onDisk }
}

describe('the journal', () => {
  it('has everything that was acknowledged, wherever the machine stops', async () => {
    const file = newFile()
    const rooms = ['a', 'b', 'c']
    const store = await begun(file, rooms, { answersAhead: 5 })
    const turns = new Set<string>()
    for (let seq = 0; seq < 40; seq++) {
      for (const room of seq % 2 === 0 ? rooms : ['a']) {
        const at = room === 'a' ? seq : seq / 2
        expect(await store.append(answer(room, at))).toBe('kept')
      }
      const half = Math.floor(seq / 2) + 1
      expect(await lengthsIn(aside(file), rooms)).toEqual([seq + 1, half, half])
      turns.add(JOURNAL.map((part) => readFileSync(`${file}${part}`).subarray(8, 16).toString('hex')).join())
    }
    // The files did take turns.
    expect(turns.size).toBeGreaterThan(5)
    await store.close()
  })

  it('is empty when the store has been closed, and the database alone has everything', async () => {
    const file = newFile()
    const store = await begun(file, ['a'])
    for (let seq = 0; seq < 10; seq++) await store.append(answer('a', seq))
    await store.close()
    expect(JOURNAL.map((part) => statSync(`${file}${part}`).size)).toEqual([0, 0])
    expect(await lengthsIn(aside(file, ['']), ['a'])).toEqual([10])
  })

  it.each([
    ['was cut off', (path: string) => truncateSync(path, statSync(path).size - 1)],
    [
      'has another byte',
      (path: string) => {
        const bytes = readFileSync(path)
        bytes[bytes.length - 3] = 7
        writeFileSync(path, bytes)
      },
    ],
    ['is followed by what was never finished', (path: string) => writeFileSync(path, 'some bytes', { flag: 'a' })],
  ])('gives back all before a record that %s, and goes on', async (how, harm) => {
    const file = newFile()
    const store = await begun(file, ['a'])
    for (let seq = 0; seq < 10; seq++) await store.append(answer('a', seq))
    const copy = aside(file)
    await store.close()
    const harmed = JOURNAL.map((part) => `${copy}${part}`).find((path) => statSync(path).size > 0)
    harm(harmed ?? '')
    const left = how.startsWith('is followed') ? 10 : 9
    const again = sqliteStore(copy)
    expect((await again.since('a', 0)).length).toBe(left)
    expect(await again.append(answer('a', left))).toBe('kept')
    const twice = aside(copy)
    await again.close()
    expect(await lengthsIn(twice, ['a'])).toEqual([left + 1])
  })

  it('is shared by two programs: of two answers at one place one is late, and a room that was removed is gone', async () => {
    const file = newFile()
    const one = await begun(file, ['a', 'b'])
    const other = sqliteStore(file)
    expect(await one.append(answer('a', 0))).toBe('kept')
    expect(await other.append(answer('a', 0))).toBe('late')
    expect((await other.since('a', 0)).length).toBe(1)
    expect(await other.append(answer('a', 1))).toBe('kept')
    expect(await one.append(answer('a', 1))).toBe('late')
    expect(await one.append(answer('a', 2))).toBe('kept')
    expect(await one.append(answer('b', 0))).toBe('kept')
    expect(await other.remove('b')).toBe(true)
    expect(await one.append(answer('b', 1))).toBe('gone')
    expect((await one.open('a'))?.log.map(({ tag }) => tag)).toEqual(['0:0', '0:1', '0:2'])
    await other.close()
    expect(await one.append(answer('a', 3))).toBe('kept')
    await one.close()
    expect(await lengthsIn(file, ['a', 'b'])).toEqual([4, undefined])
  })

  it('does not bring back what was refused together with something else', async () => {
    const file = newFile()
    const store = await begun(file, ['a'], { mostPages: 60 })
    expect(await store.append(answer('a', 0))).toBe('kept')
    const refused = await Promise.allSettled([
      store.append(answer('a', 1)),
      store.say('a', { chair: 0, text: 'x'.repeat(900_000), at: 1 }),
    ])
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await lengthsIn(aside(file), ['a'])).toEqual([1])
    expect(await store.append(answer('a', 1, 'once more'))).toBe('kept')
    expect((await store.since('a', 1)).map(({ input }) => input)).toEqual(['once more'])
    await store.close()
  })

  it('keeps what was acknowledged where the database can grow no more', async () => {
    const file = newFile()
    const store = await begun(file, ['a'], { mostPages: 60, answersAhead: 5 })
    let kept = 0
    const full = async (): Promise<void> => {
      for (;;) {
        await store.append(answer('a', kept, 'y'.repeat(20_000)))
        kept++
      }
    }
    await expect(full()).rejects.toMatchObject({ code: 'full' })
    expect(kept).toBeGreaterThan(10)
    await store.close()
    expect(await lengthsIn(file, ['a'])).toEqual([kept])
  })

  it('does not bring back what the database could not commit', async () => {
    const { db, journal, file } = await journalIn()
    db.exec('BEGIN IMMEDIATE')
    journals.begin(journal)
    expect(journals.append(journal, answer('a', 0))).toBe('kept')
    journals.write(journal)
    expect(recordsIn(`${file}${JOURNAL[1]}`).texts).toHaveLength(1)
    journals.forget(journal)
    db.exec('ROLLBACK')
    expect(JOURNAL.flatMap((part) => recordsIn(`${file}${part}`).texts)).toEqual([])
    db.close()
  })

  it('begins a file anew only when what was in it is on the disk elsewhere', async () => {
    const { db, journal, file, onDisk } = await journalIn()
    const keep = async (seq: number): Promise<number[]> => {
      db.exec('BEGIN IMMEDIATE')
      journals.begin(journal)
      expect(journals.append(journal, answer('a', seq))).toBe('kept')
      journals.write(journal)
      db.exec('COMMIT')
      await journals.sync(journal)
      return JOURNAL.map((part) => statSync(`${file}${part}`).size)
    }
    const first = await keep(0)
    expect(await keep(1)).toEqual(first.map((size) => size * 2))
    expect(onDisk).toHaveLength(1)
    onDisk[0]?.()
    await journal.freeing
    // They take turns with this one, and the next go into the other.
    const full = await keep(2)
    expect(full.filter((size) => size > 0)).toHaveLength(1)
    const before = JOURNAL.map((part) => readFileSync(`${file}${part}`))
    for (let seq = 3; seq < 10; seq++) await keep(seq)
    const after = JOURNAL.map((part) => readFileSync(`${file}${part}`))
    const kept = full.findIndex((size) => size > 0)
    expect(after[kept]).toEqual(before[kept])
    expect(after[1 - kept]?.length).toBeGreaterThan(before[kept]?.length ?? 0)
    db.close()
  })
})
