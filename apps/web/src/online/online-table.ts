/** One table far away, as a page holds it: what is known of it, what is on its way, and what the company may do. */
import { type Kind, type Refusal, refusal } from '@vigil/kernel'
import { type Client, type Kept, type Known, wireClient } from '@vigil/table/client'
import type { Change } from '@vigil/table/room'
import type { Reply, RequestOf } from '@vigil/table/wire'
import { useSyncExternalStore } from 'react'
import { newId } from '../saves/tab.ts'
import { type Connection, connect } from './connection.ts'
import { playUrl } from './server.ts'

/** Somebody's suggestion for the question that is open. */
export interface Pointed {
  readonly by: number
  readonly decision: string
  readonly pick: readonly Kind['option'][]
}

export interface Standing {
  readonly link: 'opening' | 'open' | 'lost'
  /** Undefined until the door was opened. */
  readonly known: Known<Kind> | undefined
  /** How much is on its way and not acknowledged. */
  readonly unsaved: number
  /** The latest of each chair, the newest last. */
  readonly points: readonly Pointed[]
  /** Why the company's last wish was not granted. */
  readonly trouble: Refusal | undefined
  /** New links, by chair: told to the host. */
  readonly keys: Readonly<Record<number, string>>
  /** Sent away for good. */
  readonly gone: Refusal | undefined
}

type Hearing = (reply: Reply<Kind>, known: Known<Kind>) => void

export interface OnlineTable {
  readonly room: string
  readonly key: string
  now(): Standing
  subscribe(listener: () => void): () => void
  /** Everything that comes over the wire, after it has been taken in. */
  listen(hearing: Hearing): () => void
  act: Client<Kind>['act']
  list: Client<Kind>['list']
  say(text: string): Promise<Kept>
  point(decision: string, pick: readonly Kind['option'][]): Promise<Kept>
  vote(yes: boolean): Promise<Kept>
  change(change: Change): Promise<Kept>
  rematch(): Promise<Kept>
  /** Says why something was not granted, or with undefined that this has been read. */
  complain(why: Refusal | undefined): void
  look(): void
  close(): void
}

/** After these one is let in again. */
const PASSING: readonly string[] = ['server.closing', 'wire.slow', 'wire.rate', 'store.full', 'store.fault']

/** As keys look: what was cut off on its way here opens nothing, and no server need be asked. */
const KEY = /^[\w-]{22,64}$/

/** An answer that takes longer is on a connection that has died without a word. */
const SILENCE = 12_000

const FIRST: Standing = {
  link: 'opening',
  known: undefined,
  unsaved: 0,
  points: [],
  trouble: undefined,
  keys: {},
  gone: undefined,
}

const pointsAfter = (points: readonly Pointed[], reply: Reply<Kind>): readonly Pointed[] => {
  if (reply.t === 'update' || reply.t === 'welcome') return []
  if (reply.t !== 'point') return points
  const { by, decision, pick } = reply
  return [...points.filter((each) => each.by !== by), { by, decision, pick }]
}

const standingAfter = (last: Standing, reply: Reply<Kind>, known: Known<Kind>): Standing => ({
  ...last,
  known,
  points: pointsAfter(last.points, reply),
  ...(reply.t === 'welcome' && { link: 'open' as const }),
  ...(reply.t === 'key' && { keys: { ...last.keys, [reply.chair]: reply.key } }),
})

const added = <T>(all: Set<T>, one: T): (() => void) => {
  all.add(one)
  return () => void all.delete(one)
}

/** A standing that is watched. */
const watched = () => {
  let standing = FIRST
  const listeners = new Set<() => void>()
  return {
    now: (): Standing => standing,
    set(change: Partial<Standing>): void {
      standing = { ...standing, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => added(listeners, listener),
  }
}

type Asking = Client<Kind>['ask']

/** What the company may ask for; what is not granted is said. */
const wishesOver = (
  asking: Asking,
  now: () => Standing,
  complain: OnlineTable['complain'],
): Pick<OnlineTable, 'say' | 'point' | 'vote' | 'change' | 'rematch'> => {
  const ask = async (request: Parameters<Asking>[0]): Promise<Kept> => {
    const kept = await asking(request)
    if (!kept.ok) complain(kept.why)
    return kept
  }
  return {
    say: (text) => ask({ t: 'say', text }),
    point: (decision, pick) => ask({ t: 'point', decision, pick: [...pick] }),
    vote: (yes) => ask({ t: 'vote', seq: now().known?.glance.seq ?? 0, yes }),
    change: (change) => ask({ t: 'change', change: change as RequestOf<'change'>['change'] }),
    rematch: () => ask({ t: 'rematch' }),
  }
}

/** A frame that was not read. Too much at once is sent again over the next connection; nothing else would fare better there. */
const unread = (why: Refusal, complain: OnlineTable['complain'], renew: () => void): void => {
  if (why.code === 'wire.rate') setTimeout(renew, Number(why.params.seconds ?? 1) * 1_000)
  else complain(why)
}

export const openTable = (room: string, key: string): OnlineTable => {
  const { now, set, subscribe } = watched()
  const hearings = new Set<Hearing>()
  let connection: Connection | undefined

  const complain = (trouble: Refusal | undefined): void => set({ trouble })
  const client = wireClient<Kind>({
    room,
    key,
    prefix: `${newId()}-`,
    heard(reply, known) {
      set(standingAfter(now(), reply, known))
      if (reply.t === 'welcome') connection?.settled()
      if (reply.t === 'refused' && reply.tag === null) unread(reply.refusal, complain, () => connection?.renew())
      for (const hear of [...hearings]) hear(reply, known)
    },
    dismissed(gone) {
      if (PASSING.includes(gone.code)) return
      set({ gone })
      connection?.close()
    },
  })

  /** Counts it as under way until it is acknowledged. */
  const under = <T>(asking: Promise<T>): Promise<T> => {
    set({ unsaved: now().unsaved + 1, trouble: undefined })
    const silent = setTimeout(() => connection?.renew(), SILENCE)
    return asking.finally(() => {
      clearTimeout(silent)
      set({ unsaved: now().unsaved - 1 })
    })
  }
  if (KEY.test(key)) connection = connect(client, playUrl(), () => set({ link: 'lost' }))
  else set({ gone: refusal('room.none') })
  return {
    room,
    key,
    now,
    subscribe,
    listen: (hearing) => added(hearings, hearing),
    act: (act) => under(client.act(act)),
    list: (of) => client.list(of),
    ...wishesOver((request) => under(client.ask(request)), now, complain),
    complain,
    look: () => client.look(),
    close: () => connection?.close(),
  }
}

export const useStanding = (table: OnlineTable): Standing => useSyncExternalStore(table.subscribe, table.now)
