/** Rooms in one SQLite file, written ahead and synced: what has been kept survives the process and the power. */
import Database from 'libsql'
import { StoreFault } from '../../fault.ts'
import type { Batch, Company, Entry, Kept, Page, RoomHead, Store } from '../../store.ts'
import { type EntryRow, entryOf, keptOf, lineOf, markOf, type RoomRow, summaryOf, type Text } from '../row.ts'
import { commitQueue } from './queue.ts'
import { upgrade } from './schema.ts'
import { type Statements, statementsOf } from './statements.ts'
import { writeAheadOf } from './write-ahead.ts'

export interface SqliteOptions {
  /** The file grows no larger than this many pages of 8 kB. */
  readonly mostPages?: number
  /** After so many writes the log goes into the file. */
  readonly writesAhead?: number
}

/** Some 30 MB of log, most of it the same few pages again and again. */
const WRITES_AHEAD = 2_000

const FULL = /SQLITE_FULL|disk is full|disk full|SQLITE_IOERR/i
const LOCKED = /SQLITE_BUSY|locked/i

const faultIn = (path: string, error: unknown): StoreFault => {
  if (error instanceof StoreFault) return error
  const text = error instanceof Error ? `${'code' in error ? String(error.code) : ''} ${error.message}` : String(error)
  if (FULL.test(text)) return new StoreFault('full', `There is no room left on the disk of ${path}: make some.`, error)
  if (LOCKED.test(text))
    return new StoreFault('unreachable', `${path} is in use by another program: stop that one, or name another.`, error)
  return new StoreFault('broken', `${path} cannot be used: ${text.trim()}`, error)
}

const opened = (path: string, { mostPages }: SqliteOptions): Database.Database => {
  try {
    const db = new Database(path)
    // Only a new file takes it: a position of most games fits into one page.
    db.exec('PRAGMA page_size = 8192')
    db.exec(
      'PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
    )
    if (mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${Math.trunc(mostPages)}`)
    upgrade(db, path)
    // OFF: from here on `write-ahead.ts` waits for the disk.
    db.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = OFF')
    return db
  } catch (error) {
    throw faultIn(path, error)
  }
}

/** SQLite takes so many values with one sentence, and a set-up that deals out everything has hundreds of outcomes. */
const TOGETHER = 50

const insertEntries = (sql: Statements, room: string, entries: readonly Entry[]): void => {
  for (let from = 0; from < entries.length; from += TOGETHER) {
    const some = entries.slice(from, from + TOGETHER)
    const values = some.flatMap(({ seq, input, events, chair = null, tag = null, version, at }) => [
      room,
      seq,
      JSON.stringify(input),
      JSON.stringify(events),
      chair,
      tag,
      version,
      at,
    ])
    sql.insertEntries(some.length).run(values)
  }
}

const insertRest = (sql: Statements, { room, entries, milestone, page }: Batch): void => {
  insertEntries(sql, room, entries)
  if (milestone) sql.insertMilestone.run([room, milestone.seq, JSON.stringify(milestone)])
  if (page) sql.insertPage.run([room, page.seq, JSON.stringify(page.view)])
}

const endingOf = ({ ending }: Batch): string | null => (ending === undefined ? null : JSON.stringify(ending))

const create = (sql: Statements, head: RoomHead, company: Company['body'], first: Batch): boolean => {
  const { id, game, setup, seed, chance = null, createdAt } = head
  const made = sql.insertRoom.run(id, game, JSON.stringify(setup), seed, chance, JSON.stringify(company), createdAt)
  if (made.changes === 0) return false
  sql.insertPosition.run(id, first.entries.length, JSON.stringify(first.latest), endingOf(first), createdAt)
  insertRest(sql, first)
  return true
}

const append = (sql: Statements, batch: Batch): 'kept' | 'late' | 'gone' => {
  const { room, entries, latest } = batch
  const [first] = entries
  if (!first) return 'late'
  const end = first.seq + entries.length
  const at = entries.at(-1)?.at ?? first.at
  // Grows where the log ends at the first entry, and nowhere else.
  const grown = sql.grow.run([end, JSON.stringify(latest), endingOf(batch), at, room, first.seq])
  if (grown.changes === 0) return sql.isThere.get(room) === undefined ? 'gone' : 'late'
  insertRest(sql, batch)
  return 'kept'
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

const reads = (sql: Statements, read: Do): Pick<Store, Reads> => ({
  open: (room) => read(() => open(sql, room)),
  mark: (room) => read(() => markOf(sql.mark.get(room))),
  company: (room) => read(() => companyOf(sql, room)),
  since: (room, seq) => read(() => logOf(sql, room, seq)),
  pages: (room) => read(() => pagesOf(sql, room)),
  lines: (room, most) => read(() => sql.lines.all(room, most).map(lineOf).reverse()),
  rooms: ({ before = Number.MAX_SAFE_INTEGER, over }) =>
    read(() => sql.rooms.all(before, over === undefined ? null : over ? 1 : 0).map(summaryOf)),
})

const writes = (sql: Statements, write: Do): Omit<Store, Reads | 'close'> => ({
  create: (head, company, first) => write(() => create(sql, head, company, first)),
  append: (batch) => write(() => append(sql, batch)),
  rewrite: (room, company) => write(() => rewrite(sql, room, company)),
  say: (room, { chair = null, text, at }) =>
    write(() => (sql.say.get(room, chair, text, at, room) as { n: number } | undefined)?.n),
  remove: (room) => write(() => sql.remove.run(room).changes > 0),
  check: () => write(() => void sql.check.run()),
})

/** `path`: the file; it is made where it does not exist. */
export const sqliteStore = (path: string, options: SqliteOptions = {}): Store => {
  const db = opened(path, options)
  const sql = statementsOf(db)
  let closed = false
  const log = writeAheadOf(db, path, options.writesAhead ?? WRITES_AHEAD)
  const queue = commitQueue({
    ready: () => log.ready(),
    begin: () => void db.exec('BEGIN IMMEDIATE'),
    commit: () => void db.exec('COMMIT'),
    rollback: () => void db.exec('ROLLBACK'),
    sync: () => log.sync(),
    faultOf: (error) => faultIn(path, error),
  })
  const unlessClosed = async <T>(work: () => T | Promise<T>): Promise<T> => {
    if (closed) throw new StoreFault('closed', 'The store has been closed.')
    try {
      return await work()
    } catch (error) {
      throw faultIn(path, error)
    }
  }
  return {
    ...reads(sql, unlessClosed),
    ...writes(sql, (work) =>
      unlessClosed(() => {
        log.wrote()
        return queue.write(work)
      }),
    ),
    async close() {
      if (closed) return
      closed = true
      await queue.drain()
      await log.close()
    },
  }
}
