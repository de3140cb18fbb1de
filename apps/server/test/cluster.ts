/** Test support: servers as processes of their own on one Postgres and one Redis, each behind a line that can be closed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../tools/install.mjs'
import { findPostgres, freePort, startPostgres } from '../../../tools/postgres.mjs'
import { findRedis, startRedis } from '../../../tools/redis.mjs'
import { compileServer } from '../../../tools/server-build.mjs'
import { valveTo } from '../../../tools/valve.mjs'

const [bin, redisBin] = [findPostgres(), findRedis()]

/** Where there can be none it says so, and is a failure with CI. */
export const noCluster = (what: string, ...programs: string[]): boolean => {
  const missing = programs.filter((program) => !existsSync(join(bin ?? '', program)))
  if (bin && redisBin && missing.length === 0) return false
  const why =
    bin && redisBin
      ? `This Postgres comes without ${missing.join(', ')}.`
      : 'No Postgres or no Redis found, and none to be had.'
  if (process.env.CI) throw new Error(why)
  console.info(`${why} ${what} is not tried.`)
  return true
}

/** A program that comes with Postgres. */
export const runProgram = (program: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync(join(bin ?? '', program), args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
}

export const askPostgres = (url: string, sql: string): void =>
  runProgram('psql', '--quiet', '--set=ON_ERROR_STOP=1', url, `--command=${sql}`)

export interface Node {
  readonly port: number
  /** Between it and Postgres. */
  readonly line: Awaited<ReturnType<typeof valveTo>>
  child: ChildProcess
  /** All it has said. */
  said(): string
  start(): Promise<void>
  /** Its exit code, where it stops by itself. */
  ended(): Promise<number | null>
  /** Without a warning. */
  kill(): Promise<void>
  /** Its exit code, once it has stopped as it was asked to. */
  stop(): Promise<number | null>
}

export interface Cluster {
  readonly postgres: Awaited<ReturnType<typeof startPostgres>>
  readonly redis: Awaited<ReturnType<typeof startRedis>>
  readonly nodes: readonly Node[]
  /** One more, not behind the door; not started yet. */
  another(env?: Readonly<Record<string, string>>): Promise<Node>
  /** To all nodes in turn. */
  readonly door: Awaited<ReturnType<typeof valveTo>>
  stop(): Promise<void>
}

/** Compiled once: a node that was killed is back soon. */
const compiled = async (): Promise<string> => {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const outdir = mkdtempSync(join(cache, 'vigil-nodes-'))
  await compileServer({ node: join(import.meta.dirname, 'run.ts') }, outdir)
  return outdir
}

const USUAL = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'fatal',
  FRAMES_PER_SECOND: '100000',
  ROOMS_PER_MINUTE: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
  BOT_PAUSE_MS: '0',
}

const nodeOn = async (program: string, database: string, env: Readonly<Record<string, string>>): Promise<Node> => {
  const port = await freePort()
  const line = await valveTo(Number(new URL(database).port))
  const through = database.replace(/:\d+\//, `:${line.port}/`)
  let said = ''
  const begin = (): ChildProcess => {
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, ...USUAL, DATABASE_URL: through, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk)
      })
    return child
  }
  const ended = async (signal: NodeJS.Signals): Promise<number | null> => {
    const { child } = node
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    }
    return child.exitCode
  }
  const node: Node = {
    port,
    line,
    child: begin(),
    said: () => said,
    async start() {
      if (node.child.exitCode !== null || node.child.signalCode !== null) {
        said = ''
        node.child = begin()
      }
      const gone = once(node.child, 'exit')
      while (!/localhost:\d+/.test(said)) {
        if (node.child.exitCode !== null) throw new Error(`The node did not start: ${said}`)
        await Promise.race([once(node.child.stdout ?? node.child, 'data'), gone])
      }
    },
    async ended() {
      if (node.child.exitCode === null && node.child.signalCode === null) await once(node.child, 'exit')
      return node.child.exitCode
    },
    kill: async () => void (await ended('SIGKILL')),
    stop: () => ended('SIGTERM'),
  }
  return node
}

export const startCluster = async (count: number, env: Readonly<Record<string, string>> = {}): Promise<Cluster> => {
  if (!bin || !redisBin) throw new Error('no Postgres or no Redis')
  const outdir = await compiled()
  const [postgres, redis] = await Promise.all([startPostgres(bin), startRedis(redisBin)])
  const nodes: Node[] = []
  const others: Node[] = []
  const newNode = (more: Readonly<Record<string, string>> = {}): Promise<Node> =>
    nodeOn(join(outdir, 'node.mjs'), postgres.url, { REDIS_URL: redis.url, ...env, ...more })
  for (let n = 0; n < count; n++) {
    const node = await newNode()
    await node.start()
    nodes.push(node)
  }
  const door = await valveTo(...nodes.map(({ port }) => port))
  return {
    postgres,
    redis,
    nodes,
    door,
    async another(more) {
      const node = await newNode(more)
      others.push(node)
      return node
    },
    async stop() {
      await door.close()
      await Promise.all([...nodes, ...others].map((node) => node.stop()))
      await Promise.all([...nodes, ...others].map(({ line }) => line.close()))
      await Promise.all([postgres.stop(), redis.stop()])
      rmSync(outdir, { recursive: true, force: true })
    },
  }
}
