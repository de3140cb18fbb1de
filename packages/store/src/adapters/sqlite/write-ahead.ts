/**
 * The log that SQLite writes ahead. SQLite would wait for the disk, and everybody with it, whenever it empties the log into
 * the file; so it never waits at all, and the order is kept here: what goes into the file is on the disk as log before, and
 * the log does not begin anew before the file is on the disk.
 *
 * Most of the log goes into the file while answers are written on behind it: a reader that looks at the log as it was
 * (`pin`) keeps SQLite from going further, and from beginning anew. Only for the little that is left then does anybody wait.
 */
import Database from 'libsql'
import { syncedFile } from './synced-file.ts'

export interface WriteAhead {
  /** Resolves once what was committed is on the disk. */
  sync(): Promise<void>
  /** A room has been written. */
  wrote(): void
  /** Nothing is written until this has resolved. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** A reader of the log as it is when it is set. */
const pinIn = (path: string) => {
  const db = new Database(path)
  const read = db.prepare('SELECT 1 FROM rooms LIMIT 1')
  let isSet = false
  const lift = (): void => {
    if (isSet) db.exec('COMMIT')
    isSet = false
  }
  return {
    lift,
    set(): void {
      lift()
      db.exec('BEGIN')
      isSet = true
      read.get()
    },
    close(): void {
      lift()
      db.close()
    },
  }
}

/** Moves the log into the file, in the order that loses nothing. */
const moverOf = (db: Database.Database, path: string) => {
  const empty = db.prepare('PRAGMA wal_checkpoint(PASSIVE)')
  const log = syncedFile(`${path}-wal`)
  const file = syncedFile(path)
  const pin = pinIn(path)
  /** The file has something that is not on the disk yet. */
  let unsynced = false
  const settle = async (): Promise<void> => {
    if (!unsynced) return
    await file.sync()
    unsynced = false
  }
  return {
    sync: () => log.sync(),
    /** After a move that failed: with the log still whole nothing is lost, but it must not begin anew. */
    settle,
    /** What is in the log now, and nothing that comes meanwhile. */
    async move(): Promise<void> {
      pin.set()
      await log.sync()
      unsynced = true
      empty.get()
      await settle()
    },
    /** The log begins anew with the next write, where all of it has been moved. */
    letGo: () => pin.lift(),
    async close(): Promise<void> {
      pin.close()
      await log.close()
      // SQLite from now on waits again. Whoever copies the file afterwards has everything.
      db.exec('PRAGMA synchronous = FULL')
      db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
      db.close()
      // Last: to close a file ends every lock the process has on it.
      await file.close()
    },
  }
}

/** In so many parts the log goes into the file: the copying itself keeps everybody waiting. */
const PARTS = 16

/**
 * Where more is written than moved meanwhile, as on a slow disk, the log would never begin anew and grow until the disk is
 * full: when it is so many times as long as it should be, everybody waits.
 */
const TOO_LONG = 4

/** `most`: after so many rooms have been written, the log begins anew. */
export const writeAheadOf = (db: Database.Database, path: string, most: number): WriteAhead => {
  const mover = moverOf(db, path)
  const part = Math.max(1, most / PARTS)
  let writes = 0
  let since = 0
  let working: Promise<void> | undefined

  const move = (): Promise<void> => {
    since = 0
    return mover.move()
  }

  return {
    sync: mover.sync,
    wrote() {
      writes++
      since++
    },
    async ready() {
      if (working) return
      await mover.settle()
      if (since > part && writes < most * TOO_LONG) {
        const done = (): void => {
          working = undefined
        }
        working = move().then(done, done)
      } else if (writes >= most) {
        await move()
        mover.letGo()
        writes = 0
      }
    },
    async close() {
      await working
      await mover.close()
    },
  }
}
