// A browser for the tests that need a real one: what the machine has, else one from the package registry, else Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { debianPackage } from './debian.mjs'
import { root } from './install.mjs'

const PACKAGE = '@sparticuz/chromium@147.0.2'
const CACHE = join(root, 'node_modules/.cache/vigil-browser')

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Whether it starts: a package without the libraries it needs is no browser. @type {(path: string) => boolean} */
const starts = (path) => {
  const tried = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return tried.status === 0
}

/** @type {() => string | undefined} */
const installed = () => [process.env.VIGIL_BROWSER ?? '', ...PLACES].find((path) => path !== '' && existsSync(path))

/** @type {() => Promise<string | undefined>} */
const fromRegistry = async () => {
  if (process.platform !== 'linux') return undefined
  mkdirSync(CACHE, { recursive: true })
  const found = () => existsSync(join(CACHE, 'node_modules/@sparticuz/chromium/package.json'))
  if (!found()) {
    const args = ['install', '--prefix', CACHE, '--no-save', '--no-audit', '--no-fund', PACKAGE]
    spawnSync('npm', args, { stdio: 'ignore', timeout: 180_000 })
  }
  if (!found()) return undefined
  const { default: chromium } = await import(createRequire(join(CACHE, 'x.js')).resolve('@sparticuz/chromium'))
  const path = String(await chromium.executablePath())
  return starts(path) ? path : undefined
}

/** @type {() => string | undefined} */
const fromDebian = () => {
  debianPackage('chromium')
  return PLACES.find((path) => existsSync(path))
}

/** The path of a browser, or undefined where there is none to be had. @type {() => Promise<string | undefined>} */
export const findBrowser = async () => installed() ?? (await fromRegistry().catch(() => undefined)) ?? fromDebian()

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]
