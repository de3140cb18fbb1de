/**
 * `npm run bench`: measures, prints a table and keeps the results in results/latest.json. The exit code says only
 * whether everything ran.
 *   --json         prints the results as JSON and nothing else
 *   --quick        a rough run of a minute, not kept
 *   --only <part>  only the rules, the server, the cluster or the web page; kept in a file of its own
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { findPostgres } from '../tools/postgres.mjs'
import { findRedis } from '../tools/redis.mjs'
import { type Figure, fastestOf } from './figure.ts'
import { CLUSTER_PLAN, PLAN, type Planned, quickly, SERVER_PLAN } from './plan.ts'
import { addedSight, RATIOS, type Ratio, ratiosOf, SERVER_RATIOS } from './ratios.ts'
import { type Results, tableOf } from './report.ts'
import { judge } from './targets.ts'
import { measurePage, type OfThePage } from './web/measure.ts'

/**
 * Simulations make much and keep little: with room for young objects the collector has a third of the work. The same for
 * the peer, to whom it makes no difference.
 */
const YOUNG = '--max-semi-space-size=64'

/** A load that stands still for its own collector would measure that, and call it the server's: short collections. */
const LOAD = ['--min-semi-space-size=16', '--max-semi-space-size=16', '--v8-pool-size=0']
const LOADS = ['online', 'cluster']

const folder = import.meta.dirname
const asJson = process.argv.includes('--json')
const isQuick = process.argv.includes('--quick')

const PARTS = ['rules', 'server', 'cluster', 'web']
const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : undefined
if (only !== undefined && !PARTS.includes(only)) {
  process.stderr.write(`--only takes one of: ${PARTS.join(', ')}\n`)
  process.exit(1)
}
const wants = (part: string): boolean => only === undefined || only === part

const tell = (text: string): void => {
  if (!asJson) process.stderr.write(`${text}\n`)
}

const bundleOf = (file: string): string => join(folder, 'dist', `${file}.mjs`)

/** What the cases of the server start beside themselves. */
const SERVERS = [
  ['online-server', join(folder, 'online', 'server.ts')],
  ['peer-server', join(folder, 'peer', 'server.ts')],
  ['floor-server', join(folder, 'online', 'floor.ts')],
]

/** Everything is compiled beforehand, ours and the peer's alike: no transpiler runs beside what is measured. */
const bundle = async (plan: readonly Planned[]): Promise<void> => {
  const cases = plan.map(({ file }) => [file, join(folder, 'cases', `${file}.ts`)])
  await build({
    entryPoints: Object.fromEntries([...cases, ...(plan === PLAN ? [] : SERVERS)]),
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    // Native code, what the peer would only need for files, and packages that still say require.
    external: ['libsql', 'node-persist', 'pg-native', 'pg-cloudflare'],
    banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
  })
}

const runInChild = ({ file, share: _share, ...task }: Planned): Figure[] => {
  const name = `${file} ${task.variant}`.trimEnd()
  tell(name)
  const { NODE_OPTIONS: _, ...env } = process.env
  const room = LOADS.includes(file) ? LOAD : [YOUNG]
  const child = spawnSync(process.execPath, [...room, bundleOf(file), JSON.stringify(task)], {
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.status !== 0) throw new Error(`${name} crashed`)
  return JSON.parse(child.stdout) as Figure[]
}

const atPace = (task: Planned, before: readonly Figure[]): Planned => {
  if (task.share === undefined) return task
  const most = before.flatMap(({ id, byClock = 0 }) => (id === 'peer.online.answers' ? [byClock] : []))
  return { ...task, rate: task.share * Math.max(...most) }
}

const load = (): number => loadavg()[0] ?? 0

const measureAll = async (plan: readonly Planned[], ratios: readonly Ratio[]): Promise<Figure[]> => {
  await bundle(plan)
  const all: Figure[] = []
  for (const task of isQuick ? quickly(plan) : plan) all.push(...runInChild(atPace(task, all)))
  const measured = fastestOf(all)
  return [...measured, ...ratiosOf(measured, ratios)]
}

const NO_CLUSTER = 'The cluster was not measured: there is no Postgres or no Redis, and none to be had.'

/** Found here, where our own folder is known; what is measured is told where they are. */
const measureCluster = async (): Promise<OfThePage> => {
  const [postgres, redis] = [findPostgres(), findRedis()]
  if (!postgres || !redis) return { figures: [], remarks: [NO_CLUSTER] }
  Object.assign(process.env, { VIGIL_POSTGRES: postgres, VIGIL_REDIS: redis })
  const figures = await measureAll(CLUSTER_PLAN, [])
  return { figures: [...figures, ...addedSight(figures)], remarks: [] }
}

const NOTHING: OfThePage = { figures: [], remarks: [] }

const runAll = async (): Promise<Results> => {
  const before = load()
  const ofRules = wants('rules') ? await measureAll(PLAN, RATIOS) : []
  const ofServer = wants('server') ? await measureAll(SERVER_PLAN, SERVER_RATIOS) : []
  const ofCluster = wants('cluster') ? await measureCluster() : NOTHING
  const ofPage = wants('web') ? await measurePage(isQuick, tell) : NOTHING
  const figures = [...ofRules, ...ofServer, ...ofCluster.figures, ...ofPage.figures]
  const [core] = cpus()
  return {
    at: new Date().toISOString(),
    machine: { cpu: core?.model ?? 'unknown', cores: cpus().length, node: process.version, load: [before, load()] },
    figures,
    targets: judge(figures),
    remarks: [...ofCluster.remarks, ...ofPage.remarks],
  }
}

const results = await runAll()
const json = `${JSON.stringify(results, null, 2)}\n`
if (!isQuick) {
  mkdirSync(join(folder, 'results'), { recursive: true })
  writeFileSync(join(folder, 'results', `${only ?? 'latest'}.json`), json)
}
process.stdout.write(asJson ? json : tableOf(results))
