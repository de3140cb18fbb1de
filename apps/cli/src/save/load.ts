/** Reads saved matches. A file that is damaged is described and never touched. */
import { readFileSync } from 'node:fs'
import { type AnyRecord, parseRecord, type Refusal } from '@vigil/kernel'
import { Fault } from '../fault.ts'
import { wrongWithSave } from './wrong.ts'

export const readText = (path: string, what: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Fault(`Could not read the ${what} ${path}: ${reason(error)}.`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder',
}

const reason = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error))
}

/** `words` puts into words what is about the game and not about the file. */
export const saveFault = (path: string, why: Refusal, words: (why: Refusal) => string): Fault =>
  new Fault(`Could not use the save ${path}: ${wrongWithSave(why) ?? words(why)} The file was left as it is.`)

export const loadSave = (path: string): AnyRecord => {
  const parsed = parseRecord(readText(path, 'save'))
  if (!parsed.ok) throw saveFault(path, parsed.why, ({ code }) => code)
  return parsed.value
}
