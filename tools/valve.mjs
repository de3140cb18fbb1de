// A line that tests can close, for whatever stands behind it: one server, or several in turn.
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * `open`: bytes go through. `mute`: they are held back and nobody is told, as when a cable is pulled; opened again, they
 * arrive after all. `shut`: connections break, and new ones do too.
 * @typedef {'open' | 'mute' | 'shut'} Position
 * @typedef {{ port: number, turn(to: Position): void, drop(): void, close(): Promise<void> }} Valve
 */

/** Connections go to the `ports` in turn. `drop` breaks those that are open. @type {(...ports: number[]) => Promise<Valve>} */
export const valveTo = async (...ports) => {
  /** @type {Position} */
  let position = 'open'
  let next = 0
  /** @type {Set<{ flush(): void, cut(): void }>} */
  const joints = new Set()

  /** @type {(near: import('node:net').Socket) => void} */
  const join = (near) => {
    if (position === 'shut') return void near.destroy()
    const far = connect(ports[next++ % ports.length] ?? 0, '127.0.0.1')
    /** @type {(() => void)[]} */
    const held = []
    const pass = (/** @type {() => void} */ go) => void (position === 'open' ? go() : held.push(go))
    const joint = {
      flush: () => {
        for (const go of held.splice(0)) go()
      },
      cut() {
        joints.delete(joint)
        near.destroy()
        far.destroy()
      },
    }
    joints.add(joint)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      from?.setNoDelay(true)
      from?.on('data', (bytes) => pass(() => void (to?.writable && to.write(bytes))))
      from?.on('error', () => undefined)
      from?.on('close', () => pass(() => setImmediate(joint.cut)))
    }
    return undefined
  }

  const server = createServer(join)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const drop = () => {
    for (const joint of [...joints]) joint.cut()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    turn(to) {
      position = to
      if (to === 'shut') drop()
      if (to === 'open') for (const joint of [...joints]) joint.flush()
    },
    drop,
    async close() {
      position = 'shut'
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
