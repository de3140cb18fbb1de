/** Rooms in one SQLite file, written ahead and synced: what has been kept survives the process and the power. */
import Database from 'libsql'
import { StoreFault } from '../../fault.ts'
import type { Batch, Company, Entry, Kept, Page, RoomHead, Store } from '../../store.ts'
import { type EntryRow, entryOf, keptOf, lineOf, markOf, type RoomRow, summaryOf, type Text } from '../row.ts'
import { insertFirst } from './growth.ts'
import * as journals from './journal.ts'
import { commitQueue } from './queue.ts'
import { upgrade } from './schema.ts'
import { type Statements, statementsOf } from './statements.ts'
import { type WriteAhead, writeAheadOf } from './write-ahead.ts'

export interface SqliteOptions {
  /** The file grows no larger than this many pages of 8 kB, and neither does the journal. */
  readonly mostPages?: number
  /** After so many rooms have been written, the log goes into the file. */
  readonly writesAhead?: number
  /** At most so many answers wait in the journal before rooms are put in their place. */
  readonly answersAhead?: number
}

/** A position of most games fits into one. */
const PAGE = 8_192

/** Some 70 MB of log: a room that is written takes about twenty pages. */
const WRITES_AHEAD = 400

/** From two hundred rooms on, a room is written more often than once for twenty answers. */
const ANSWERS_AHEAD = 4_000

const FULL = /SQLITE_FULL|ENOSPC|EDQUOT|disk is full|disk full|SQLITE_IOERR/i
const LOCKED = /SQLITE_BUSY|locked/i

const faultIn = (path: string, error: unknown): StoreFault => {
  if (error instanceof StoreFault) return error
  const text = error instanceof Error ? `${'code' in error ? String(error.code) : ''} ${error.message}` : String(error)
  if (FULL.test(text)) return new StoreFault('full', `There is no room left on the disk of ${path}: make some.`, error)
  if (LOCKED.test(text))
    return new StoreFault('unreachable', `${path} is in use by another program: stop that one, or name another.`, error)
  return new StoreFault('broken', `${path} cannot be used: ${text.trim()}`, error)
}

