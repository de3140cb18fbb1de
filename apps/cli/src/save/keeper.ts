/** Writes a match down after every answer, so that pulling the plug loses nothing. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Kind, MatchRecord } from '@vigil/kernel'
import writeFileAtomic from 'write-file-atomic'
import { Fault } from '../fault.ts'
import { freePath } from './folder.ts'
import { formatSave } from './format.ts'

export interface Keeper {
  readonly path: () => string
  /** Writes the whole record. Returns a sentence where something is to be told. */
  keep<K extends Kind>(record: MatchRecord<K>): string
}

/** Changes whenever anybody writes the file: every save is a new file that takes the place of the old. */
const stamp = (path: string): string => {
  if (!existsSync(path)) return ''
  const { ino, mtimeMs, size } = statSync(path)
  return `${ino} ${mtimeMs} ${size}`
}

/** To a temporary file in the same folder, flushed to the disk, then renamed: the old save or the new one, never half. */
const write = (path: string, text: string): void => {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileAtomic.sync(path, text, { fsync: true })
  } catch (error) {
    throw new Fault(`Could not save to ${path}: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** A file that somebody else wrote meanwhile is left alone; the match goes on in a file beside it. */
export const keeperOf = (path: string, pack: unknown): Keeper => {
  let at = path
  let seen = stamp(path)
  return {
    path: () => at,
    keep(record) {
      const mine = stamp(at) === seen
      if (!mine) at = freePath(dirname(at), basename(at, '.json'))
      write(at, formatSave(record, pack))
      seen = stamp(at)
      return mine ? '' : `Somebody else wrote to the save file, so this game goes on in ${at}.`
    },
  }
}

/** A new match never takes the place of another file. */
export const assertFree = (path: string): void => {
  if (!existsSync(path)) return
  throw new Fault(
    `${path} exists already and will not be overwritten. Continue it with --resume ${path}, or give another name to --save.`,
  )
}
