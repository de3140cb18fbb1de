/** Rooms in Postgres, for any number of servers at once: nobody holds a lock, and of two at one place one is late. */
import { StoreFault } from '../../fault.ts'
import type { Batch, Company, Entry, Kept, Neighbour, Page, RoomHead, Snapshot, Store } from '../../store.ts'
import { type EntryRow, entryOf, keptOf, lineOf, markOf, type RoomRow, summaryOf, type Text } from '../row.ts'
import { faultIn, mayHaveBeenDone } from './fault.ts'
import { type Ask, LONG_MS, lineTo, type Patience, wayTo } from './line.ts'
import { migrate, shapeFault } from './schema.ts'
import { SQL } from './sql.ts'

/** Entries column by column, the way one sentence takes many. */
const columns = (entries: readonly Entry[]): unknown[] => [
  entries.map(({ seq }) => seq),
  entries.map(({ input }) => JSON.stringify(input)),
  entries.map(({ events }) => JSON.stringify(events)),
  entries.map(({ chair = null }) => chair),
  entries.map(({ tag = null }) => tag),
  entries.map(({ version }) => version),
  entries.map(({ at }) => at),
]

const marks = (milestone: Snapshot | undefined, page: Page | undefined): unknown[] => [
  milestone?.seq ?? null,
  milestone ? JSON.stringify(milestone) : null,
  page?.seq ?? null,
  page ? JSON.stringify(page.view) : null,
]

const endingOf = ({ ending }: Batch): string | null => (ending === undefined ? null : JSON.stringify(ending))

const create = async (ask: Ask, head: RoomHead, company: Company['body'], first: Batch): Promise<boolean> => {
  const { id, game, setup, seed, chance = null, createdAt } = head
  const { entries, latest, milestone, page } = first
  const { rows } = await ask(SQL.create, [
    ...[id, game, JSON.stringify(setup), seed, chance, JSON.stringify(company), createdAt],
    ...[entries.length, JSON.stringify(latest), endingOf(first)],
    ...columns(entries),
    ...marks(milestone, page),
  ])
  return rows.length > 0
}

/** Says so where it cannot be told whether it was done. */
const sure = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw error instanceof StoreFault && mayHaveBeenDone(error)
      ? new StoreFault('unsure', error.message, error.cause)
      : error
  })

const append = async (ask: Ask, batch: Batch): Promise<'kept' | 'late' | 'gone'> => {
  const { room, entries, latest, milestone, page } = batch
  const [first] = entries
  if (!first) return 'late'
  const { rows } = await sure(
    ask<{ grown: boolean; there: boolean }>(SQL.append, [
      room,
      first.seq + entries.length,
      JSON.stringify(latest),
      endingOf(batch),
      entries.at(-1)?.at ?? first.at,
      first.seq,
      ...columns(entries),
      ...marks(milestone, page),
    ]),
  )
  const [row] = rows
  if (row?.grown) return 'kept'
  return row?.there ? 'late' : 'gone'
}

const NO_END = 2 ** 31 - 1

const logOf = async (ask: Ask, room: string, from: number, to = NO_END): Promise<Entry[]> =>
  (await ask<EntryRow>(SQL.entries, [room, from, to])).rows.map(entryOf)

/** The position first: the log only grows, so up to there it belongs to it whatever is written meanwhile. */
const open = async (ask: Ask, room: string): Promise<Kept | undefined> => {
  const [row] = (await ask<RoomRow>(SQL.room, [room])).rows
  if (!row) return undefined
  const [log, milestones] = await Promise.all([
    logOf(ask, room, 0, row.entries),
    ask<Text>(SQL.milestones, [room, row.entries]),
  ])
  // Removed in between.
  if (log.length < row.entries) return undefined
  return keptOf(
    row,
    log,
    milestones.rows.map(({ text }) => text),
  )
}

const companyOf = async (ask: Ask, room: string): Promise<Company | undefined> => {
  const [row] = (await ask<RoomRow>(SQL.company, [room])).rows
  return row && { rev: row.rev, body: JSON.parse(row.company) }
}

const pagesOf = async (ask: Ask, room: string): Promise<Page[]> =>
  (await ask<{ seq: number; view: string }>(SQL.pages, [room])).rows.map(({ seq, view }) => ({
    seq,
    view: JSON.parse(view),
  }))

const storeOver = (ask: Ask): Omit<Store, 'close'> => ({
  create: (head, company, first) => create(ask, head, company, first),
  append: (batch) => append(ask, batch),
  open: (room) => open(ask, room),
  mark: async (room) => markOf((await ask(SQL.mark, [room])).rows[0]),
  company: (room) => companyOf(ask, room),
  since: (room, seq) => logOf(ask, room, seq),
  pages: (room) => pagesOf(ask, room),
  async rewrite(room, { rev, body }) {
    const { changed } = await ask(SQL.rewrite, [room, rev, JSON.stringify(body)])
    return changed === 0 ? undefined : { rev: rev + 1, body }
  },
  async say(room, { chair = null, text, at }) {
    const [line] = (await ask<{ n: number }>(SQL.say, [room, chair, text, at])).rows
    return line?.n
  },
  async lines(room, most) {
    return (await ask(SQL.lines, [room, most])).rows.map(lineOf).reverse()
  },
  async rooms({ before = Number.MAX_SAFE_INTEGER, over = null as boolean | null }) {
    return (await ask(SQL.rooms, [before, over], LONG_MS)).rows.map(summaryOf)
  },
  remove: async (room) => (await ask(SQL.remove, [room], LONG_MS)).changed > 0,
  check: async () => void (await ask(SQL.check, [])),
})

/** Brings the database to the present shape, and says which steps that took. Takes as long as it takes. */
export const migratePostgres = async (url: string): Promise<readonly string[]> => {
  const way = wayTo(url, { connections: 1, answerMs: 0 })
  try {
    return await migrate(way.pool)
  } catch (error) {
    throw faultIn(url, error)
  } finally {
    await way.end(0)
  }
}

/** An empty database is set up; an older one waits for `migratePostgres`, for other servers may still be at work on it. */
const begin = async (url: string): Promise<void> => {
  const way = wayTo(url, { connections: 1 })
  try {
    const fault = await shapeFault(way.pool)
    if (fault === 'empty') await migratePostgres(url)
    else if (fault) throw fault
  } catch (error) {
    throw faultIn(url, error)
  } finally {
    await way.end(0)
  }
}

interface AttendanceRow extends Omit<Neighbour, 'silentMs'> {
  readonly silent: number
}

export const postgresStore = async (url: string, patience: Patience = {}): Promise<Store> => {
  await begin(url)
  const { ask, close } = lineTo(url, patience)
  const attending = new Set<string>()
  return {
    ...storeOver(ask),
    async attend(node, home) {
      attending.add(node)
      return (await ask<AttendanceRow>(SQL.attend, [node, home])).rows.map(({ silent, ...row }) => ({
        ...row,
        silentMs: silent,
      }))
    },
    async close() {
      for (const node of attending) await ask(SQL.depart, [node]).catch(() => undefined)
      await close()
    },
  }
}
