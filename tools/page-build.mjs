// Builds the page, unless the build that is there was made from the very same files.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** All that ends up in the page: its own files, the packages it is made of, the rules it quotes, the locked versions. */
const MADE_OF = ['apps/web', 'packages', 'docs/rules', 'package-lock.json']

const NOT_IN_IT = new Set(['node_modules', 'dist', 'e2e', 'coverage', 'goldens', '.stryker-tmp'])

/** @type {(path: string) => string[]} */
const filesBelow = (path) => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NOT_IN_IT.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
}

/** Changes with any of the files. @type {(root: string) => string} */
export const fingerprint = (root) => {
  const hash = createHash('sha256')
  for (const path of MADE_OF.flatMap((part) => filesBelow(join(root, part)))) {
    hash.update(`\n${path.slice(root.length)}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Vite empties the folder, so a mark in it goes with the build it belongs to. @type {(root: string) => string} */
const markIn = (root) => join(root, 'apps/web/dist/.made-of')

/** @type {(root: string, print: string) => boolean} */
export const isBuilt = (root, print) => existsSync(markIn(root)) && readFileSync(markIn(root), 'utf8') === print

/** Whether there is a page now. @type {(root: string, say?: (text: string) => unknown) => boolean} */
export const buildPage = (root, say = (text) => process.stdout.write(text)) => {
  const print = fingerprint(root)
  if (isBuilt(root, print)) {
    say('The page is built already; nothing has changed since.\n')
    return true
  }
  const again = existsSync(join(root, 'apps/web/dist/index.html'))
  say(`Building the page${again ? ' anew: its sources have changed' : ''} (up to half a minute)…\n`)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = ['build', 'apps/web', '--logLevel', 'warn']
  // Whoever asks for it: a test run would otherwise have React's much larger and slower one for developers built in.
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = spawnSync(process.execPath, [vite, ...options], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (built.status !== 0) {
    process.stderr.write('The page could not be built: see the message above.\n')
    return false
  }
  writeFileSync(markIn(root), print)
  return true
}
