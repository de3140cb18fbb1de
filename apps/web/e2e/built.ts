/** The page as players get it: built once, served on a free port for as long as the tests run. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
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

/** A copy that stays as it is while the tests run, whatever is built meanwhile. */
const builtCopy = (): string => {
  if (!buildPage(root)) throw new Error('the page could not be built')
  const copy = mkdtempSync(join(tmpdir(), 'vigil-page-'))
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  cpSync(join(root, 'apps/web/dist'), copy, { recursive: true })
  return copy
}

export interface Served {
  /** With a slash at the end. */
  readonly url: string
  /** The files it is served from; they may be changed by tests that serve a copy of their own. */
  readonly folder: string
  close(): Promise<void>
}

let folder: Promise<string> | undefined
let served: Promise<Served> | undefined

const theFolder = (): Promise<string> => {
  folder ??= alone(builtCopy)
  return folder
}

const servedFrom = async (from: string): Promise<Served> => {
  const { port, close } = await serve(from, 0)
  return { url: `http://localhost:${port}/`, folder: from, close }
}

/** Its address. */
export const builtPage = async (): Promise<string> => {
  served ??= theFolder().then(servedFrom)
  return (await served).url
}

/** The same page at an address of its own, whose worker may be changed while it is served. */
export const ownPage = async (): Promise<Served> => {
  const copy = mkdtempSync(join(tmpdir(), 'vigil-own-'))
  cpSync(await theFolder(), copy, { recursive: true })
  for (const packed of ['br', 'gz']) rmSync(join(copy, `sw.js.${packed}`), { force: true })
  const page = await servedFrom(copy)
  return {
    ...page,
    close: async () => {
      await page.close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

/** A worker that differs in one character: to a browser that is a new version. */
export const newVersion = ({ folder: copy }: Served): void => {
  const worker = join(copy, 'sw.js')
  const text = readFileSync(worker, 'utf8')
  // The served size is remembered, so it must stay the same.
  const next = text.replace(
    /(revision:"[0-9a-f]*)([0-9a-f])"/,
    (_, head, last) => `${head}${last === '0' ? '1' : '0'}"`,
  )
  if (next === text) throw new Error('the worker names no revision')
  writeFileSync(worker, next)
}
