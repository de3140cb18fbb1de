// A plain round-robin before several servers, as a load balancer would do it: every new connection goes to the next one.
import { connect, createServer } from 'node:net'

/** @typedef {import('node:net').Socket} Socket */
/** @typedef {{ port: number, close(): Promise<void> }} RoundRobin */

/**
 * Who meets a server that is not there is turned away; the next one is not tried.
 * @type {(ports: readonly number[], host?: string) => Promise<RoundRobin>}
 */
export const roundRobin = async (ports, host = '127.0.0.1') => {
  let turn = 0
  /** @type {Set<Socket>} */
  const open = new Set()
  /** @type {(from: Socket, to: Socket) => void} */
  const pass = (from, to) => {
    open.add(from)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      to.destroy()
    })
    from.pipe(to)
  }
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: ports[turn++ % ports.length] ?? 0, host, noDelay: true })
    pass(near, far)
    pass(far, near)
  })
  await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
