/** A connection that comes back: sooner at first, then with patience, and at once when the network or the reader is back. */
import type { Kind } from '@vigil/kernel'
import type { Client } from '@vigil/table/client'
import { waitBefore } from '@vigil/table/patience'

export interface Connection {
  /** Who we are has been understood: the next attempt may come soon again. */
  settled(): void
  /** What is open has gone silent: begins anew. */
  renew(): void
  close(): void
}

/** Told when the network is back or the reader is, and when the network has gone. */
const watchNetwork = (back: () => void, gone: () => void): (() => void) => {
  addEventListener('online', back)
  addEventListener('offline', gone)
  document.addEventListener('visibilitychange', back)
  return () => {
    removeEventListener('online', back)
    removeEventListener('offline', gone)
    document.removeEventListener('visibilitychange', back)
  }
}

export const connect = (client: Client<Kind>, url: string, lost: () => void): Connection => {
  let socket: WebSocket | undefined
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const open = (): void => {
    clearTimeout(timer)
    const one = new WebSocket(url)
    socket = one
    one.onopen = () => client.connected((text) => one.send(text))
    one.onmessage = ({ data }) => {
      if (one === socket) client.receive(String(data))
    }
    one.onclose = () => (one === socket ? drop() : undefined)
  }
  const drop = (): void => {
    socket = undefined
    client.disconnected()
    if (closed) return
    lost()
    clearTimeout(timer)
    timer = setTimeout(open, waitBefore(tries++, Math.random()))
  }
  const renew = (): void => {
    const last = socket
    drop()
    last?.close()
  }
  const soon = (): void => {
    if (socket === undefined && !closed && document.visibilityState === 'visible') open()
  }
  const unwatch = watchNetwork(soon, renew)
  open()
  return {
    settled: () => {
      tries = 0
    },
    renew,
    close() {
      closed = true
      clearTimeout(timer)
      unwatch()
      const last = socket
      socket = undefined
      last?.close()
    },
  }
}
