/** Test support: a server in this process, and people who play at random over real sockets. */
import { fastInts, type IntSource, type Kind, randomAnswer } from '@vigil/kernel'
import type { Store } from '@vigil/store'
import { memoryStore } from '@vigil/store/memory'
import { type Client, type Known, type NewRoom, type Reply, type RoomMade, wireClient } from '@vigil/table/wire'
import { WebSocket } from 'ws'
import { type Bus, noBus } from '../src/bus.ts'
import { type Config, configFrom } from '../src/config.ts'
import { type Server, startServer } from '../src/server.ts'

export const CONFIG: Config = {
  ...configFrom({}),
  port: 0,
  host: '127.0.0.1',
  logLevel: 'silent',
  botPauseMs: 0,
  framesPerSecond: 100_000,
  roomsPerMinute: 100_000,
  connectionsPerAddress: 10_000,
}

export const started = (
  store: Store = memoryStore(),
  config: Partial<Config> = {},
  bus: Bus = noBus,
): Promise<Server> => startServer({ config: { ...CONFIG, ...config }, store, bus })

export const made = async (port: number, wanted: unknown): Promise<RoomMade> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wanted),
  })
  const body: unknown = await response.json()
  if (response.status !== 201) throw new Error(JSON.stringify(body))
  return body as RoomMade
}

export const ELDER_SIGN: NewRoom = {
  game: 'elder-sign',
  setup: { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'random', first: 'random' },
}

/** Both games, for two. */
export const SETUPS: readonly NewRoom[] = [
  ELDER_SIGN,
  { game: 'death-may-die', setup: { episode: 'random', elderOne: 'random', investigators: ['random', 'random'] } },
]

export interface Person {
  readonly client: Client<Kind>
  /** Everything that came over the wire, byte for byte. */
  readonly bytes: string[]
  socket: WebSocket
  /** Resolves when `when` holds of what is known; looks again after every frame. */
  until(when: (known: Known<Kind>) => boolean): Promise<Known<Kind>>
  /** The next frame of a kind. */
  next<T extends Reply<Kind>['t']>(t: T): Promise<Extract<Reply<Kind>, { t: T }>>
  /** Forgets the frames that came. */
  forget(): void
  leave(): Promise<void>
}

/** `says`: what becomes of a frame on its way out. */
export const person = async (
  port: number,
  room: string,
  key: string,
  name = 'Ada',
  says: (text: string) => string = (text) => text,
): Promise<Person> => {
  const bytes: string[] = []
  const watchers = new Set<() => void>()
  const frames: Reply<Kind>[] = []
  const prefix = `${Math.trunc(performance.now() * 1_000)}-`
  const client = wireClient<Kind>({ room, key, name, prefix })
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/play`)
  socket.on('message', (data) => {
    const text = String(data)
    bytes.push(text)
    frames.push(JSON.parse(text))
    client.receive(text)
    for (const look of [...watchers]) look()
  })
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  await new Promise<void>((open, failed) => {
    socket.once('open', () => open())
    socket.once('error', failed)
  })
  client.connected((text) => socket.send(says(text)))
  const wait = <T>(look: () => T | undefined): Promise<T> =>
    new Promise((done) => {
      const again = (): void => {
        const found = look()
        if (found === undefined) return
        watchers.delete(again)
        done(found)
      }
      watchers.add(again)
      again()
    })
  return {
    client,
    bytes,
    socket,
    until: (when) => wait(() => [client.known()].find((known) => known && when(known))),
    next(t) {
      const from = frames.length
      return wait(() => frames.slice(from).find((frame) => frame.t === t) as never)
    },
    forget() {
      frames.length = 0
    },
    async leave() {
      socket.close()
      await closed
    },
  }
}

/** An answer by lot to what this person is asked, or undefined where it is somebody else's turn. */
export const answerOf = ({ client }: Person, int: IntSource) => {
  const waits = client.known()?.glance.waits
  if (waits?.is !== 'decision' || !waits.yours) return undefined
  const input = randomAnswer<Kind>({ kind: 'decision', ...waits.decision }, int)
  if (input.is !== 'answer') return undefined
  return { do: 'answer', decision: waits.decision.id, seat: input.seat, pick: input.pick } as const
}

/** Until all have seen what any of them has; how far that is. */
export const inStep = async (people: readonly Person[]): Promise<number> => {
  const seq = Math.max(...people.map(({ client }) => client.known()?.glance.seq ?? 0))
  await Promise.all(people.map(({ until }) => until(({ glance }) => glance.seq >= seq)))
  return seq
}

/** Everybody answers when asked, until the match is over or so many answers have been given. */
export const playOn = async (people: readonly Person[], most: number, seed = 'people'): Promise<number> => {
  const int = fastInts(seed)
  for (let given = 0; given < most; given++) {
    await inStep(people)
    const [first] = people
    if (first?.client.known()?.glance.waits.is === 'over') return given
    const asked = people.find((each) => answerOf(each, fastInts('look')) !== undefined)
    if (!asked) throw new Error('nobody is asked')
    const answer = answerOf(asked, int)
    if (!answer) throw new Error('nobody is asked')
    const kept = await asked.client.act(answer)
    if (!kept.ok) throw new Error(`refused: ${kept.why.code}`)
  }
  return most
}
