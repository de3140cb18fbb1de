/** Starts the server from the environment, and stops it when it is told to. */
import type { RequestListener } from 'node:http'
import { StoreFault } from '@vigil/store'
import { attended } from './attendance.ts'
import { type Bus, noBus } from './bus.ts'
import { BadConfig, type Config, configFrom, NotThere } from './config.ts'
import { openStore } from './open-store.ts'
import { type Server, startServer } from './server.ts'
import type { Shelf } from './shelf.ts'

const busFor = async ({ redisUrl }: Config): Promise<Bus> =>
  redisUrl === undefined ? noBus : (await import('./redis-bus.ts')).redisBus(redisUrl)

const whyNot = (error: unknown, { port }: { readonly port: number }): string | undefined => {
  if (error instanceof BadConfig || error instanceof StoreFault) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken, perhaps by another Vigil. Choose another one: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} may not be used. Choose one from 1024 up: PORT=8080 npm start`
  return undefined
}

/** Started again it may work: systemd does so for any code but 2. */
const mayCome = (error: unknown): boolean =>
  error instanceof NotThere || (error instanceof StoreFault && error.code === 'unreachable')

/** What could not be finished by then never will be. */
const LONGEST_STOP_MS = 20_000

const stopOn = (server: Server): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}

/** Undefined where it could not start; a sentence has been said then. `games`: instead of those on the shelf. */
export const run = async (page?: RequestListener, games?: Shelf): Promise<Server | undefined> => {
  let port = 8080
  const opened: { close(): Promise<void> }[] = []
  try {
    const config = configFrom(process.env)
    port = config.port
    const store = await openStore(config)
    opened.push(store)
    const bus = await busFor(config)
    opened.push(bus)
    const there = await attended({ store, bus })
    opened.push(there.store)
    const server = await startServer({ config, ...there, ...(page && { page }), ...(games && { games }) })
    // Whoever reads the line may stop it at once.
    stopOn(server)
    process.stdout.write(`Vigil is at http://localhost:${server.port} (stop with Ctrl+C).\n`)
    return server
  } catch (error) {
    // Nothing half started stays behind.
    for (const each of opened.reverse()) await each.close().catch(() => undefined)
    const why = whyNot(error, { port })
    if (why === undefined) throw error
    process.stderr.write(`${why}\n`)
    process.exitCode = mayCome(error) ? 1 : 2
    return undefined
  }
}
