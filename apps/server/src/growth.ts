/** How an open room grows: first the store, then memory, then the guests. */
import type { Kind, Moved } from '@vigil/kernel'
import { type Company, roomOf, shownCompany } from '@vigil/table/room'
import { catchUp } from './catch-up.ts'
import type { Hosted } from './hosted.ts'
import { batchOf, type Origin } from './kept-room.ts'
import { type Happened, tell, tellMoved, tellOthers } from './telling.ts'

/** Throws a StoreFault where nothing could be kept. */
export const grow = async (
  hosted: Hosted,
  moved: Moved<Kind>,
  because: Happened['because'],
  origin: Omit<Origin, 'at'>,
): Promise<'kept' | 'late' | 'gone'> => {
  const { means, room, id } = hosted
  const batch = batchOf(id, room.match.seq, moved, { ...origin, at: means.now() })
  const kept = await means.store.append(batch)
  if (kept !== 'kept') {
    if (kept === 'late') await catchUp(hosted)
    return kept
  }
  // The record has its seating already: it grew from the one before.
  hosted.room = { match: moved.match, company: room.company }
  if (origin.tag !== undefined) hosted.tags.set(origin.tag, moved.match.seq)
  // First, so that they are at work while our own guests are told.
  tellOthers(hosted, batch.entries)
  tellMoved(hosted, { because, by: origin.chair ?? null, events: moved.events })
  means.moved(hosted)
  return 'kept'
}

/** False where somebody else was first; the room is up to date then. */
export const regroup = async (hosted: Hosted, company: Company): Promise<boolean> => {
  const { means, id, rev, room } = hosted
  const kept = await means.store.rewrite(id, { rev, body: JSON.parse(JSON.stringify(company)) })
  if (!kept) {
    await catchUp(hosted)
    return false
  }
  hosted.rev = kept.rev
  hosted.room = roomOf(room.match, company)
  tell(hosted, { t: 'company', company: shownCompany(company) })
  tellOthers(hosted)
  means.moved(hosted)
  return true
}
