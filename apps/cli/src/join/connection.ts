/** A line to the server that is laid again whenever it breaks. */
import type { Kind } from '@vigil/kernel'
import { waitBefore } from '@vigil/table/patience'
import type { Client } from '@vigil/table/wire'
import { WebSocket } from 'ws'

export interface Connection {
  close(): void
}

/** `told`: whether there is a line now. */
export const connectionTo = (address: string, client: Client<Kind>, told: (there: boolean) => void): Connection => {
  let socket: WebSocket | undefined
  let closed = false
  let tries = 0
  let timer: NodeJS.Timeout | undefined
  const open = (): void => {
    socket = new WebSocket(address)
    socket.on('open', () => {
      told(true)
      client.connected((text) => socket?.send(text))
    })
    socket.on('message', (data) => {
      const text = String(data)
      // Not before: a server may take the line and close the door.
      if (text.startsWith('{"t":"welcome"')) tries = 0
      client.receive(text)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      client.disconnected()
      if (closed) return
      told(false)
      timer = setTimeout(open, waitBefore(tries++, Math.random()))
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
