/** Whole games in a real browser, from the start page to the end, each played another way. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { byEar, byKeyboard, byMouse, playToTheEnd, questionOf, sceneOf, tableOf, tabTo } from './player.ts'
import { english } from './reading.ts'
import { closeBrowser, inBrowser, ON_PHONE, PATIENCE, visit } from './visit.ts'

afterAll(closeBrowser)

/** A night that ends soon, whoever keeps watch. */
const SEED = 'night-1128'

/** Rule sets that are played to the end besides the usual one. A further one is one more line. */
const RULE_SETS = ['first', 'fan'] as const

const setUpByMouse = async (page: Page, rules?: string): Promise<void> => {
  await page.getByRole('link', { name: /^set up a game/i }).click()
  if (rules !== undefined) await page.locator('.es-rules').getByText(rules, { exact: true }).click()
  await page.getByLabel('Seed', { exact: true }).fill(SEED)
  await page.getByRole('button', { name: 'Begin the night' }).click()
}

inBrowser('a whole game', () => {
  it('is played by mouse', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await setUpByMouse(page)
      await playToTheEnd(page, byMouse)
    }),
  )

  it.each(RULE_SETS)('is played by mouse by the rules %s', { timeout: PATIENCE }, (id) =>
    visit(async ({ page }) => {
      const name = english.ruleSetName(id)
      await setUpByMouse(page, name)
      await playToTheEnd(page, byMouse)
      await page.evaluate(() => {
        location.hash = '#/statistics'
      })
      await page.locator('.games-table td').filter({ hasText: name }).waitFor()
    }),
  )

  it('is played by keyboard alone', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await tabTo(page, /^set up a game/i)
      await page.keyboard.press('Enter')
      await page.getByRole('main').waitFor()
      await tabTo(page, /^seed$/i)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(SEED)
      await tabTo(page, /^begin the night/i)
      await page.keyboard.press('Enter')
      await playToTheEnd(page, byKeyboard)
    }),
  )

  it('is played by ear', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await page.getByRole('link', { name: /^set up a game/i }).press('Enter')
      await page.getByRole('textbox', { name: 'Seed' }).fill(SEED)
      await page.getByRole('button', { name: 'Begin the night' }).press('Enter')
      await playToTheEnd(page, byEar)
    }),
  )

  it('is played by finger on a phone, for a while', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await setUpByMouse(page)
      await tableOf(page).waitFor()
      for (let turn = 0; turn < 30; turn++) {
        const scene = await sceneOf(page)
        await byMouse(page, scene, turn)
        expect((await sceneOf(page)).seq, await questionOf(page)).toBeGreaterThan(scene.seq)
      }
    }, ON_PHONE),
  )
})
