/** The page as players get it: built once, served on a free port for as long as the tests run. */
import { mkdirSync, rmdirSync } from 'node:fs'
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

let served: Promise<string> | undefined

/** Its address, with a slash at the end. */
export const builtPage = (): Promise<string> => {
  served ??= alone(() => buildPage(root)).then(async (built) => {
    if (!built) throw new Error('the page could not be built')
    const { port } = await serve(join(root, 'apps/web/dist'), 0)
    return `http://localhost:${port}/`
  })
  return served
}
