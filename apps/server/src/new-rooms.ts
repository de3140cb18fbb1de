/** Rooms that were made a moment ago: whoever comes first need not wait until what was just written is read. */
import type { Batch, Json, Kept, Mark, RoomHead } from '@vigil/store'

/** The oldest go first: rooms that nobody enters must not fill the memory. */
const MOST = 32

/** The revision every store begins with; of another one it would be read. */
const FIRST = 1

export interface NewRooms {
  add(head: RoomHead, company: Json, first: Batch): void
  /** Once, and only where the store has nothing else by now. */
  take(room: string, mark: Mark): Kept | undefined
}

export const newRooms = (): NewRooms => {
  const known = new Map<string, Kept>()
  return {
    add(head, body, { entries, latest, milestone, ending }) {
      const milestones = milestone ? [milestone] : []
      const company = { rev: FIRST, body }
      known.set(head.id, { head, company, log: entries, latest, milestones, ending, touchedAt: head.createdAt })
      for (const [oldest] of known) if (known.size > MOST) known.delete(oldest)
    },
    take(room, { entries, rev }) {
      const kept = known.get(room)
      known.delete(room)
      return kept?.log.length === entries && kept.company.rev === rev ? kept : undefined
    },
  }
}
