/** Games in the browser's database: heads for lists, rows, and logs in pieces. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { CHUNK, type Chunk, chunksFrom, frameOf, recordWith } from './chunks.ts'
import type { SaveHead } from './save.ts'
import { type Found, mayFollow, type Row, type Store, type Writing } from './store.ts'

interface Schema extends DBSchema {
  heads: { key: string; value: SaveHead }
  rows: { key: string; value: Row }
  chunks: { key: [string, number]; value: Chunk }
}

type Database = IDBPDatabase<Schema>

const ALL = ['heads', 'rows', 'chunks'] as const

/** Written to the disk before it counts as done. */
const STRICT = { durability: 'strict' } as const

const from = (id: string, n: number): IDBKeyRange => IDBKeyRange.bound([id, n], [id, Number.POSITIVE_INFINITY])

const read = async (db: Database, id: string): Promise<Found | undefined> => {
  const tx = db.transaction(ALL)
  const [head, row, chunks] = await Promise.all([
    tx.objectStore('heads').get(id),
    tx.objectStore('rows').get(id),
    tx.objectStore('chunks').getAll(from(id, 0)),
  ])
  if (!head || !row) return undefined
  const inputs = chunks.flatMap((chunk) => chunk.inputs).slice(0, row.inputs)
  return { save: { head, record: recordWith(row.frame, inputs), undo: row.undo }, rev: row.rev, writer: row.writer }
}

/** What a request has to say, its transaction says again: one report is enough. */
const quietly = (requests: readonly (Promise<unknown> | undefined)[]): void => {
  for (const request of requests) request?.catch(() => undefined)
}

const write = async (db: Database, writing: Writing): Promise<boolean> => {
  const { save, rev, writer, known } = writing
  const { id } = save.head
  const { inputs } = save.record
  const tx = db.transaction(ALL, 'readwrite', STRICT)
  quietly([tx.done])
  const stored = await tx.objectStore('rows').get(id)
  if (!mayFollow(stored, writing)) {
    tx.abort()
    return false
  }
  const row: Row = { id, rev, writer, frame: frameOf(save.record), undo: save.undo, inputs: inputs.length }
  const chunks = tx.objectStore('chunks')
  const shorter = stored && stored.inputs > inputs.length
  quietly([
    shorter ? chunks.delete(from(id, Math.ceil(inputs.length / CHUNK))) : undefined,
    ...chunksFrom(inputs, Math.min(known, stored?.inputs ?? 0)).map((chunk) => chunks.put(chunk, [id, chunk.n])),
    tx.objectStore('heads').put(save.head),
    tx.objectStore('rows').put(row),
  ])
  await tx.done
  return true
}

const remove = async (db: Database, id: string): Promise<void> => {
  const tx = db.transaction(ALL, 'readwrite', STRICT)
  quietly([
    tx.objectStore('heads').delete(id),
    tx.objectStore('rows').delete(id),
    tx.objectStore('chunks').delete(from(id, 0)),
  ])
  await tx.done
}

const open = (name: string, onClosed: () => void): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('heads', { keyPath: 'id' })
      db.createObjectStore('rows', { keyPath: 'id' })
      db.createObjectStore('chunks')
    },
    // A newer version of the page wants to change the database: let it.
    blocking: (_now, _next, event) => {
      const { target } = event
      if (target instanceof IDBDatabase) target.close()
      onClosed()
    },
    terminated: onClosed,
  })

/** The database, opened anew where it was closed meanwhile. */
const databaseOf = (name: string): (() => Promise<Database>) => {
  let opened: Promise<Database> | undefined
  const forget = (): void => {
    opened = undefined
  }
  return () => {
    if (!opened) {
      opened = open(name, forget)
      opened.catch(forget)
    }
    return opened
  }
}

/** Undefined where the browser has no database for this page. */
export const idbStore = async (name = 'vigil'): Promise<Store | undefined> => {
  const database = databaseOf(name)
  try {
    await database()
  } catch {
    return undefined
  }
  return {
    lasting: true,
    heads: async () => (await database()).getAll('heads'),
    read: async (id) => read(await database(), id),
    write: async (writing) => write(await database(), writing),
    remove: async (id) => remove(await database(), id),
  }
}
