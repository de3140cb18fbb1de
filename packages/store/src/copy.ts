/** All rooms of one store into another, whatever the two are. */
import type { Batch, Entry, Kept, Page, Snapshot, Store } from './store.ts'

/** More lines than anybody has said. */
const ALL = 1_000_000

/** The log in pieces, each ending where a position or a page was kept. */
const piecesOf = ({ head, log, latest, milestones, ending }: Kept, pages: readonly Page[]): Batch[] => {
  const ends = [...new Set([...milestones.map(({ seq }) => seq), ...pages.map(({ seq }) => seq), log.length])]
  let from = 0
  return ends
    .sort((a, b) => a - b)
    .map((end): Batch => {
      const entries: readonly Entry[] = log.slice(from, end)
      from = end
      const milestone: Snapshot | undefined = milestones.find(({ seq }) => seq === end)
      const page = pages.find(({ seq }) => seq === end)
      const last = end === log.length
      return {
        room: head.id,
        entries,
        latest: last ? latest : (milestone ?? latest),
        ...(milestone && { milestone }),
        ...(page && { page }),
        ...(last && ending !== undefined && { ending }),
      }
    })
    .filter(({ entries }) => entries.length > 0)
}

const copyRoom = async (id: string, from: Store, to: Store): Promise<boolean> => {
  const kept = await from.open(id)
  if (!kept) return false
  const [pages, lines] = [await from.pages(id), await from.lines(id, ALL)]
  const { head, company, latest } = kept
  if (!(await to.create(head, company.body, { room: id, entries: [], latest }))) return false
  for (const piece of piecesOf(kept, pages)) await to.append(piece)
  for (const { n: _, ...line } of lines) await to.say(id, line)
  return true
}

/** How many were copied; rooms that are there already are left as they are. */
export const copyRooms = async (from: Store, to: Store): Promise<number> => {
  let copied = 0
  for (const { id } of await from.rooms({})) if (await copyRoom(id, from, to)) copied++
  return copied
}
