/** Tables this browser has links for. Small: the start page reads it. */

export interface MyTable {
  readonly room: string
  readonly key: string
  readonly game: string
  /** Null for a spectator. */
  readonly chair: number | null
  /** The match in a line, as it was seen last. */
  readonly summary: string
  readonly over: boolean
  /** Milliseconds since 1970. */
  readonly at: number
  /** Whoever made the table has the keys of all chairs; they are told once and lie nowhere else. */
  readonly keys?: readonly string[]
  readonly watch?: string
}

const KEY = 'vigil:tables'
const NAME = 'vigil:name'
const MOST = 30

const isTable = (value: unknown): value is MyTable =>
  typeof value === 'object' && value !== null && 'room' in value && 'key' in value && 'at' in value

export const myTables = (): readonly MyTable[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isTable) : []
  } catch {
    return []
  }
}

const keep = (tables: readonly MyTable[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)))
  } catch {
    // Without storage the link itself is the only way back.
  }
}

const isSame = (a: Pick<MyTable, 'room' | 'key'>, b: Pick<MyTable, 'room' | 'key'>): boolean =>
  a.room === b.room && a.key === b.key

export const myTable = (room: string, key: string): MyTable | undefined =>
  myTables().find((table) => isSame(table, { room, key }))

/** The newest first. What is known already stays unless it is said anew. */
export const rememberTable = (table: MyTable): void => {
  const others = myTables().filter((each) => !isSame(each, table))
  keep([{ ...myTable(table.room, table.key), ...table }, ...others])
}

export const forgetTable = (table: Pick<MyTable, 'room' | 'key'>): void =>
  keep(myTables().filter((each) => !isSame(each, table)))

/** What one was called last. */
export const myName = (): string => {
  try {
    return localStorage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}

export const rememberName = (name: string): void => {
  try {
    localStorage.setItem(NAME, name)
  } catch {
    // It will be asked for again.
  }
}
