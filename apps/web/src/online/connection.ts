/** A connection that comes back: sooner at first, then with patience, and at once when the network or the reader is back. */
import type { Kind } from '@vigil/kernel'
import type { Client } from '@vigil/table/client'

/** Milliseconds before each attempt; the last of them from then on. */
const WAITS = [300, 1_000, 2_000, 4_000, 8_000, 15_000] as const

export interface Connection {
  /** Who we are has been understood: the next attempt may come soon again. */
  settled(): void
  /** What is open has gone silent: begins anew. */
  renew(): void
  close(): void
}

/** So that a server that comes back is not asked by everybody in the same moment. */
const waitFor = (tries: number): number => (WAITS[tries] ?? 15_000) * (0.75 + Math.random() / 2)

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
    timer = setTimeout(open, waitFor(tries++))
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
