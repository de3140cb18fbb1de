/**
 * Answers are kept as they came, in a file beside the database, and put in their place in the database a room at a time, many
 * at once: a position that is replaced a moment later is never written there.
 *
 * Two files take turns. When the one has enough answers, the next go into the other, while the rooms of the first are put in
 * their place; it is written anew only when that is on the disk. What is still in the files when the database is opened is put
 * in its place then. All of it happens inside transactions of the database, so that programs that share it do it one after the
 * other, and each notices when another has been at it.
 */
import type Database from 'libsql'
import type { Appended, Batch, Snapshot } from '../../store.ts'
import { addTo, type Growths, put } from './growth.ts'
import type { JournalFile, Records } from './journal-file.ts'
import type { Statements } from './statements.ts'
import { found, type Turns, turnsOf } from './turns.ts'
import * as waiting from './waiting-rooms.ts'

/** So large a file is full, however few answers are in it. */
const FULL = 32_000_000

interface Means {
  readonly db: Database.Database
  readonly sql: Statements
  readonly path: string
  /** After so many answers the files take turns: the more, the less often a room is written. */
  readonly answers: number
  /** Neither file grows larger than so many bytes. */
  readonly most: number
  /** Told of every room that is put in its place. */
  readonly placed: () => void
  /** Resolves once everything that was committed to the database is on the disk. */
  syncLog(): Promise<void>
}

/**
 * `files`: answers go into the files from here, and everything that waits is known. `doubt`: the same, but others have written
 * to the database. `database`: what is there is known. `nothing`: not even that.
 */
type Knows = 'files' | 'doubt' | 'database' | 'nothing'

export interface Journal {
  readonly means: Means
  readonly rooms: waiting.WaitingRooms
  /** Another one whenever another program has written to the database. */
  readonly version: Database.Statement
  seen: unknown
  knows: Knows
  /** Counts on whenever a program begins to write to the files. */
  claimed: number
  /** Opened when they are first written: whoever only reads leaves no files behind. */
  turns: Turns | undefined
  /** Of this transaction, and where they went. */
  texts: string[]
  written: { readonly file: JournalFile; readonly at: number } | undefined
  /** Everything that was in the other file is in its place, and on the disk. */
  isFree: boolean
  freeing: Promise<void> | undefined
}

const versionIn = (version: Database.Statement): unknown =>
  (version.get() as { data_version?: unknown } | undefined)?.data_version

export const journalOf = (means: Means): Journal => {
  const version = means.db.prepare('PRAGMA data_version')
  return {
    means,
    rooms: waiting.waitingRooms(means.sql, means.answers, means.placed),
    version,
    seen: versionIn(version),
    knows: 'database',
    claimed: 0,
    turns: undefined,
    texts: [],
    written: undefined,
    isFree: false,
    freeing: undefined,
  }
}

/** A position to go back to is mostly the newest one: it is written once. */
const textOf = (batch: Batch): string =>
  JSON.stringify(batch.milestone && batch.milestone === batch.latest ? { ...batch, milestone: true } : batch)

const batchIn = (text: string): Batch => {
  const { milestone, ...batch } = JSON.parse(text) as Omit<Batch, 'milestone'> & { milestone?: Snapshot | true }
  return { ...batch, ...(milestone && { milestone: milestone === true ? batch.latest : milestone }) }
}

/** Puts everything that is in the files in its place, the oldest first. */
const absorb = (sql: Statements, path: string): Records[] => {
  const all = found(path)
  const growths: Growths = new Map()
  for (const { texts } of all.toSorted((a, b) => a.generation - b.generation))
    for (const text of texts) addTo(growths, batchIn(text))
  for (const [room, growth] of growths) put(sql, room, growth)
  return all
}

/** What was left in the files when they were left. */
export const recover = (db: Database.Database, sql: Statements, path: string): void => {
  db.exec('BEGIN IMMEDIATE')
  absorb(sql, path)
  db.exec('COMMIT')
}

const claims = (statement: Database.Statement): number => (statement.get() as { n: number }).n

const lose = (journal: Journal): void => {
  waiting.clear(journal.rooms)
  journal.texts = []
  journal.isFree = false
  journal.claimed = 0
  journal.knows = 'nothing'
}

const claim = (journal: Journal): void => {
  const { sql, path, most } = journal.means
  lose(journal)
  journal.turns ??= turnsOf(path, most)
  journal.turns.goOn(absorb(sql, path))
  journal.claimed = claims(sql.claim)
  journal.knows = 'files'
}

