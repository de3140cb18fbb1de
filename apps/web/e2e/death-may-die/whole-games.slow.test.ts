/** Whole games of Death May Die in a real browser, from the start page to the end, each played another way and size. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { byEar, byKeyboard, byMouse, playToTheEnd, tableOf, tabTo } from '../player.ts'
import { closeBrowser, inBrowser, ON_PHONE, PATIENCE, visit, WIDE } from '../visit.ts'

afterAll(closeBrowser)

/** A night that ends soon. */
const SEED = 'night-7'

const setUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Death May Die/ }).click()
  await page.getByRole('link', { name: /^set up a game/i }).click()
  await page.getByLabel('Seed', { exact: true }).fill(SEED)
  await page.getByRole('button', { name: 'Begin the night' }).click()
}

inBrowser('a whole game of Death May Die', () => {
  it('is played by mouse at 1366×768, and counted', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await setUp(page)
      await playToTheEnd(page, byMouse)
      await page.evaluate(() => {
        location.hash = '#/statistics'
      })
      await page.locator('.games-table td').filter({ hasText: 'Blasphemous Alchemy' }).waitFor()
    }),
  )

  it('is played by keyboard alone at 1920×1080', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await tabTo(page, /^Death May Die/)
        await page.keyboard.press('Enter')
        await tabTo(page, /^set up a game/i)
        await page.keyboard.press('Enter')
        await page.getByRole('main').waitFor()
        await tabTo(page, /^seed$/i)
        await page.keyboard.press('Control+A')
        await page.keyboard.type(SEED)
        await tabTo(page, /^begin the night/i)
        await page.keyboard.press('Enter')
        await playToTheEnd(page, byKeyboard)
      },
      { viewport: WIDE },
    ),
  )

  it('is played by ear on a phone', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await page.getByRole('button', { name: /^Death May Die/ }).press('Enter')
      await page.getByRole('link', { name: /^set up a game/i }).press('Enter')
      await page.getByRole('textbox', { name: 'Seed' }).fill(SEED)
      await page.getByRole('button', { name: 'Begin the night' }).press('Enter')
      await playToTheEnd(page, byEar)
    }, ON_PHONE),
  )

  it('begins at once from the start page, and goes on after the page was left', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await page.getByRole('button', { name: /^Death May Die/ }).click()
      await page.getByRole('button', { name: /^play now/i }).click()
      await tableOf(page).waitFor()
      await page.reload()
      await tableOf(page).waitFor()
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Death May Die/)
    }),
  )
})
