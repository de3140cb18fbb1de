/** Test support: a line that is slow, cuts what goes over it into pieces, and breaks after so many bytes. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { IntSource } from '@vigil/kernel'

export interface ShakyLine {
  readonly port: number
  /** From now on it holds. */
  mend(): void
  close(): Promise<void>
}

const SLOWEST_MS = 6

export const shakyLine = async (to: number, int: IntSource): Promise<ShakyLine> => {
  let mended = false
  const open = new Set<Socket>()

  const join = (near: Socket): void => {
    const far = connect(to, '127.0.0.1')
    /** Anywhere: in the greeting, in the middle of a frame, between an act and its acknowledgement. */
    let left = int(2) === 0 ? int(3_000) : int(120_000)
    const cut = (): void => {
      near.destroy()
      far.destroy()
    }
    const pass = (from: Socket, into: Socket): void => {
      let turn: Promise<unknown> = Promise.resolve()
      from.on('data', (bytes) => {
        const piece = mended ? bytes : bytes.subarray(0, left)
        left -= bytes.length
        const broken = !mended && left <= 0
        turn = turn
          .then(() => (mended ? undefined : wait(int(SLOWEST_MS))))
          .then(() => {
            if (into.writable) into.write(piece)
            if (broken) cut()
          })
      })
      from.on('close', cut)
      from.on('error', cut)
    }
    pass(near, far)
    pass(far, near)
    open.add(near)
    near.on('close', () => open.delete(near))
  }

  const server = createServer(join)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    mend() {
      mended = true
      for (const socket of open) socket.destroy()
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
