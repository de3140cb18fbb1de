// `npm test`: every check there is. The last line counts them: tests, and one each for the four compilations and the lint.
//   --quick   leaves out *.slow.test.ts
//   --soak    sets VIGIL_SOAK=1: the tests that play random games play many more of them
// Anything else goes to vitest, e.g. `npm test -- packages/kernel -t clone`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, root } from './install.mjs'
import { clearTestReport, readTestReport, testReportPath } from './test-report.mjs'

/** @typedef {{ name: string, script: string, args: string[] }} Check */

const asked = process.argv.slice(2)
const quick = asked.includes('--quick')
const soak = asked.includes('--soak')
const forVitest = asked.filter((arg) => arg !== '--quick' && arg !== '--soak')
const pretty = process.stdout.isTTY ? ['--pretty'] : []
const colours = process.stdout.isTTY ? ['--colors=force'] : []
const env = {
  ...process.env,
  ...(soak && { VIGIL_SOAK: '1' }),
  // vitest takes CI for a terminal and colours its output.
  ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
}

/** @type {Check[]} */
const checks = [
  { name: 'types', script: 'typescript/bin/tsc', args: ['-p', '.', ...pretty] },
  { name: 'types, rules alone', script: 'typescript/bin/tsc', args: ['-p', 'tsconfig.pure.json', ...pretty] },
  { name: 'types, web table', script: 'typescript/bin/tsc', args: ['-p', 'apps/web', ...pretty] },
  { name: 'types, browser tests', script: 'typescript/bin/tsc', args: ['-p', 'apps/web/e2e', ...pretty] },
  { name: 'lint', script: '@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings', ...colours, '.'] },
]

/** @type {(script: string, args: string[], stdio: 'inherit' | 'pipe') => Promise<{ ok: boolean, output: string }>} */
const run = (script, args, stdio) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: root, env, stdio })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })

/** Side by side, each printed whole once it ends. @type {() => Promise<boolean[]>} */
const runChecks = () =>
  Promise.all(
    checks.map(async ({ name, script, args }) => {
      const { ok, output } = await run(script, args, 'pipe')
      process.stdout.write(ok ? `✓ ${name}\n` : `✗ ${name}\n\n${output}\n`)
      return ok
    }),
  )

const runTests = async () => {
  clearTestReport()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${testReportPath}`]
  // Nobody is there to look at a process that lost a race: it is run again, and named at the end.
  const again = process.env.CI ? ['--retry=1'] : []
  const slow = quick ? ['--exclude=**/*.slow.test.ts'] : []
  const { ok } = await run('vitest/vitest.mjs', ['run', ...reporters, ...again, ...slow, ...forVitest], 'inherit')
  return readTestReport(ok)
}

install()
const checked = await runChecks()
const tests = await runTests()
const passed = tests.passed + checked.filter((ok) => ok).length
const failed = tests.failed + checked.filter((ok) => !ok).length
for (const note of tests.notes) process.stdout.write(`${note}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
