// A Redis of one's own for the tests that need a real one: what the machine has, else Debian's.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { debianPackage } from './debian.mjs'
import { freePort } from './postgres.mjs'

/** @type {() => string | undefined} */
const installed = () => {
  const places = [process.env.VIGIL_REDIS ?? '', '/usr/bin/redis-server', '/usr/local/bin/redis-server']
  const told = spawnSync('which', ['redis-server'], { encoding: 'utf8' })
  return [...places, (told.stdout ?? '').trim()].find((path) => path !== '' && existsSync(path))
}

/** The program, or undefined where there is none to be had. @type {() => string | undefined} */
export const findRedis = () => {
  const found = installed()
  if (found) return found
  debianPackage('redis-server')
  return installed()
}

/**
 * `pause` ends it and `resume` starts it again; `hang`: it takes connections and says nothing until `wake`.
 * @typedef {{ url: string, stop(): Promise<void>, pause(): Promise<void>, resume(): Promise<void>, hang(): void, wake(): void }} Running
 */

/** It keeps nothing. @type {(path: string) => Promise<Running>} */
export const startRedis = async (path) => {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-redis-'))
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const begin = async () => {
    const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    await new Promise((resolve, reject) => {
      child.stdout.on(
        'data',
        (/** @type {Buffer} */ text) => /Ready to accept/.test(String(text)) && resolve(undefined),
      )
      child.once('exit', () => reject(new Error('Redis did not start')))
    })
    return child
  }
  let child = await begin()
  const end = () =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGKILL')
    })
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
    async pause() {
      await end()
    },
    async resume() {
      child = await begin()
    },
    hang: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
  }
}
