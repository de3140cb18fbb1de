/**
 * A client of the online table, without the connection: it is handed frames and a way to send. What has not been
 * acknowledged is sent again, unchanged, over the next connection; what was missed is healed by the view.
 */
import { type Kind, no, ok, type Refusal, type Result } from '@vigil/kernel'
import type { Glance } from '../glance.ts'
import type { CompanyShown } from '../room/company.ts'
import type { Act } from '../room/room.ts'
import { WIRE_VERSION } from './limits.ts'
import type { LineShown, Reply, ReplyOf, You } from './reply.ts'
import type { Request, RequestOf } from './request.ts'

/** What a client knows; undefined until it was welcomed. */
export interface Known<K extends Kind> {
  readonly you: You
  readonly company: CompanyShown
  readonly present: readonly number[]
  readonly watching: number
  readonly glance: Glance<K>
  readonly lines: readonly LineShown[]
  readonly commitment: string
  readonly seed?: string
}

export interface ClientOptions<K extends Kind> {
  readonly room: string
  readonly key: string
  readonly name?: string
  /** A prefix that no other client of this chair has. */
  readonly prefix: string
  /** Everything that comes, after it has been taken in. */
  readonly heard?: (reply: Reply<K>, known: Known<K>) => void
  /** The server has sent us away for good. */
  readonly dismissed?: (why: Refusal, text: string) => void
}

type Asking = Extract<Request, { readonly tag: string }>
type Acknowledged = Exclude<Asking, RequestOf<'list'>>
type Listing = RequestOf<'list'>['of']
export type ListOf<K extends Kind, O extends Listing> = Extract<Reply<K>, { t: 'list'; of: O }>
type Untagged<R> = R extends unknown ? Omit<R, 'tag'> : never
export type Kept = Result<number, Refusal>

export interface Client<K extends Kind> {
  known(): Known<K> | undefined
  /** A connection is there. */
  connected(send: (text: string) => void): void
  disconnected(): void
  receive(text: string): void
  act(act: Act<K>): Promise<Kept>
  /** Anything else that is acknowledged: votes, changes, lines, suggestions. */
  ask(request: Untagged<Exclude<Acknowledged, RequestOf<'act'>>>): Promise<Kept>
  /** What could be done here, or put right. */
  list<O extends Listing>(of: O): Promise<Result<ListOf<K, O>, Refusal>>
  look(): void
}

type Settling<K extends Kind> = ReplyOf<K, 'kept'> | ReplyOf<K, 'refused'> | ReplyOf<K, 'list'>

interface Pending<K extends Kind> {
  readonly text: string
  settle(reply: Settling<K>): void
}

const isSettling = <K extends Kind>(reply: Reply<K>): reply is Settling<K> =>
  reply.t === 'kept' || reply.t === 'refused' || reply.t === 'list'

const keptOr = <K extends Kind>(reply: Settling<K>): Kept => (reply.t === 'refused' ? no(reply.refusal) : ok(reply.seq))

const isNewer = <K extends Kind>(known: Known<K>, { seq }: ReplyOf<K, 'update'>): boolean => seq > known.glance.seq

const updated = <K extends Kind>(known: Known<K>, { glance, seed }: ReplyOf<K, 'update'>): Known<K> => {
  const { seed: _, ...rest } = known
  return { ...rest, glance, ...(seed !== undefined && { seed }) }
}

/** What a reply makes of what is known. */
const taken = <K extends Kind>(known: Known<K> | undefined, reply: Reply<K>): Known<K> | undefined => {
  if (reply.t === 'welcome') {
    const { t: _, v: __, ...all } = reply
    return all
  }
  if (!known) return undefined
  switch (reply.t) {
    case 'update':
      return isNewer(known, reply) ? updated(known, reply) : known
    case 'company':
      return { ...known, company: reply.company }
    case 'present':
      return { ...known, present: reply.present, watching: reply.watching }
    case 'line':
      return known.lines.some(({ n }) => n === reply.line.n) ? known : { ...known, lines: [...known.lines, reply.line] }
    default:
      return known
  }
}

const helloFrom = <K extends Kind>({ room, key, name }: ClientOptions<K>): string => {
  const hello: RequestOf<'hello'> = { t: 'hello', v: WIRE_VERSION, room, key, ...(name !== undefined && { name }) }
  return JSON.stringify(hello)
}

/** What has been sent and not answered, by tag. */
const lettersOf = <K extends Kind>(prefix: string) => {
  const pending = new Map<string, Pending<K>>()
  let tags = 0
  return {
    texts: (): string[] => [...pending.values()].map(({ text }) => text),
    write<T>(request: Untagged<Asking>, read: (reply: Settling<K>) => T, send: (text: string) => void): Promise<T> {
      return new Promise((settled) => {
        const tag = `${prefix}${tags++}`
        const text = JSON.stringify({ ...request, tag })
        pending.set(tag, { text, settle: (reply) => settled(read(reply)) })
        send(text)
      })
    },
    settle(reply: Reply<K>): void {
      if (!isSettling(reply) || reply.tag === null) return
      pending.get(reply.tag)?.settle(reply)
      pending.delete(reply.tag)
    },
  }
}

/** A server answers what it was asked. */
const listIn = <K extends Kind, O extends Listing>(reply: Settling<K>): Result<ListOf<K, O>, Refusal> =>
  reply.t === 'refused' ? no(reply.refusal) : ok(reply as ListOf<K, O>)

export const wireClient = <K extends Kind>(options: ClientOptions<K>): Client<K> => {
  const { prefix, heard, dismissed } = options
  const letters = lettersOf<K>(prefix)
  let known: Known<K> | undefined
  let send: ((text: string) => void) | undefined
  let welcomed = false

  const post = <T>(request: Untagged<Asking>, read: (reply: Settling<K>) => T): Promise<T> =>
    letters.write(request, read, (text) => {
      if (welcomed) send?.(text)
    })
  const ask = (request: Untagged<Acknowledged>): Promise<Kept> => post(request, keptOr)

  const receive = (text: string): void => {
    const reply = JSON.parse(text) as Reply<K>
    known = taken(known, reply)
    letters.settle(reply)
    if (reply.t === 'bye') dismissed?.(reply.refusal, reply.text)
    if (reply.t === 'welcome' && !welcomed) {
      welcomed = true
      for (const each of letters.texts()) send?.(each)
    }
    if (known) heard?.(reply, known)
  }

  return {
    known: () => known,
    connected(over) {
      send = over
      welcomed = false
      over(helloFrom(options))
    },
    disconnected() {
      send = undefined
    },
    receive,
    act: (act) => ask({ t: 'act', seq: known?.glance.seq ?? 0, act: act as RequestOf<'act'>['act'] }),
    ask,
    list: <O extends Listing>(of: O) => post({ t: 'list', of }, (reply) => listIn<K, O>(reply)),
    look: () => send?.(JSON.stringify({ t: 'look' })),
  }
}
