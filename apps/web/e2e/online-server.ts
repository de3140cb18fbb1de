/** Who serves an online table: one server with a file, or several on Postgres and Redis behind a plain round-robin. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '@vigil/server'
import { afterAll, beforeAll, describe } from 'vitest'
import { findPostgres, startPostgres } from '../../../tools/postgres.mjs'
import { findRedis, startRedis } from '../../../tools/redis.mjs'
import { roundRobin } from '../../../tools/round-robin.mjs'
import { pageIn } from '../../../tools/serve.mjs'
import { theFolder } from './built.ts'
import { noBrowser } from './visit.ts'

type Server = NonNullable<Awaited<ReturnType<typeof run>>>
type Env = Readonly<Record<string, string>>

export interface OnlineServer {
  /** With a slash at the end. */
  readonly url: string
  /** Stops, and is back a moment later at the same address with the same games. */
  stop(): Promise<void>
  begin(): Promise<void>
  close(): Promise<void>
}

export type OpenServer = (more?: Env) => Promise<OnlineServer>

/** The environment is read once, at the very beginning. */
const begun = async (env: Env): Promise<Server> => {
  const before = { ...process.env }
  Object.assign(process.env, env)
  const starting = run(pageIn(await theFolder()))
  for (const name of Object.keys(env)) delete process.env[name]
  Object.assign(process.env, before)
  const server = await starting
  if (!server) throw new Error('the server did not start')
  return server
}

const USUAL: Env = { HOST: '127.0.0.1', LOG_LEVEL: 'silent', BOT_PAUSE_MS: '0', FRAMES_PER_SECOND: '1000' }

interface Node {
  readonly port: number
  stop(): Promise<void>
  begin(): Promise<void>
}

const nodeWith = async (env: Env): Promise<Node> => {
  await theFolder()
  let server: Server | undefined = await begun({ ...env, PORT: '0' })
  const { port } = server
  return {
    port,
    async stop() {
      await server?.close()
      server = undefined
    },
    async begin() {
      server = await begun({ ...env, PORT: String(port) })
    },
  }
}

/** One server with a file of its own. */
export const onlineServer: OpenServer = async (more = {}) => {
  const data = mkdtempSync(join(tmpdir(), 'vigil-online-'))
  const node = await nodeWith({ ...USUAL, DATA_DIR: data, ...more })
  return {
    ...node,
    url: `http://127.0.0.1:${node.port}/`,
    async close() {
      await node.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Several, and whoever connects meets the next of them. */
const cluster = async (count: number, env: Env): Promise<OnlineServer> => {
  const nodes: Node[] = []
  while (nodes.length < count) nodes.push(await nodeWith(env))
  const front = await roundRobin(nodes.map(({ port }) => port))
  const stop = async (): Promise<void> => {
    for (const node of nodes) await node.stop()
  }
  return {
    url: `http://127.0.0.1:${front.port}/`,
    stop,
    async begin() {
      for (const node of nodes) await node.begin()
    },
    async close() {
      await stop()
      await front.close()
    },
  }
}

const atSeveral = (title: string, count: number, suite: (open: OpenServer) => void): void => {
  const [postgresBin, redisBin] = [findPostgres(), findRedis()]
  if (!postgresBin || !redisBin) {
    const why = 'No Postgres or no Redis found, and none to be had.'
    if (process.env.CI) throw new Error(why)
    console.info(`${why} "${title}" is not tried on several servers.`)
    return
  }
  describe.skipIf(noBrowser !== '')(`${title}, with ${count} servers`, () => {
    let shared: Env = {}
    const running: { stop(): Promise<void> }[] = []
    beforeAll(async () => {
      const [postgres, redis] = [await startPostgres(postgresBin), await startRedis(redisBin)]
      running.push(postgres, redis)
      shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url }
    }, 120_000)
    afterAll(async () => {
      for (const each of running) await each.stop()
    }, 120_000)
    suite((more) => cluster(count, { ...USUAL, ...shared, ...more }))
  })
}

/** The same suite on so many servers each; in a soak on one, two and three. */
export const atTables = (
  title: string,
  counts: readonly number[],
  suite: (open: OpenServer, servers: number) => void,
): void => {
  for (const count of process.env.VIGIL_SOAK ? [1, 2, 3] : counts)
    if (count > 1) atSeveral(title, count, (open) => suite(open, count))
    else describe.skipIf(noBrowser !== '')(title, () => suite(onlineServer, 1))
}
