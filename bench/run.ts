/**
 * `npm run bench`: measures, prints a table and keeps the results in results/latest.json. The exit code says only
 * whether everything ran.
 *   --json    prints the results as JSON and nothing else
 *   --quick   a rough run of a few seconds, not kept
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

const folder = import.meta.dirname
const asJson = process.argv.includes('--json')
const isQuick = process.argv.includes('--quick')

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
  if (!asJson) process.stderr.write(`${name}\n`)
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = spawnSync(process.execPath, [bundleOf(file), JSON.stringify(task)], {
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.status !== 0) throw new Error(`${name} crashed`)
  return JSON.parse(child.stdout) as Figure[]
}

const load = (): number => loadavg()[0] ?? 0

const runAll = (): Results => {
  const before = load()
  const measured = fastestOf((isQuick ? quickly(PLAN) : PLAN).flatMap(runInChild))
  const figures = [...measured, ...ratiosOf(measured)]
  const [core] = cpus()
  return {
    at: new Date().toISOString(),
    machine: { cpu: core?.model ?? 'unknown', cores: cpus().length, node: process.version, load: [before, load()] },
    figures,
    targets: judge(figures),
  }
}

await bundle()
const results = runAll()
const json = `${JSON.stringify(results, null, 2)}\n`
if (!isQuick) {
  mkdirSync(join(folder, 'results'), { recursive: true })
  writeFileSync(join(folder, 'results', 'latest.json'), json)
}
process.stdout.write(asJson ? json : tableOf(results))
