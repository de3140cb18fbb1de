/** A server as a process of its own: it says where it listens, and what it has used when it is asked. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import manifest from '../../package.json' with { type: 'json' }

export interface Usage {
  /** Seconds of CPU, all threads. */
  readonly cpu: number
  /** Bytes now, and the most there ever were. */
  readonly resident: number
  readonly most: number
  /** Bytes of objects and buffers after a collection, where it may be asked for (`--expose-gc`). */
  readonly held: number
  /** Seconds of CPU of what it needs beside itself: a database. */
  readonly others?: Readonly<Record<string, number>>
}

export interface Service {
  /** Where the next connection goes. */
  at(): number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

/** In the server's process. */
export const serveUsage = (port: number): void => {
  process.on('message', () => {
    globalThis.gc?.()
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    const { rss, heapUsed, external } = process.memoryUsage()
    const usage: Usage = {
      cpu: (userCPUTime + systemCPUTime) / 1e6,
      resident: rss,
      most: maxRSS * 1_024,
      held: heapUsed + external,
    }
    process.send?.(usage)
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ port })
}

const heard = async (child: ChildProcess): Promise<unknown> => {
  const gone = new AbortController()
  const exited = once(child, 'exit', { signal: gone.signal }).then(() => Promise.reject(new Error('the server ended')))
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: gone.signal }), exited])
    return message
  } finally {
    exited.catch(() => undefined)
    gone.abort()
  }
}

/** As `npm start` has it, and the same for the peer. */
const RUNTIME = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'))

export const startService = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Service> => {
  const child = spawn(process.execPath, [...RUNTIME, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { port } = (await heard(child)) as { readonly port: number }
  return {
    at: () => port,
    usage() {
      child.send('usage')
      return heard(child) as Promise<Usage>
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
