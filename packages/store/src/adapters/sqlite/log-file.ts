/** The log that SQLite writes ahead, synced by us and not by SQLite: it would stand still until the disk is done. */
import { close, fdatasync, open } from 'node:fs'
import { promisify } from 'node:util'

const [opened, synced, closed] = [promisify(open), promisify(fdatasync), promisify(close)]

export interface LogFile {
  sync(): Promise<void>
  close(): Promise<void>
}

/** SQLite makes the file with the first write and keeps it as long as the database is open. */
export const logFileOf = (path: string): LogFile => {
  let file: number | undefined
  return {
    async sync() {
      file ??= await opened(`${path}-wal`, 'r+')
      await synced(file)
    },
    async close() {
      if (file !== undefined) await closed(file)
    },
  }
}
