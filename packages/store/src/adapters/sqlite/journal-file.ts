/**
 * What came, as it came. All that shares a commit is one record: how long it is, what its bytes add up to, the generation of
 * the file it belongs to, and its texts, each on a line of its own. A file is written from the beginning again and again; what lies behind the last record
 * of its generation is older, or was never finished, and does not count.
 */
import { closeSync, constants, fdatasync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'

const synced = promisify(fdatasync)

const LENGTH = 0
const SUM = 4
const GENERATION = 8
const HEAD = 16
const LINE_FEED = 10

export interface Records {
  /** 0 where there are none. */
  readonly generation: number
  /** Of all records, in order. */
  readonly texts: readonly string[]
  /** Where the next one goes. */
  readonly end: number
}

const bytesOf = (path: string): Buffer => {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

export const recordsIn = (path: string): Records => {
  const bytes = bytesOf(path)
  const texts: string[] = []
  let generation = 0
  let at = 0
  while (at + HEAD <= bytes.length) {
    const end = at + HEAD + bytes.readUInt32LE(at + LENGTH)
    const own = bytes.readDoubleLE(at + GENERATION)
    if (end > bytes.length || (at > 0 && own !== generation)) break
    if (crc32(bytes.subarray(at + GENERATION, end)) !== bytes.readUInt32LE(at + SUM)) break
    texts.push(...bytes.toString('utf8', at + HEAD, end - 1).split('\n'))
    generation = own
    at = end
  }
  return { generation, texts, end: at }
}

export interface JournalFile {
  /** Where the next record goes. */
  readonly end: number
  readonly generation: number
  /** Behind what is there, or from the beginning. */
  goOn(from: Omit<Records, 'texts'>): void
  /** One record; throws where there is no room for all of it. */
  write(texts: readonly string[]): void
  /** What lies from here on was never written, or is not needed any more. */
  cut(end: number): void
  sync(): Promise<void>
  close(): void
}

/** A text of so many units is never longer than this in UTF-8. */
const MOST_BYTES = 3

let space = Buffer.alloc(0)

/** Used again for every record: nobody holds on to one. */
const record = (generation: number, texts: readonly string[]): Buffer => {
  const most = HEAD + MOST_BYTES * texts.reduce((sum, { length }) => sum + length + 1, 0)
  if (space.length < most) space = Buffer.allocUnsafe(most * 2)
  let end = HEAD
  for (const text of texts) {
    end += space.write(text, end)
    space[end++] = LINE_FEED
  }
  space.writeUInt32LE(end - HEAD, LENGTH)
  space.writeDoubleLE(generation, GENERATION)
  space.writeUInt32LE(crc32(space.subarray(GENERATION, end)), SUM)
  return space.subarray(0, end)
}

/** A file that was just made is found again after a power cut only when its folder is on the disk as well. */
const syncFolderOf = (path: string): void => {
  // Folders cannot be opened there, and need not be.
  if (process.platform === 'win32') return
  const folder = openSync(dirname(path), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** `most`: it grows no larger than so many bytes. */
export const journalFile = (path: string, most: number): JournalFile => {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  syncFolderOf(path)
  let generation = 0
  let end = 0
  return {
    get end() {
      return end
    },
    get generation() {
      return generation
    },
    goOn(from) {
      generation = from.generation
      end = from.end
    },
    write(texts) {
      const bytes = record(generation, texts)
      if (end + bytes.length > most) throw new Error(`ENOSPC: ${path} has grown as large as it may`)
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, end + at)
      end += bytes.length
    },
    cut(at) {
      ftruncateSync(file, at)
      end = at
    },
    sync: () => synced(file),
    close: () => closeSync(file),
  }
}
