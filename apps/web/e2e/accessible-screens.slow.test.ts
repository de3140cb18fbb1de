/** Every screen, looked at by axe. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { windowOf } from './menu.ts'
import { POSITIONS, PROMPTS } from './positions.ts'
import { bring, fileOf, openPosition } from './saves.ts'
import { closeBrowser, inBrowser, visit } from './visit.ts'

afterAll(closeBrowser)

const to = async (page: Page, hash: string, shown: string): Promise<void> => {
  await page.evaluate((next) => {
    location.hash = next
  }, hash)
  await page.locator(shown).first().waitFor()
}

const bringOver = (page: Page, ending: 'lost' | 'won' = 'lost'): Promise<string> =>
  bring(page, { name: 'over.json', text: fileOf(POSITIONS[ending]) })

/** The story at the end of a game that is brought. */
const endOf = async (page: Page, ending: 'lost' | 'won'): Promise<void> => {
  await bringOver(page, ending)
  const link = await page.getByRole('link', { name: /^Replay: / }).getAttribute('href')
  const [, id = ''] = /#\/replay\/([^?]+)/.exec(link ?? '') ?? []
  await to(page, `#/play/${id}`, '.end-story h2')
}

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  start: (page) => page.locator('.start-ways a').waitFor(),
  'set-up': (page) => to(page, '#/setup/elder-sign', '.setup-bar button'),
  settings: (page) => to(page, '#/settings', '.settings-form'),
  'saves, none': (page) => to(page, '#/saves', '.saves-empty'),
  'saves, some': async (page) => {
    await bringOver(page)
    await bring(page, { name: 'running.json', text: fileOf(PROMPTS.move) })
    await page.locator('.saves-game').nth(1).waitFor()
  },
  rules: async (page) => {
    await to(page, '#/rules/elder-sign', 'main .rule-entry')
    // Hundreds of entries are made alike, and to look at all of them takes minutes.
    await page.locator('.rule-entry').evaluateAll((all) => {
      for (const entry of all.filter((_, i) => i % 12 !== 0)) entry.remove()
    })
  },
  'rule sets side by side': (page) => to(page, '#/rules/elder-sign/compare?a=first&b=revised', '.compare-table'),
  'rule sets, the list open': async (page) => {
    await to(page, '#/rules/elder-sign/compare', '.compare-table')
    await page.locator('.picker-button').first().click()
    await page.getByRole('option').first().waitFor()
  },
  replay: async (page) => {
    await bringOver(page)
    await page.getByRole('link', { name: /^Replay: / }).click()
    await page.locator('.transport').waitFor()
  },
  'replay, in words': async (page) => {
    await bringOver(page)
    await page.getByRole('link', { name: /^Replay: / }).click()
    await page.locator('.transport').waitFor()
    await page.locator('.segment', { hasText: 'Words' }).click()
    await page.locator('.replay-log li').first().waitFor()
  },
  'statistics, none': (page) => to(page, '#/statistics', 'main'),
  'statistics, some': async (page) => {
    await bringOver(page)
    await to(page, '#/statistics', 'main h2')
  },
  'end, lost': (page) => endOf(page, 'lost'),
  'end, won': async (page) => {
    await endOf(page, 'won')
    expect(await page.locator('.end-story').innerText()).toMatch(/is sealed/i)
  },
  credits: (page) => to(page, '#/credits', 'main h2'),
  learn: (page) => to(page, '#/learn/elder-sign', '.coach'),
  lost: (page) => to(page, '#/nowhere', 'main h1'),
  missing: (page) => to(page, '#/play/nothing', 'main h1'),
  menu: async (page) => {
    await openPosition(page, PROMPTS.judge)
    await page.getByRole('button', { name: 'Menu' }).click()
    await windowOf(page).waitFor()
  },
  'table in words': async (page) => {
    await openPosition(page, PROMPTS.judge)
    await page.keyboard.press('s')
    await windowOf(page).waitFor()
  },
  corrections: async (page) => {
    await openPosition(page, PROMPTS.move)
    await page.getByRole('button', { name: 'Menu' }).click()
    await windowOf(page)
      .getByRole('button', { name: /^Referee/ })
      .click()
    await windowOf(page).locator('form').first().waitFor()
  },
}

inBrowser('axe finds nothing', () => {
  it.each(Object.entries(SCREENS))('on the screen: %s', (name, go) =>
    visit(async ({ page }) => {
      await go(page)
      expect(await axeFindings(page), `${name}, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.locator('html[data-theme=light]').waitFor()
      expect(await axeFindings(page), `${name}, light`).toEqual([])
    }),
  )
})
