/** What a room has grown by, and how it is put in its place in the file. Everything here is part of a transaction. */
import type { Batch, Entry, Json, Page, Snapshot } from '../../store.ts'
import type { Statements } from './statements.ts'

/** Of many answers, or of one. */
export interface Growth {
  readonly entries: Entry[]
  readonly milestones: Snapshot[]
  readonly pages: Page[]
  latest: Snapshot
  ending: Json | undefined
}

/** By room. */
export type Growths = Map<string, Growth>

export const addTo = (growths: Growths, { room, entries, latest, milestone, page, ending }: Batch): void => {
  const growth = growths.get(room) ?? { entries: [], milestones: [], pages: [], latest, ending }
  growths.set(room, growth)
  growth.entries.push(...entries)
  if (milestone) growth.milestones.push(milestone)
  if (page) growth.pages.push(page)
  growth.latest = latest
  growth.ending = ending
}

/** How long the log is with it. */
export const endOf = ({ entries }: Growth): number => (entries.at(-1)?.seq ?? -1) + 1

const insertEntries = (sql: Statements, room: string, entries: readonly Entry[]): void => {
  let from = 0
  for (const { rows, insert } of sql.insertEntries)
    for (; from + rows <= entries.length; from += rows) {
      const some = entries.slice(from, from + rows)
      const values = some.flatMap(({ seq, input, events, chair = null, tag = null, version, at }) => [
        room,
        seq,
        JSON.stringify(input),
        JSON.stringify(events),
        chair,
        tag,
        version,
        at,
      ])
      insert.run(values)
    }
}

const insertRest = (sql: Statements, room: string, { entries, milestones, pages }: Growth): void => {
  insertEntries(sql, room, entries)
  for (const milestone of milestones) sql.insertMilestone.run([room, milestone.seq, JSON.stringify(milestone)])
  for (const { seq, view } of pages) sql.insertPage.run([room, seq, JSON.stringify(view)])
}

const textOf = (ending: Json | undefined): string | null => (ending === undefined ? null : JSON.stringify(ending))

/** A room that has just been made. */
export const insertFirst = (sql: Statements, first: Batch, at: number): void => {
  const growths: Growths = new Map()
  addTo(growths, first)
  for (const [room, growth] of growths) {
    sql.insertPosition.run([room, endOf(growth), JSON.stringify(growth.latest), textOf(growth.ending), at])
    insertRest(sql, room, growth)
  }
}

/** Where some or all of it is there already, or the room is gone, only what is missing is written. */
export const put = (sql: Statements, room: string, growth: Growth): void => {
  const [first] = growth.entries
  const last = growth.entries.at(-1)
  if (!first || !last) return
  const end = endOf(growth)
  const position = [end, JSON.stringify(growth.latest), textOf(growth.ending), last.at]
  if (sql.grow.run([...position, room, first.seq, end]).changes > 0) insertRest(sql, room, growth)
}
