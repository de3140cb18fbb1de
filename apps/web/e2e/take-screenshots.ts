// The pictures of the README: npx tsx apps/web/e2e/take-screenshots.ts, or only those named after it.
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { BROWSER_ARGS, findBrowser } from '../../../tools/browser.mjs'
import { root } from '../../../tools/install.mjs'
import { builtPage } from './built.ts'
import { type Position as DeathPosition, fileOf as deathFileOf, matchAt, promptAt } from './death-may-die/games.ts'
import { POSITIONS } from './positions.ts'
import type { Position } from './random-game.ts'
import { bring, fileOf, openFile, openPosition } from './saves.ts'

const DESKTOP = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }

const night: Position = {
  setup: {
    rules: 'revised',
    investigators: ['joe-diamond', 'kate-winthrop', 'harvey-walters', 'amanda-sharpe'],
    ancientOne: 'cthulhu',
    first: 0,
  },
  seed: 'lantern-koi-1926',
  answers: 29,
}

interface Picture {
  readonly name: string
  readonly options: BrowserContextOptions
  readonly show: (page: Page) => Promise<void>
}

const at =
  (hash: string) =>
  async (page: Page): Promise<void> => {
    await page.evaluate((to) => {
      location.hash = to
    }, hash)
    await page.waitForLoadState('networkidle')
  }

const table = (page: Page): Promise<void> => openPosition(page, night)

const university = {
  setup: {
    episode: 's1e1',
    elderOne: 'cthulhu',
    investigators: ['elizabeth', 'fatima', 'rasputin', 'ian'],
    first: 0,
  },
  seed: 'lantern-koi-1926',
  answers: 76,
}

const ball = { ...university.setup, episode: 's1e3', elderOne: 'hastur' }

/** Sits down to a roll: where the rules have changed and none is judged there, another seed is to be chosen. */
const deathTable =
  (position: DeathPosition) =>
  (page: Page): Promise<void> => {
    const asked = promptAt(matchAt(position))
    if (asked !== 'judge') throw new Error(`${position.seed}, ${position.answers}: ${asked ?? 'the game is over'}`)
    return openFile(page, deathFileOf(position))
  }

/** The end of a finished game. */
const ending =
  (text: () => string) =>
  async (page: Page): Promise<void> => {
    await bring(page, { name: 'game.json', text: text() })
    await page
      .getByRole('link', { name: /^(Continue|Story|End|Replay)/ })
      .first()
      .waitFor()
    await page.evaluate(() => {
      const link = document.querySelector('a[href*="#/replay/"], a[href*="#/play/"]')
      location.hash = (link?.getAttribute('href') ?? '').replace('#/replay/', '#/play/')
    })
    await page.locator('.end-story').waitFor()
  }

const PHONE_OPTIONS = { viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const PICTURES: readonly Picture[] = [
  { name: 'start', options: { viewport: DESKTOP }, show: at('#/') },
  { name: 'set-up', options: { viewport: DESKTOP }, show: at('#/setup/elder-sign') },
  { name: 'table', options: { viewport: DESKTOP }, show: table },
  { name: 'table-light', options: { viewport: DESKTOP, colorScheme: 'light', locale: 'de-DE' }, show: table },
  {
    name: 'fan',
    options: { viewport: DESKTOP },
    show: async (page) => {
      await openPosition(page, POSITIONS.shopping)
      await page.locator('.board .odds').nth(6).waitFor({ timeout: 120_000 })
    },
  },
  { name: 'phone', options: PHONE_OPTIONS, show: table },
  { name: 'death-set-up', options: { viewport: DESKTOP }, show: at('#/setup/death-may-die') },
  { name: 'death-table', options: { viewport: DESKTOP }, show: deathTable(university) },
  {
    name: 'death-table-wide',
    options: { viewport: { width: 1920, height: 1080 } },
    show: deathTable({ setup: ball, seed: 'yellow-sign', answers: 58 }),
  },
  {
    name: 'death-table-light',
    options: { viewport: DESKTOP, colorScheme: 'light', locale: 'de-DE' },
    show: deathTable({ setup: ball, seed: 'lake-hali', answers: 79 }),
  },
  { name: 'death-phone', options: PHONE_OPTIONS, show: deathTable(university) },
  { name: 'rules', options: { viewport: DESKTOP }, show: at('#/rules/elder-sign/ES-FOCUS-03') },
  {
    name: 'end',
    options: { viewport: DESKTOP },
    show: ending(() => fileOf({ ...night, answers: 10_000 })),
  },
  {
    name: 'death-end',
    options: { viewport: DESKTOP },
    show: ending(() => deathFileOf({ ...university, answers: 10_000 })),
  },
]

const executablePath = await findBrowser()
if (executablePath === undefined) throw new Error('no browser was found, and none could be installed')
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
const url = await builtPage()
const wanted = process.argv.slice(2)
for (const { name, options, show } of PICTURES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const context = await browser.newContext({
    locale: 'en-GB',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  await page.goto(url)
  await show(page)
  await page.evaluate(() => document.fonts.ready)
  // The odds come when the table has settled.
  await page.waitForTimeout(4_000)
  await page.screenshot({ path: join(root, `docs/screenshots/${name}.jpg`), type: 'jpeg', quality: 84 })
  await context.close()
}
await browser.close()
process.exit()
