// A line that tests can close, for whatever stands behind it: one server, or several in turn.
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * `open`: bytes go through. `mute`: they are held back and nobody is told, as when a cable is pulled; opened again, they
 * arrive after all. `shut`: connections break, and new ones do too.
 * @typedef {'open' | 'mute' | 'shut'} Position
 * @typedef {{ port: number, turn(to: Position): void, drop(): void, close(): Promise<void> }} Valve
 */

/**
 * @typedef {import('node:net').Socket} Socket
 * @typedef {{ flush(): void, cut(): void, isEmpty(): boolean }} Joint
 */

/** What comes while it is not open is held back, the end of a connection too. @type {(near: Socket, far: Socket, isOpen: () => boolean) => Joint} */
const jointOf = (near, far, isOpen) => {
  /** @type {(() => void)[]} */
  const held = []
  const pass = (/** @type {() => void} */ go) => void (isOpen() ? go() : held.push(go))
  const cut = () => {
    near.destroy()
    far.destroy()
  }
  /** @type {(from: Socket, to: Socket) => void} */
  const join = (from, to) => {
    from.setNoDelay(true)
    from.on('data', (bytes) => pass(() => void (to.writable && to.write(bytes))))
    from.on('error', () => undefined)
    from.on('close', () => pass(() => setImmediate(cut)))
  }
  join(near, far)
  join(far, near)
  return {
    cut,
    isEmpty: () => held.length === 0,
    flush: () => {
      for (const go of held.splice(0)) go()
    },
  }
}

/** Connections go to the `ports` in turn. `drop` breaks those that are open. @type {(...ports: number[]) => Promise<Valve>} */
export const valveTo = async (...ports) => {
  /** @type {Position} */
  let position = 'open'
  let next = 0
  /** @type {Set<Joint>} */
  const joints = new Set()

  const server = createServer((near) => {
    if (position === 'shut') return void near.destroy()
    const far = connect(ports[next++ % ports.length] ?? 0, '127.0.0.1')
    const joint = jointOf(near, far, () => position === 'open')
    joints.add(joint)
    return void near.on('close', () => joint.isEmpty() && joints.delete(joint))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const drop = () => {
    for (const joint of joints) joint.cut()
    joints.clear()
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
