/** A room that others have written to: what the store has is the truth, and everybody here is told. */
import type { Kind } from '@vigil/kernel'
import type { Entry, Mark } from '@vigil/store'
import { type Company, shownCompany } from '@vigil/table/room'
import { type Hosted, tagsIn } from './hosted.ts'
import { roomFrom } from './kept-room.ts'
import { dismiss, type Happened, tell, tellMoved } from './telling.ts'

const BECAUSE: Readonly<Record<string, Happened['because']>> = {
  answer: 'answer',
  undo: 'undo',
  correct: 'correction',
}

/** What others wrote, told as one: by the last act among it. */
const newsIn = (entries: readonly Entry[]): Happened => {
  const act = entries.findLast(({ input }) => (input as { readonly is: string }).is !== 'chance')
  return {
    because: BECAUSE[(act?.input as { readonly is: string } | undefined)?.is ?? ''] ?? 'chance',
    by: act?.chair ?? null,
    events: entries.flatMap(({ events }) => events) as Kind['event'][],
  }
}

/** Keys that were changed elsewhere open nothing here any more. */
const sendAwayOld = (hosted: Hosted, before: Company): void => {
  const { company } = hosted.room
  for (const guest of [...hosted.guests])
    if (guest.chair !== 'spectator' && before.chairs[guest.chair]?.key !== company.chairs[guest.chair]?.key)
      dismiss(hosted, guest)
}

const reload = async (hosted: Hosted): Promise<boolean> => {
  const { means, id, rev, room: before } = hosted
  const kept = await means.store.open(id)
  if (!kept) return false
  hosted.room = roomFrom(means.playable, kept)
  hosted.rev = kept.company.rev
  for (const [tag, seq] of tagsIn(kept)) hosted.tags.set(tag, seq)
  const more = kept.log.slice(before.match.seq)
  if (more.length > 0) tellMoved(hosted, newsIn(more))
  if (rev !== hosted.rev) {
    tell(hosted, { t: 'company', company: shownCompany(hosted.room.company) })
    sendAwayOld(hosted, before.company)
  }
  means.moved(hosted)
  return true
}

const tellLines = async (hosted: Hosted, upTo: number): Promise<void> => {
  const lines = await hosted.means.store.lines(hosted.id, upTo - hosted.lines)
  for (const { chair = null, ...line } of lines)
    if (line.n >= hosted.lines) tell(hosted, { t: 'line', line: { ...line, chair } })
  hosted.lines = Math.max(hosted.lines, upTo)
}

/** False: the room is gone. */
export const catchUp = async (hosted: Hosted, known?: Mark): Promise<boolean> => {
  const mark = known ?? (await hosted.means.store.mark(hosted.id))
  if (!mark) return false
  const behind = mark.entries > hosted.room.match.seq || mark.rev > hosted.rev
  if (behind && !(await reload(hosted))) return false
  if (mark.lines > hosted.lines) await tellLines(hosted, mark.lines)
  return true
}