const beSure = (journal: Journal): void => {
  if (journal.knows !== 'doubt') return
  // A room that others have removed is not there any more, whatever waits for it.
  waiting.place(journal.rooms, undefined)
  journal.knows = 'files'
}

/** A transaction has begun. Up to `write`, everything is part of one. */
export const begin = (journal: Journal): void => {
  const now = versionIn(journal.version)
  if (now === journal.seen) return
  journal.seen = now
  if (journal.knows === 'files' && claims(journal.means.sql.claimed) === journal.claimed) journal.knows = 'doubt'
  else lose(journal)
}

export const append = (journal: Journal, batch: Batch): Appended => {
  beSure(journal)
  if (journal.knows !== 'files') claim(journal)
  const { rooms, texts, means } = journal
  const { room, entries } = batch
  const end = waiting.endIn(rooms, room) ?? (means.sql.end.get(room) as { entries: number } | undefined)?.entries
  if (end === undefined) return 'gone'
  if (entries[0]?.seq !== end) return 'late'
  waiting.add(rooms, batch)
  texts.push(textOf(batch))
  return 'kept'
}

/** Somebody is about to read the room, or all of them: what they have grown by is put in its place. */
export const settle = (journal: Journal, room?: string): void => {
  beSure(journal)
  if (journal.knows !== 'nothing') return waiting.place(journal.rooms, room)
  absorb(journal.means.sql, journal.means.path)
  journal.knows = 'database'
}

/** The room is removed. */
export const drop = ({ rooms }: Journal, room: string): void => waiting.drop(rooms, room)

/** The transaction is about to be committed. */
export const write = (journal: Journal): void => {
  const { turns, texts, rooms } = journal
  if (texts.length === 0 || !turns) return
  const { now } = turns
  journal.written = { file: now, at: now.end }
  now.write(texts)
  journal.texts = []
  if (!journal.isFree || rooms.leaving.size > 0 || (!waiting.isTimeToLeave(rooms) && now.end < FULL)) return
  turns.next()
  waiting.leave(rooms)
  journal.isFree = false
}

const hasBegun = (db: Database.Database): boolean => {
  try {
    db.exec('BEGIN IMMEDIATE')
    return true
  } catch {
    // Another program is at it.
    return false
  }
}

/** Rooms that are due are put in their place, in a transaction of its own. Where that fails, all is in the files still. */
export const placeSome = (journal: Journal): void => {
  const { rooms, means } = journal
  const { db } = means
  if (journal.knows !== 'files' || !waiting.isDue(rooms) || !hasBegun(db)) return
  try {
    begin(journal)
    if (journal.knows === 'files') waiting.placeSome(rooms)
    db.exec('COMMIT')
  } catch {
    // Whoever answers next is told why.
    lose(journal)
    if (db.inTransaction) db.exec('ROLLBACK')
  }
}

/** The transaction came to nothing. What was refused does not come back. */
export const forget = (journal: Journal): void => {
  const { written } = journal
  journal.written = undefined
  lose(journal)
  written?.file.cut(written.at)
}

/** What left is in the database's log by now, which may not be on the disk. */
const free = (journal: Journal): void => {
  const { isFree, freeing, knows, rooms, claimed, means } = journal
  if (isFree || freeing || knows !== 'files' || rooms.leaving.size > 0) return
  const done = (isOnDisk: boolean) => (): void => {
    journal.freeing = undefined
    journal.isFree = isOnDisk && journal.claimed === claimed
  }
  journal.freeing = means.syncLog().then(done(true), done(false))
}

/** After a commit. Resolves once what was written is on the disk. */
export const sync = async (journal: Journal): Promise<void> => {
  const file = journal.written?.file
  journal.written = undefined
  free(journal)
  await file?.sync()
}

/** There is something to settle. */
export const holds = ({ knows, version, seen, rooms }: Journal, room?: string): boolean =>
  knows === 'nothing' || knows === 'doubt' || versionIn(version) !== seen || waiting.waits(rooms, room)

/** The last: where everything is in its place, and on the disk, the files are emptied. */
export const close = async (journal: Journal): Promise<void> => {
  await journal.freeing
  const { turns, means } = journal
  if (!turns) return
  await means.syncLog()
  means.db.exec('BEGIN IMMEDIATE')
  if (journal.knows === 'files' && !holds(journal)) turns.empty()
  means.db.exec('ROLLBACK')
  turns.close()
}
