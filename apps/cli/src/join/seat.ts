/** A seat at an online table: what is known, what happened in words, and whoever wants to hear of it. */
import { randomBytes } from 'node:crypto'
import type { Kind, Refusal } from '@vigil/kernel'
import { chairOf, sayRoom } from '@vigil/table/room'
import { type Client, type Known, type Reply, wireClient } from '@vigil/table/wire'
import type { Face } from '../face.ts'
import { boxOf } from '../shelf.ts'
import type { Entry, Sitting } from '../sitting.ts'
import { connectionTo } from './connection.ts'
import { type Link, playAddress } from './link.ts'
import { seenMatch } from './seen-game.ts'

export interface JoinedSeat {
  readonly client: Client<Kind>
  /** As the screens show it; undefined until the server has let us in. */
  sitting(): Sitting<Kind> | undefined
  /** Why the server will not have us, in words. */
  dismissed(): string | undefined
  /** Whether it is on us to answer. */
  isOurTurn(): boolean
  /** Whether the host allows odds and advice. */
  mayAdvise(): boolean
  /** What to say of the wish that is being voted on, where we are asked. */
  vote(): string | undefined
  words(why: Refusal): string
  /** Called whenever something has changed. */
  listen(heard: () => void): void
  leave(): void
}

/** After these one is let in again. */
const PASSING: readonly string[] = ['server.closing', 'store.full', 'store.fault']

const nameOf = ({ company }: Known<Kind>, chair: number | null): string =>
  chair === null ? 'The table' : company.chairs[chair]?.name || `Chair ${chair + 1}`

/** What `u` takes back. */
const undoWords = ({ glance: { undo } }: Known<Kind>): string | undefined =>
  undo.allowed ? (undo.outcomes > 0 ? 'the last answer, and what chance gave' : 'the last answer') : undefined

const newcomers = (before: Known<Kind> | undefined, now: Known<Kind>): string[] => {
  const ours = now.you.chair
  const was = before?.present ?? now.present
  const came = now.present.filter((chair) => chair !== ours && !was.includes(chair))
  const went = was.filter((chair) => chair !== ours && !now.present.includes(chair))
  return [
    ...came.map((chair) => `${nameOf(now, chair)} is here.`),
    ...went.map((chair) => `${nameOf(now, chair)} is away.`),
  ]
}

/** What a frame means, in sentences for the log. */
const newsIn = (face: Face<Kind>, before: Known<Kind> | undefined, now: Known<Kind>, reply: Reply<Kind>): Entry[] => {
  const at = now.glance.seq
  const table = (text: string): Entry => ({ at, text, by: 'table' })
  switch (reply.t) {
    case 'update': {
      if (before && reply.seq <= before.glance.seq) return []
      if (reply.because === 'undo') return [table(`${nameOf(now, reply.by)} has taken back the last answer.`)]
      const told = face.sentences(reply.events, (before ?? now).glance as Readonly<Kind['state']>)
      return told.map((text) => ({ at, text, by: 'game' }))
    }
    case 'line':
      return before?.lines.some(({ n }) => n === reply.line.n)
        ? []
        : [table(`${nameOf(now, reply.line.chair)}: ${reply.line.text}`)]
    case 'present':
      return newcomers(before, now).map(table)
    case 'point': {
      const { waits } = now.glance
      if (waits.is !== 'decision' || waits.decision.id !== reply.decision) return []
      const decision = { kind: 'decision' as const, ...waits.decision }
      const labels = reply.pick.map((option) => face.label(option, decision, now.glance as Readonly<Kind['state']>))
      return [table(`${nameOf(now, reply.by)} suggests: ${labels.join(', ')}.`)]
    }
    default:
      return []
  }
}

const voteIn = (known: Known<Kind> | undefined): string | undefined => {
  const vote = known?.company.vote
  const ours = known?.you.chair ?? null
  if (!known || !vote || ours === null || vote.seq !== known.glance.seq) return undefined
  if (!vote.voters.includes(ours) || vote.agreed.includes(ours)) return undefined
  return `${nameOf(known, vote.by)} would like to ${vote.wish.do === 'undo' ? 'take back the last answer' : 'correct the table'}.`
}

/** Where somebody else is asked, the question says who that is. */
const whoseTurn = (known: Known<Kind>): string => {
  const { waits } = known.glance
  if (waits.is !== 'decision' || waits.yours) return ''
  const chair = chairOf(known.company, waits.decision.seat)
  const { bot } = known.company.chairs[chair] ?? {}
  return bot ? `a bot (${bot})` : nameOf(known, chair)
}

type Seen = Pick<JoinedSeat, 'sitting' | 'isOurTurn' | 'mayAdvise' | 'vote' | 'words'>

const seenFrom = (client: Client<Kind>, faceOf: () => Face<Kind> | undefined, log: readonly Entry[]): Seen => ({
  sitting() {
    const known = client.known()
    const face = faceOf()
    if (!known || !face) return undefined
    const afar = { undo: undoWords(known), asked: whoseTurn(known) }
    return { face, match: seenMatch(face.game, known.glance), log: [...log], afar }
  },
  isOurTurn() {
    const waits = client.known()?.glance.waits
    return waits?.is === 'decision' && waits.yours
  },
  mayAdvise: () => client.known()?.company.options.advice === true,
  vote: () => voteIn(client.known()),
  words: (refusal) => sayRoom(refusal) ?? faceOf()?.refused(refusal) ?? refusal.code,
})

export const takeSeat = (link: Link, name: string | undefined): JoinedSeat => {
  const listeners = new Set<() => void>()
  const log: Entry[] = []
  let face: Face<Kind> | undefined
  let before: Known<Kind> | undefined
  let why: string | undefined
  const changed = (): void => {
    for (const hear of [...listeners]) hear()
  }
  const heard = (reply: Reply<Kind>, known: Known<Kind>): void => {
    face ??= boxOf(known.glance.game).open().seen
    log.push(...newsIn(face, before, known, reply))
    before = known
    changed()
  }
  const client = wireClient<Kind>({
    ...link,
    ...(name !== undefined && { name }),
    prefix: `${randomBytes(6).toString('base64url')}-`,
    heard,
    dismissed(refusal, text) {
      // A server that restarts or cannot save has us back in a moment.
      if (!PASSING.includes(refusal.code)) why = text
      changed()
    },
  })
  let had = false
  const connection = connectionTo(playAddress(link), client, (there) => {
    const at = before?.glance.seq ?? 0
    if (there !== had)
      log.push({ at, text: there ? 'Connected.' : 'The connection is lost; trying again…', by: 'table' })
    had = there
    changed()
  })
  return {
    client,
    ...seenFrom(client, () => face, log),
    dismissed: () => why,
    listen: (hear) => void listeners.add(hear),
    leave: () => connection.close(),
  }
}
