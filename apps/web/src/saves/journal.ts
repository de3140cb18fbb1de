/**
 * What the database does not have yet, written down before `keep` returns: a tab that is closed at that very moment loses
 * nothing. An entry is gone as soon as the database has it.
 */
import { type Frame, frameOf, type Logged, recordWith } from './chunks.ts'
import type { Save, SaveHead } from './save.ts'
import { type Found, mayFollow, type Stamp, type Writing } from './store.ts'

export interface Entry extends Stamp {
  readonly head: SaveHead
  readonly undo: Save['undo']
  readonly frame: Frame
  readonly on: number
  /** How many entries of the log the database had. */
  readonly known: number
  /** The entries after those. */
  readonly tail: readonly Logged[]
}

export interface Journal {
  write(writing: Writing): void
  clear(id: string, writer: string): void
  /** Everything about a game, whoever wrote it. */
  forget(id: string): void
  entries(): readonly Entry[]
}

export type Shelving = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'vigil:journal:'

const entryOf = ({ save, rev, writer, on, known }: Writing): Entry => ({
  head: save.head,
  undo: save.undo,
  frame: frameOf(save.record),
  rev,
  writer,
  on,
  known,
  tail: save.record.inputs.slice(known),
})

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'head' in value &&
  'frame' in value &&
  'tail' in value &&
  'rev' in value

const parsed = (text: string | null): Entry | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isEntry(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** `storage` is undefined where the browser has none; then only the database keeps. */
export const journalIn = (storage: Shelving | undefined): Journal => {
  const keys = (): string[] =>
    Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '').filter((key) =>
      key.startsWith(PREFIX),
    )
  const keyOf = (id: string, writer: string): string => `${PREFIX}${encodeURIComponent(id)}:${writer}`
  return {
    write(writing) {
      try {
        storage?.setItem(keyOf(writing.save.head.id, writing.writer), JSON.stringify(entryOf(writing)))
      } catch {
        // No room: the database is written next, and says so if it has none either.
      }
    },
    clear: (id, writer) => storage?.removeItem(keyOf(id, writer)),
    forget(id) {
      for (const key of keys()) if (key.startsWith(keyOf(id, ''))) storage?.removeItem(key)
    },
    entries: () =>
      keys().flatMap((key) => {
        const entry = parsed(storage?.getItem(key) ?? null)
        if (!entry) storage?.removeItem(key)
        return entry ? [entry] : []
      }),
  }
}

/** What an entry makes of what the database has; undefined where it adds nothing or does not fit. */
export const recovered = (entry: Entry, found: Found | undefined): Writing | undefined => {
  const { head, undo, frame, rev, writer, on, known, tail } = entry
  const stored = found?.save.record.inputs ?? []
  if (!mayFollow(found, entry) || (found && found.rev >= rev) || known > stored.length) return undefined
  const record = recordWith(frame, [...stored.slice(0, known), ...tail])
  return { save: { head, undo, record }, rev, writer, on: found?.rev ?? on, known }
}
