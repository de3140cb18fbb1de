/** A file of SQLite's, synced by us and not by SQLite: it would stand still until the disk is done. */
import { close, fdatasync, open } from 'node:fs'
import { promisify } from 'node:util'

const [opened, synced, closed] = [promisify(open), promisify(fdatasync), promisify(close)]

export interface SyncedFile {
  sync(): Promise<void>
  close(): Promise<void>
}

/** Opened with the first sync: SQLite makes its log with the first write, and keeps it as long as the database is open. */
export const syncedFile = (path: string): SyncedFile => {
  let file: number | undefined
  return {
    async sync() {
      file ??= await opened(path, 'r+')
      await synced(file)
    },
    async close() {
      if (file !== undefined) await closed(file)
    },
  }
}
