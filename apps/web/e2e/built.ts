/** The page as players get it: built once, served on a free port for as long as the tests run. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../../tools/install.mjs'
import { buildPage } from '../../../tools/page-build.mjs'
import { serve } from '../../../tools/serve.mjs'

const LOCK = join(root, 'node_modules/.cache/vigil-page.lock')

/** Two workers must not build into one folder at once; a lock older than a build ever takes is left over. */
const alone = async <T>(what: () => T): Promise<T> => {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  for (let tries = 0; tries < 600; tries++) {
    try {
      mkdirSync(LOCK)
      break
    } catch {
      await wait(200)
    }
  }
  try {
    return what()
  } finally {
    try {
      rmdirSync(LOCK)
    } catch {
      // Whoever took it for a leftover has removed it.
    }
  }
}

const COPIES = join(root, 'node_modules/.cache/vigil-pages')
const HOUR = 3_600_000

/** A copy that stays as it is while the tests run, whatever is built meanwhile. Old ones go: no run takes an hour. */
const builtCopy = (): string => {
  if (!buildPage(root)) throw new Error('the page could not be built')
  const dist = join(root, 'apps/web/dist')
  const copy = join(COPIES, readFileSync(join(dist, '.made-of'), 'utf8').slice(0, 16))
  mkdirSync(COPIES, { recursive: true })
  for (const name of readdirSync(COPIES)) {
    const path = join(COPIES, name)
    if (path !== copy && Date.now() - statSync(path).mtimeMs > HOUR) rmSync(path, { recursive: true, force: true })
  }
  cpSync(dist, copy, { recursive: true })
  return copy
}

export interface Served {
  /** With a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

let folder: Promise<string> | undefined
let served: Promise<Served> | undefined

/** Where it lies. */
export const theFolder = (): Promise<string> => {
  folder ??= alone(builtCopy)
  return folder
}

const servedFrom = async (from: string, wanted = 0): Promise<Served & { readonly port: number }> => {
  const { port, close } = await serve(from, wanted)
  return { url: `http://localhost:${port}/`, port, close }
}

/** Its address. */
export const builtPage = async (): Promise<string> => {
  served ??= theFolder().then((from) => servedFrom(from))
  return (await served).url
}

export interface OwnPage extends Served {
  /** From now on the address gives a worker that differs in a comment: to a browser that is a new version. */
  renew(): Promise<void>
}

/** The same page at an address of its own. */
export const ownPage = async (): Promise<OwnPage> => {
  const copy = mkdtempSync(join(tmpdir(), 'vigil-own-'))
  cpSync(await theFolder(), copy, { recursive: true })
  for (const packed of ['br', 'gz']) rmSync(join(copy, `sw.js.${packed}`), { force: true })
  let now = await servedFrom(copy)
  return {
    url: now.url,
    async renew() {
      appendFileSync(join(copy, 'sw.js'), '\n// another version\n')
      // The server remembers its files from when it began.
      await now.close()
      now = await servedFrom(copy, now.port)
    },
    async close() {
      await now.close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
