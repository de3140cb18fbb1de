/** A visitor with a real browser: the built page, served as players get it. */

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { describe } from 'vitest'
import { BROWSER_ARGS, findBrowser } from '../../../tools/browser.mjs'
import { builtPage } from './built.ts'

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly url: string
  /** What the page complained about: nothing, if all is well. */
  readonly complaints: string[]
}

/** Of the browser; undefined where there is none. */
export const path = await findBrowser()

// Built here rather than in the first test: building takes its time, and that is not the test's.
if (path !== undefined) await builtPage()

/** Why there is no browser; empty where there is one. */
export const noBrowser = path === undefined ? 'no browser was found, and none could be installed' : ''

/** A `describe` of tests that need a browser. Where there is none, browser.slow.test.ts says so. */
export const inBrowser: typeof describe.skip = describe.skipIf(noBrowser !== '')

let browser: Promise<Browser> | undefined

export const theBrowser = (): Promise<Browser> => {
  browser ??= chromium.launch({ executablePath: path ?? '', args: BROWSER_ARGS })
  return browser
}

export const closeBrowser = async (): Promise<void> => {
  await (await browser)?.close()
  browser = undefined
}

export const DESKTOP = { width: 1366, height: 768 }
export const WIDE = { width: 1920, height: 1080 }

export const ON_PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

/** A limit for hangs: a busy machine takes its time. */
export const PATIENCE = 600_000

export interface VisitOptions extends BrowserContextOptions {
  /** The screen to begin with. */
  readonly hash?: string
  /** What this browser has set before. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Another page than the one all tests share. */
  readonly at?: string
  /** Runs in every tab before the page does. */
  readonly init?: () => void
}

const settle = (settings: string): void => {
  if (localStorage.getItem('vigil:settings') === null) localStorage.setItem('vigil:settings', settings)
}

/** Opens the page in a fresh profile, runs `what`, and fails where the page complained. */
export const visit = async (
  what: (visit: Visit) => Promise<void>,
  { hash = '', settings, at, init, ...options }: VisitOptions = {},
): Promise<void> => {
  const url = at ?? (await builtPage())
  const context = await (await theBrowser()).newContext({
    viewport: DESKTOP,
    locale: 'en-GB',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  try {
    if (settings) await context.addInitScript(settle, JSON.stringify(settings))
    if (init) await context.addInitScript(init)
    const page = await context.newPage()
    const complaints = listenTo(page)
    await page.goto(`${url}${hash}`)
    await what({ page, context, url, complaints })
    if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join('; ')}`)
  } finally {
    await context.close()
  }
}

export const listenTo = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}
