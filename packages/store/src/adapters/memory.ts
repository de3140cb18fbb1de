/** Rooms as long as the process lives. */
import { StoreFault } from '../fault.ts'
import type {
  Appended,
  Batch,
  Company,
  Entry,
  Kept,
  Line,
  Mark,
  Page,
  RoomHead,
  Snapshot,
  Store,
  Summary,
} from '../store.ts'

interface Room {
  readonly head: RoomHead
  company: Company
  readonly log: Entry[]
  latest: Snapshot
  readonly milestones: Snapshot[]
  readonly pages: Page[]
  readonly lines: Line[]
  ending: Kept['ending']
  touchedAt: number
}

/** Nobody outside holds what is inside. */
const copied = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))

const append = (room: Room, { entries, latest, milestone, page, ending }: Batch): void => {
  room.log.push(...copied(entries))
  room.latest = copied(latest)
  if (milestone) room.milestones.push(copied(milestone))
  if (page) room.pages.push(copied(page))
  // An undo goes back behind the end.
  room.ending = copied(ending)
  room.touchedAt = entries.at(-1)?.at ?? room.touchedAt
}

const tryToAppend = (room: Room | undefined, batch: Batch): Appended => {
  if (!room) return 'gone'
  if (batch.entries[0]?.seq !== room.log.length) return 'late'
  append(room, batch)
  return 'kept'
}

const roomOf = (head: RoomHead, body: Company['body'], first: Batch): Room => {
  const { latest } = first
  const empty = { log: [], milestones: [], pages: [], lines: [], ending: undefined, touchedAt: head.createdAt }
  const room: Room = { head: copied(head), company: { rev: 1, body: copied(body) }, latest, ...empty }
  append(room, first)
  return room
}

const summaryOf = ({ head, log, ending, touchedAt }: Room): Summary => ({
  id: head.id,
  game: head.game,
  entries: log.length,
  over: ending !== undefined,
  createdAt: head.createdAt,
  touchedAt,
})

const keptOf = ({ head, company, log, latest, milestones, ending, touchedAt }: Room): Kept =>
  copied({ head, company, log, latest, milestones, ending, touchedAt })

const markOf = (room: Room | undefined): Mark | undefined =>
  room && { entries: room.log.length, rev: room.company.rev, lines: room.lines.length }

export const memoryStore = (): Store => {
  const rooms = new Map<string, Room>()
  let closed = false
  const open = (): Map<string, Room> => {
    if (closed) throw new StoreFault('closed', 'The store has been closed.')
    return rooms
  }
  return {
    async create(head, company, first) {
      if (open().has(head.id)) return false
      rooms.set(head.id, roomOf(head, company, first))
      return true
    },
    async open(id) {
      const room = open().get(id)
      return room && keptOf(room)
    },
    append: async (batch) => tryToAppend(open().get(batch.room), batch),
    async rewrite(id, { rev, body }) {
      const room = open().get(id)
      if (room?.company.rev !== rev) return undefined
      room.company = { rev: rev + 1, body: copied(body) }
      return copied(room.company)
    },
    company: async (id) => copied(open().get(id)?.company),
    mark: async (id) => markOf(open().get(id)),
    since: async (id, seq) => copied(open().get(id)?.log.slice(seq) ?? []),
    pages: async (id) => copied(open().get(id)?.pages ?? []),
    async say(id, line) {
      const room = open().get(id)
      if (!room) return undefined
      const n = room.lines.length
      room.lines.push({ n, ...line })
      return n
    },
    lines: async (id, most) => copied(open().get(id)?.lines.slice(-most) ?? []),
    rooms: async ({ before = Number.POSITIVE_INFINITY, over }) =>
      [...open().values()]
        .map(summaryOf)
        .filter((room) => room.touchedAt < before && (over === undefined || room.over === over))
        .sort((a, b) => a.touchedAt - b.touchedAt || (a.id < b.id ? -1 : 1)),
    remove: async (id) => open().delete(id),
    check: async () => void open(),
    async close() {
      closed = true
    },
  }
}
