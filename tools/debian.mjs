// Debian's packages, for what the tests need and the machine does not have.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installed where we are root on Debian, and nowhere else. @type {(name: string) => void} */
export const debianPackage = (name) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 300_000 })
  if (run('install', '-y', '--no-install-recommends', name).status === 0) return
  run('update')
  run('install', '-y', '--no-install-recommends', name)
}
