// Plain Node, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked */

/** @type {(path: string) => Record<string, Locked>} */
const lockedPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/**
 * npm writes down what it put into node_modules; installed means that this agrees with the lock file. Optional packages
 * may be absent: they are builds for other platforms.
 * @param {string} folder
 */
export const isInstalled = (folder) => {
  const written = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(written)) return false
  const present = lockedPackages(written)
  return Object.entries(lockedPackages(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    const found = present[path]
    if (path === '' || (!found && (wanted.optional || wanted.devOptional))) return true
    return found !== undefined && found.version === wanted.version && found.link === wanted.link
  })
}

/**
 * Installs exactly what the lock file says, unless that is what is there.
 * @param {string} folder
 */
export const install = (folder = root) => {
  if (isInstalled(folder)) return
  process.stdout.write('Installing packages as locked (once, about half a minute)…\n')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status === 0) return
  process.stderr.write('The packages could not be installed: see npm\'s message above, or run "npm ci" by hand.\n')
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
