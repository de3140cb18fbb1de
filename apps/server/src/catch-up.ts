/** A room that others have written to: what the store has is the truth, and everybody here is told. */
import type { Kind, Moved } from '@vigil/kernel'
import type { Entry, Mark } from '@vigil/store'
import { type Company, roomOf, shownCompany } from '@vigil/table/room'
import { newIn } from './hearsay.ts'
import { type Hosted, tagsIn } from './hosted.ts'
import { movedBy, roomFrom } from './kept-room.ts'
import type { Hearsay } from './news.ts'
import { dismiss, type Happened, tell, tellMoved, tellOthers } from './telling.ts'

const BECAUSE: Readonly<Record<string, Happened['because']>> = {
  answer: 'answer',
  undo: 'undo',
  correct: 'correction',
}

interface Newer {
  readonly room: Hosted['room']
  readonly rev: number
  readonly more: readonly Entry[]
  readonly events: readonly Kind['event'][]
}

/** What others wrote, told as one: by the last act among it. */
const newsIn = ({ more, events }: Newer): Happened => {
  const act = more.findLast(({ input }) => (input as { readonly is: string }).is !== 'chance')
  return {
    because: BECAUSE[(act?.input as { readonly is: string } | undefined)?.is ?? ''] ?? 'chance',
    by: act?.chair ?? null,
    events,
  }
}

/** Keys that were changed elsewhere open nothing here any more. */
const sendAwayOld = (hosted: Hosted, before: Company): void => {
  const { company } = hosted.room
  for (const guest of [...hosted.guests])
    if (guest.chair !== 'spectator' && before.chairs[guest.chair]?.key !== company.chairs[guest.chair]?.key)
      dismiss(hosted, guest)
}

/** The whole of it: other rules were at work, or what was added cannot be followed. */
const anew = async ({ means, id, room }: Hosted): Promise<Newer | undefined> => {
  const kept = await means.store.open(id)
  if (!kept) return undefined
  const { company, log } = kept
  const more = log.slice(room.match.seq)
  const events = more.flatMap((entry) => entry.events) as Kind['event'][]
  return { room: roomFrom(means.playable, kept), rev: company.rev, more, events }
}

/** What came of it; undefined where it does not lead as far as it should. */
const played = ({ room: { match } }: Hosted, more: readonly Entry[], upTo: number): Moved<Kind> | undefined => {
  const moved = movedBy(match, more)
  return moved && moved.match.seq >= upTo ? moved : undefined
}

/** Only what is new is read, and nothing where whoever told us said it already: a long game costs no more than a short one. */
const added = async (hosted: Hosted, { mark, added: said }: Tidings): Promise<Newer | undefined> => {
  const { means, id, rev, room } = hosted
  const { seq } = room.match
  const heard = said && newIn(hosted, said, mark.entries)
  const believed = heard && played(hosted, heard, mark.entries)
  const [more, company] = await Promise.all([
    believed ? heard : mark.entries > seq ? means.store.since(id, seq) : [],
    mark.rev > rev ? means.store.company(id) : { rev, body: undefined },
  ])
  const moved = believed ?? played(hosted, more, mark.entries)
  if (!company || !moved) return anew(hosted)
  const { match, events } = moved
  if (company.body === undefined) return { room: { match, company: room.company }, rev, more, events }
  return { room: roomOf(match, company.body as unknown as Company), rev: company.rev, more, events }
}

const takeOver = async (hosted: Hosted, told: Tidings): Promise<boolean> => {
  const { means, rev, room: before } = hosted
  const newer = await added(hosted, told)
  if (!newer) return false
  const { more } = newer
  hosted.room = newer.room
  hosted.rev = newer.rev
  for (const [tag, seq] of tagsIn(more)) hosted.tags.set(tag, seq)
  if (more.length > 0) tellMoved(hosted, newsIn(newer))
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
  // No further than what is there, whatever we were told.
  hosted.lines = Math.max(hosted.lines, (lines.at(-1)?.n ?? -1) + 1)
}

/** What another server has said. */
export interface Tidings {
  readonly mark: Mark
  readonly added?: Hearsay | undefined
}

/**
 * False: the room is gone. What was found without having been told of it may be news to others too: whoever wrote it was
 * killed before it could say so.
 */
export const catchUp = async (hosted: Hosted, told?: Tidings): Promise<boolean> => {
  const mark = told?.mark ?? (await hosted.means.store.mark(hosted.id))
  if (!mark) return false
  const behind = mark.entries > hosted.room.match.seq || mark.rev > hosted.rev
  if (behind && !(await takeOver(hosted, told ?? { mark }))) return false
  const unheard = mark.lines > hosted.lines
  if (unheard) await tellLines(hosted, mark.lines)
  if (!told && (behind || unheard)) tellOthers(hosted)
  return true
}
