/** A line to the server that is laid again whenever it breaks. */
import type { Kind } from '@vigil/kernel'
import type { Client } from '@vigil/table/wire'
import { WebSocket } from 'ws'

const SOONEST_MS = 250
const LATEST_MS = 15_000

export interface Connection {
  close(): void
}

/** `told`: whether there is a line now. */
export const connectionTo = (address: string, client: Client<Kind>, told: (there: boolean) => void): Connection => {
  let socket: WebSocket | undefined
  let closed = false
  let pause = SOONEST_MS
  let timer: NodeJS.Timeout | undefined
  const open = (): void => {
    socket = new WebSocket(address)
    socket.on('open', () => {
      pause = SOONEST_MS
      told(true)
      client.connected((text) => socket?.send(text))
    })
    socket.on('message', (data) => client.receive(String(data)))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      client.disconnected()
      if (closed) return
      told(false)
      timer = setTimeout(open, pause)
      pause = Math.min(LATEST_MS, pause * 2)
    })
  }
  open()
  return {
    close() {
      closed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}
