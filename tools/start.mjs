// `npm start`: the terminal game, installed first where it is not. Arguments go to `vigil play`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, root } from './install.mjs'

install()

const given = process.argv.slice(2)
const someoneIsThere = process.stdin.isTTY && process.stdout.isTTY
const args = someoneIsThere || given.length > 0 ? ['play', ...given] : ['--help']
const game = spawnSync(process.execPath, [join(root, 'apps/cli/bin/vigil.mjs'), ...args], { stdio: 'inherit' })
process.exitCode = game.status ?? 1
