/**
 * The log that SQLite writes ahead. SQLite would wait for the disk, and everybody with it, whenever it empties the log into
 * the file; so it never waits at all, and the order is kept here: the log is on the disk before it is emptied, and the
 * file before the log begins anew.
 */
import type Database from 'libsql'
import { syncedFile } from './synced-file.ts'

export interface WriteAhead {
  /** Resolves once what was committed is on the disk. */
  sync(): Promise<void>
  wrote(): void
  /** Empties the log where it has become long. Nothing is written until this has resolved. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** `most`: so many writes, and the log goes into the file. */
export const writeAheadOf = (db: Database.Database, path: string, most: number): WriteAhead => {
  const empty = db.prepare('PRAGMA wal_checkpoint(PASSIVE)')
  const log = syncedFile(`${path}-wal`)
  const file = syncedFile(path)
  let writes = 0
  /** The log may begin anew with the next commit, and what was in it is not yet on the disk. */
  let unsynced = false
  return {
    sync: () => log.sync(),
    wrote() {
      writes++
    },
    async ready() {
      if (writes >= most) {
        await log.sync()
        empty.get()
        writes = 0
        unsynced = true
      }
      if (!unsynced) return
      await file.sync()
      unsynced = false
    },
    async close() {
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
