/** The server this page came from, where it is one that keeps tables. */
import { type AnyRecord, type Kind, type Logged, no, ok, type Refusal, type Result, refusal } from '@vigil/kernel'
import type { CompanyShown } from '@vigil/table/room'
import type { NewRoom, RoomMade } from '@vigil/table/wire'

/** What can be played there. */
export interface ServedGame {
  readonly id: string
  readonly version: string
  readonly bots: readonly string[]
}

/** Beside the page, whatever folder that lies in. */
const apiOf = (path: string): URL => new URL(`api/${path}`, location.href)

export const playUrl = (): string => {
  const url = apiOf('play')
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  return url.href
}

let asked: Promise<readonly ServedGame[]> | undefined

const askGames = async (): Promise<readonly ServedGame[]> => {
  const response = await fetch(apiOf('games'), { cache: 'no-store' })
  const { games }: { games?: readonly ServedGame[] } = response.ok ? await response.json() : {}
  return games ?? []
}

/** Empty where the page lies on a plain host, or nobody answers. Asked once; what failed is asked again. */
export const servedGames = (): Promise<readonly ServedGame[]> => {
  if (!navigator.onLine) return Promise.resolve([])
  asked ??= askGames().catch(() => {
    asked = undefined
    return []
  })
  return asked
}

/** Said by the page itself: nobody was there to say it. */
export const UNREACHABLE = refusal('page.unreachable')

const answerFrom = async <T>(asking: Promise<Response>): Promise<Result<T, Refusal>> => {
  try {
    const response = await asking
    const body = (await response.json()) as { refusal?: Refusal }
    if (response.ok) return ok(body as T)
    return no(body.refusal ?? UNREACHABLE)
  } catch {
    return no(UNREACHABLE)
  }
}

export const makeRoom = (wanted: NewRoom): Promise<Result<RoomMade, Refusal>> =>
  answerFrom(
    fetch(apiOf('rooms'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wanted),
    }),
  )

const lookUp = <T>(room: string, key: string, what: string): Promise<Result<T, Refusal>> =>
  answerFrom(fetch(apiOf(`rooms/${encodeURIComponent(room)}${what}`), { headers: { Authorization: `Bearer ${key}` } }))

/** What one sees of a room without sitting down. */
export interface RoomSeen {
  readonly over: boolean
  /** The seat that is asked; null where nobody is. */
  readonly asked: number | null
  readonly company: CompanyShown
}

export const seeRoom = (room: string, key: string): Promise<Result<RoomSeen, Refusal>> => lookUp(room, key, '')

/** Once the match is over. */
export const recordOfRoom = (room: string, key: string): Promise<Result<AnyRecord, Refusal>> =>
  lookUp(room, key, '/record')

/** What has been played, as the log keeps it. */
export interface KeptStory {
  readonly entries: readonly { readonly input: Logged<Kind>; readonly events: readonly Kind['event'][] }[]
  readonly pages: readonly { readonly seq: number; readonly view: unknown }[]
}

export const storyOfRoom = (room: string, key: string): Promise<Result<KeptStory, Refusal>> =>
  lookUp(room, key, '/story')
