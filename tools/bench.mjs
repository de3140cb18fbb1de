// `npm run bench`: bench/ has its own packages (the peers we measure against), so that nobody else installs them.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, root } from './install.mjs'

const folder = join(root, 'bench')
install()
install(folder)

const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
const run = spawnSync(process.execPath, [tsx, join(folder, 'run.ts'), ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = run.status ?? 1
