/** Four people at our table. An answer counts as taken with `kept`: then it is on disk, and everybody here has been told. */
import { type Kind, randomAnswer } from '@vigil/kernel'
import type { ReplyOf, RoomMade } from '@vigil/table/wire'
import type { WebSocket } from 'ws'
import { setupFor } from '../museum.ts'
import { type Sights, seqIn } from './sights.ts'
import { connect, type OpenTable, post, SEATS, signal, type Table } from './table.ts'

type Glance = ReplyOf<Kind, 'update'>['glance']

interface Asked {
  readonly chair: number
  readonly glance: Glance
}

/** Only the frame that asks somebody is read whole: the load must cost less than what it measures. */
const isAsking = (text: string): boolean => text.includes('"yours":true') || text.includes('"is":"over"')

const glanceIn = (text: string): Glance => (JSON.parse(text) as ReplyOf<Kind, 'update' | 'welcome'>).glance

const ELDER_SIGN = { game: 'elder-sign', setup: setupFor(SEATS) }
const SIX_DICE = { game: 'six-dice', setup: { seats: SEATS } }

export const makeOurs = async (at: () => number, wanted: object = ELDER_SIGN): Promise<RoomMade> =>
  (await post(`http://127.0.0.1:${at()}/api/rooms`, wanted)) as RoomMade

/** Resolves once the room has said welcome. */
export const enterOurs = async (
  at: () => number,
  room: string,
  key: string,
  hear: (text: string) => void = () => undefined,
): Promise<WebSocket> => {
  const welcome = signal<void>()
  const socket = await connect(`ws://127.0.0.1:${at()}/api/play`, (text) => {
    if (text.startsWith('{"t":"welcome"')) welcome.come()
    if (text.startsWith('{"t":"bye"')) throw new Error(text)
    hear(text)
  })
  socket.send(JSON.stringify({ t: 'hello', v: 1, room, key }))
  await welcome.there
  return socket
}

export const sitAtOurs = async (at: () => number, { room, chairs }: RoomMade, sights?: Sights): Promise<Table> => {
  let asked = signal<Asked>()
  let kept = signal<void>()
  let acts = 0
  const hear = (chair: number, text: string): void => {
    if (text.startsWith('{"t":"kept"')) {
      sights?.kept(seqIn(text), chair)
      return kept.come()
    }
    if (text.startsWith('{"t":"refused"')) throw new Error(text)
    if (text.startsWith('{"t":"update"')) sights?.seen(seqIn(text), chair)
    if (isAsking(text)) asked.come({ chair, glance: glanceIn(text) })
  }
  const sockets: WebSocket[] = []
  for (const [chair, { key }] of chairs.entries())
    sockets.push(await enterOurs(at, room, key, (text) => hear(chair, text)))
  return {
    async answer(int) {
      const { chair, glance } = await asked.there
      if (glance.waits.is !== 'decision') return undefined
      const { decision } = glance.waits
      const input = randomAnswer<Kind>({ kind: 'decision', ...decision }, int)
      const pick = input.is === 'answer' ? input.pick : []
      const act = { do: 'answer', decision: decision.id, seat: decision.seat, pick }
      const text = JSON.stringify({ t: 'act', tag: `a${acts++}`, seq: glance.seq, act })
      asked = signal()
      kept = signal()
      const sent = performance.now()
      sockets[chair]?.send(text)
      await kept.there
      return performance.now() - sent
    },
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}

export const openOurs: OpenTable = async (at) => sitAtOurs(at, await makeOurs(at))

/** The peer's game at our table. */
export const openSame: OpenTable = async (at) => sitAtOurs(at, await makeOurs(at, SIX_DICE))
