/** A room that others have written to: what the store has is the truth, and everybody here is told. */
import type { Kind } from '@vigil/kernel'
import type { Entry, Mark } from '@vigil/store'
import { type Company, roomOf, shownCompany } from '@vigil/table/room'
import { type Hosted, tagsIn } from './hosted.ts'
import { matchOn, roomFrom } from './kept-room.ts'
import { dismiss, type Happened, tell, tellMoved, tellOthers } from './telling.ts'

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

interface Newer {
  readonly room: Hosted['room']
  readonly rev: number
  readonly more: readonly Entry[]
}

/** The whole of it: other rules were at work, or what was added cannot be followed. */
const anew = async ({ means, id, room }: Hosted): Promise<Newer | undefined> => {
  const kept = await means.store.open(id)
  if (!kept) return undefined
  const { company, log } = kept
  return { room: roomFrom(means.playable, kept), rev: company.rev, more: log.slice(room.match.seq) }
}

/** Only what is new is read: a long game costs no more than a short one. */
const added = async (hosted: Hosted, mark: Mark): Promise<Newer | undefined> => {
  const { means, id, rev, room } = hosted
  const { seq } = room.match
  const [more, company] = await Promise.all([
    mark.entries > seq ? means.store.since(id, seq) : [],
    mark.rev > rev ? means.store.company(id) : { rev, body: undefined },
  ])
  const match = matchOn(room.match, more)
  if (!company || !match || match.seq < mark.entries) return anew(hosted)
  if (company.body === undefined) return { room: { match, company: room.company }, rev, more }
  return { room: roomOf(match, company.body as unknown as Company), rev: company.rev, more }
}

const takeOver = async (hosted: Hosted, mark: Mark): Promise<boolean> => {
  const { means, rev, room: before } = hosted
  const newer = await added(hosted, mark)
  if (!newer) return false
  const { more } = newer
  hosted.room = newer.room
  hosted.rev = newer.rev
  for (const [tag, seq] of tagsIn(more)) hosted.tags.set(tag, seq)
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

/**
 * False: the room is gone. What was found without having been told of it may be news to others too: whoever wrote it was
 * killed before it could say so.
 */
export const catchUp = async (hosted: Hosted, known?: Mark): Promise<boolean> => {
  const mark = known ?? (await hosted.means.store.mark(hosted.id))
  if (!mark) return false
  const behind = mark.entries > hosted.room.match.seq || mark.rev > hosted.rev
  if (behind && !(await takeOver(hosted, mark))) return false
  const unheard = mark.lines > hosted.lines
  if (unheard) await tellLines(hosted, mark.lines)
  if (!known && (behind || unheard)) tellOthers(hosted)
  return true
}
