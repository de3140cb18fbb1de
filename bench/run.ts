/**
 * `npm run bench`: measures, prints a table and keeps the results in results/latest.json. The exit code says only
 * whether everything ran.
 *   --json         prints the results as JSON and nothing else
 *   --quick        a rough run of a minute, not kept
 *   --only <part>  only the rules or only the web page; kept in a file of its own
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type Figure, fastestOf } from './figure.ts'
import { PLAN, type Planned, quickly } from './plan.ts'
import { ratiosOf } from './ratios.ts'
import { type Results, tableOf } from './report.ts'
import { judge } from './targets.ts'
import { measurePage, type OfThePage } from './web/measure.ts'

/**
 * Simulations make much and keep little: with room for young objects the collector has a third of the work. The same for
 * the peer, to whom it makes no difference.
 */
const YOUNG = '--max-semi-space-size=64'

const folder = import.meta.dirname
const asJson = process.argv.includes('--json')
const isQuick = process.argv.includes('--quick')

const PARTS = ['rules', 'web']
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

/** Everything is compiled beforehand, ours and the peer's alike: no transpiler runs beside what is measured. */
const bundle = async (): Promise<void> => {
  await build({
    entryPoints: [...new Set(PLAN.map(({ file }) => join(folder, 'cases', `${file}.ts`)))],
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
}

const runInChild = ({ file, ...task }: Planned): Figure[] => {
  const name = `${file} ${task.variant}`.trimEnd()
  tell(name)
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = spawnSync(process.execPath, [YOUNG, bundleOf(file), JSON.stringify(task)], {
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.status !== 0) throw new Error(`${name} crashed`)
  return JSON.parse(child.stdout) as Figure[]
}

const load = (): number => loadavg()[0] ?? 0

const measureRules = async (): Promise<Figure[]> => {
  await bundle()
  const measured = fastestOf((isQuick ? quickly(PLAN) : PLAN).flatMap(runInChild))
  return [...measured, ...ratiosOf(measured)]
}

const runAll = async (): Promise<Results> => {
  const before = load()
  const ofRules = wants('rules') ? await measureRules() : []
  const ofPage: OfThePage = wants('web') ? await measurePage(isQuick, tell) : { figures: [], remarks: [] }
  const figures = [...ofRules, ...ofPage.figures]
  const [core] = cpus()
  return {
    at: new Date().toISOString(),
    machine: { cpu: core?.model ?? 'unknown', cores: cpus().length, node: process.version, load: [before, load()] },
    figures,
    targets: judge(figures),
    remarks: ofPage.remarks,
  }
}

const results = await runAll()
const json = `${JSON.stringify(results, null, 2)}\n`
if (!isQuick) {
  mkdirSync(join(folder, 'results'), { recursive: true })
  writeFileSync(join(folder, 'results', `${only ?? 'latest'}.json`), json)
}
process.stdout.write(asJson ? json : tableOf(results))
