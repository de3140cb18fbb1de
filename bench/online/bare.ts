/** Four people at the floor's table, who say as much as at ours. */
import type { WebSocket } from 'ws'
import { connect, type OpenTable, SEATS, signal } from './table.ts'

let rooms = 0

export const openFloor: OpenTable = async (at) => {
  const room = `floor-${process.pid}-${rooms++}`
  const seated = signal<void>()
  let kept = seated
  let acts = 0
  const sockets: WebSocket[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = await connect(`ws://127.0.0.1:${at()}`, (text) => {
      if (seat === 0 && text.startsWith('{"t":"kept"')) kept.come()
    })
    socket.send(JSON.stringify({ room }))
    sockets.push(socket)
  }
  await seated.there
  return {
    async answer() {
      kept = signal()
      const sent = performance.now()
      sockets[0]?.send(
        JSON.stringify({ room, tag: `a${acts++}`, act: { do: 'answer', pick: [{ do: 'discard', arg: 3 }] } }),
      )
      await kept.there
      return performance.now() - sent
    },
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}
