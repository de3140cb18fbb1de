/** Four people at our table. An answer counts as taken with `kept`: then it is on disk, and everybody has been told. */
import { type Kind, randomAnswer } from '@vigil/kernel'
import type { ReplyOf, RoomMade } from '@vigil/table/wire'
import type { WebSocket } from 'ws'
import { setupFor } from '../museum.ts'
import { connect, type OpenTable, post, SEATS, signal } from './table.ts'

type Glance = ReplyOf<Kind, 'update'>['glance']

interface Asked {
  readonly chair: number
  readonly glance: Glance
}

/** Only the frame that asks somebody is read whole: the load must cost less than what it measures. */
const isAsking = (text: string): boolean => text.includes('"yours":true') || text.includes('"is":"over"')

const glanceIn = (text: string): Glance => (JSON.parse(text) as ReplyOf<Kind, 'update' | 'welcome'>).glance

export const openOurs: OpenTable = async (port) => {
  const { room, chairs } = (await post(`http://127.0.0.1:${port}/api/rooms`, {
    game: 'elder-sign',
    setup: setupFor(SEATS),
  })) as RoomMade
  let asked = signal<Asked>()
  let kept = signal<void>()
  let acts = 0
  const hear = (chair: number, text: string): void => {
    if (text.startsWith('{"t":"kept"')) return kept.come()
    if (text.startsWith('{"t":"refused"') || text.startsWith('{"t":"bye"')) throw new Error(text)
    if (isAsking(text)) asked.come({ chair, glance: glanceIn(text) })
  }
  const sockets: WebSocket[] = []
  for (const [chair, { key }] of chairs.entries()) {
    const socket = await connect(`ws://127.0.0.1:${port}/api/play`, (text) => hear(chair, text))
    socket.send(JSON.stringify({ t: 'hello', v: 1, room, key }))
    sockets.push(socket)
  }
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
