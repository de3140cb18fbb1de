/** Starts the server from the environment, and stops it when it is told to. */
import { mkdirSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { type Store, StoreFault } from '@vigil/store'
import { memoryStore } from '@vigil/store/memory'
import { sqliteStore } from '@vigil/store/sqlite'
import { BadConfig, type Config, configFrom } from './config.ts'
import { type Server, startServer } from './server.ts'

const storeFor = async ({ dataDir, databaseUrl }: Config): Promise<Store> => {
  // Loaded only where it is wanted: most servers never see a Postgres.
  if (databaseUrl !== undefined) return (await import('@vigil/store/postgres')).postgresStore(databaseUrl)
  if (dataDir === ':memory:') return memoryStore()
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new StoreFault('unreachable', `The folder ${dataDir} cannot be made: name another in DATA_DIR.`, error)
  }
  return sqliteStore(join(dataDir, 'vigil.db'))
}

const whyNot = (error: unknown, { port }: { readonly port: number }): string | undefined => {
  if (error instanceof BadConfig || error instanceof StoreFault) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken, perhaps by another Vigil. Choose another one: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} may not be used. Choose one from 1024 up: PORT=8080 npm start`
  return undefined
}

const stopOn = (server: Server): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}

/** Undefined where it could not start; a sentence has been said then. */
export const run = async (page?: RequestListener): Promise<Server | undefined> => {
  let port = 8080
  try {
    const config = configFrom(process.env)
    port = config.port
    const server = await startServer({ config, store: await storeFor(config), ...(page && { page }) })
    process.stdout.write(`Vigil is at http://localhost:${server.port} (stop with Ctrl+C).\n`)
    stopOn(server)
    return server
  } catch (error) {
    const why = whyNot(error, { port })
    if (why === undefined) throw error
    process.stderr.write(`${why}\n`)
    process.exitCode = 2
    return undefined
  }
}
