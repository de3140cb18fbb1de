/** The page as players get it, and a browser of one's own for each measurement: no other has filled its caches or heap. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { BROWSER_ARGS } from '../../tools/browser.mjs'
import { root } from '../../tools/install.mjs'
import { buildPage } from '../../tools/page-build.mjs'
import { serve } from '../../tools/serve.mjs'

export interface Site {
  /** With a slash at the end. */
  readonly url: string
  /** The browser's program. */
  readonly browser: string
  close(): Promise<void>
}

/** A copy of the built page, so that whatever is built meanwhile changes nothing. */
export const openSite = async (browser: string): Promise<Site> => {
  const built = buildPage(root, (text) => process.stderr.write(text))
  if (!built) throw new Error('it could not be built')
  const copy = mkdtempSync(join(tmpdir(), 'vigil-bench-page-'))
  cpSync(join(root, 'apps/web/dist'), copy, { recursive: true })
  const { port, close } = await serve(copy, 0)
  return {
    url: `http://localhost:${port}/`,
    browser,
    close: async () => {
      await close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

/** The browser has to be told a port; another program may take it in between, which is then an error. */
const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Where the browser listens to tools. */
  readonly port: number
}

/** Nothing moves by itself, so what is timed is the work and not a chosen animation. */
const SETTINGS = JSON.stringify({ language: 'en', motion: 0, volume: 0 })

/** In letters, because a compiler that keeps the names of functions would call for the very helper this gives the page. */
const SETTLE = `
  globalThis.__name = (named) => named
  if (location.protocol.startsWith('http')) localStorage.setItem('vigil:settings', ${JSON.stringify(SETTINGS)})
`

export const visit = async <T>(
  { url, browser }: Site,
  what: (visit: Visit) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> => {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'vigil-bench-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  try {
    await context.addInitScript({ content: SETTLE })
    const [page = await context.newPage()] = context.pages()
    await page.goto(url)
    return await what({ page, context, port })
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