const opened = (path: string, { mostPages }: SqliteOptions): { db: Database.Database; sql: Statements } => {
  try {
    const db = new Database(path)
    // Only a new file takes it.
    db.exec(`PRAGMA page_size = ${PAGE}`)
    db.exec(
      'PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
    )
    if (mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${Math.trunc(mostPages)}`)
    upgrade(db, path)
    const sql = statementsOf(db)
    journals.recover(db, sql, path)
    // OFF: from here on `write-ahead.ts` waits for the disk.
    db.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = OFF')
    return { db, sql }
  } catch (error) {
    throw faultIn(path, error)
  }
}

const create = (sql: Statements, head: RoomHead, company: Company['body'], first: Batch): boolean => {
  const { id, game, setup, seed, chance = null, createdAt } = head
  const made = sql.insertRoom.run(id, game, JSON.stringify(setup), seed, chance, JSON.stringify(company), createdAt)
  if (made.changes === 0) return false
  insertFirst(sql, first, createdAt)
  return true
}

const rewrite = (sql: Statements, room: string, { rev, body }: Company): Company | undefined =>
  sql.rewrite.run(JSON.stringify(body), room, rev).changes === 0 ? undefined : { rev: rev + 1, body }

const logOf = (sql: Statements, room: string, from: number): Entry[] =>
  (sql.entries.all(room, from) as EntryRow[]).map(entryOf)

const textsOf = (rows: unknown[]): string[] => (rows as Text[]).map(({ text }) => text)

const open = (sql: Statements, room: string): Kept | undefined => {
  const row = sql.room.get(room) as RoomRow | undefined
  return row && keptOf(row, logOf(sql, room, 0), textsOf(sql.milestones.all(room)))
}

const pagesOf = (sql: Statements, room: string): Page[] =>
  (sql.pages.all(room) as { seq: number; view: string }[]).map(({ seq, view }) => ({ seq, view: JSON.parse(view) }))

const companyOf = (sql: Statements, room: string): Company | undefined => {
  const row = sql.company.get(room) as RoomRow | undefined
  return row && { rev: row.rev, body: JSON.parse(row.company) }
}

type Do = <T>(work: () => T) => Promise<T>
type Reads = 'open' | 'mark' | 'company' | 'since' | 'pages' | 'lines' | 'rooms'

/** `settled`: reads a room, or all of them, once what they have grown by is in its place. */
const reads = (
  sql: Statements,
  read: Do,
  settled: <T>(room: string | undefined, work: () => T) => Promise<T>,
): Pick<Store, Reads> => ({
  open: (room) => settled(room, () => open(sql, room)),
  mark: (room) => settled(room, () => markOf(sql.mark.get(room))),
  company: (room) => read(() => companyOf(sql, room)),
  since: (room, seq) => settled(room, () => logOf(sql, room, seq)),
  pages: (room) => settled(room, () => pagesOf(sql, room)),
  lines: (room, most) => read(() => sql.lines.all(room, most).map(lineOf).reverse()),
  rooms: ({ before = Number.MAX_SAFE_INTEGER, over }) =>
    settled(undefined, () => sql.rooms.all(before, over === undefined ? null : over ? 1 : 0).map(summaryOf)),
})

/** What goes into the database itself. */
const writes = (sql: Statements, journal: journals.Journal, write: Do): Omit<Store, Reads | 'append' | 'close'> => ({
  create: (head, company, first) => write(() => create(sql, head, company, first)),
  rewrite: (room, company) => write(() => rewrite(sql, room, company)),
  say: (room, { chair = null, text, at }) =>
    write(() => (sql.say.get(room, chair, text, at, room) as { n: number } | undefined)?.n),
  remove: (room) =>
    write(() => {
      journals.drop(journal, room)
      return sql.remove.run(room).changes > 0
    }),
  check: () => write(() => void sql.check.run()),
})

interface Held {
  readonly db: Database.Database
  readonly journal: journals.Journal
  readonly log: WriteAhead
}

const queueOn = ({ db, journal, log }: Held, faultOf: (error: unknown) => StoreFault) => {
  let isInDatabase = false
  const queue = commitQueue({
    ready: () => log.ready(),
    begin() {
      isInDatabase = false
      db.exec('BEGIN IMMEDIATE')
      journals.begin(journal)
    },
    commit() {
      journals.write(journal)
      db.exec('COMMIT')
    },
    rollback() {
      try {
        journals.forget(journal)
      } finally {
        db.exec('ROLLBACK')
      }
    },
    async sync() {
      await Promise.all([journals.sync(journal), isInDatabase && log.sync()])
    },
    meanwhile: () => journals.placeSome(journal),
    faultOf,
  })
  /** What was written is on the disk in the database itself. */
  const inDatabase: Do = (work) =>
    queue.write(() => {
      isInDatabase = true
      return work()
    })
  return { ...queue, inDatabase }
}

/** `path`: the file; it is made where it does not exist. */
export const sqliteStore = (path: string, options: SqliteOptions = {}): Store => {
  const { db, sql } = opened(path, options)
  let closed = false
  const log = writeAheadOf(db, path, options.writesAhead ?? WRITES_AHEAD)
  const most = (options.mostPages ?? Number.POSITIVE_INFINITY) * PAGE
  const answers = options.answersAhead ?? ANSWERS_AHEAD
  const journal = journals.journalOf({ db, sql, path, answers, most, placed: log.wrote, syncLog: log.sync })
  const queue = queueOn({ db, journal, log }, (error) => faultIn(path, error))
  const unlessClosed = async <T>(work: () => T | Promise<T>): Promise<T> => {
    if (closed) throw new StoreFault('closed', 'The store has been closed.')
    try {
      return await work()
    } catch (error) {
      throw faultIn(path, error)
    }
  }
  const keep: Do = (work) => unlessClosed(() => queue.write(work))
  const write: Do = (work) =>
    unlessClosed(() => {
      log.wrote()
      return queue.inDatabase(work)
    })
  return {
    ...reads(sql, unlessClosed, (room, work) =>
      unlessClosed(async () => {
        if (journals.holds(journal, room)) await keep(() => journals.settle(journal, room))
        return work()
      }),
    ),
    ...writes(sql, journal, write),
    append: (batch) => keep(() => journals.append(journal, batch)),
    async close() {
      if (closed) return
      closed = true
      // Where there is no room for it, it stays in the journal.
      await queue.write(() => journals.settle(journal)).catch(() => undefined)
      await queue.drain()
      await journals.close(journal).catch(() => undefined)
      await log.close()
    },
  }
}
