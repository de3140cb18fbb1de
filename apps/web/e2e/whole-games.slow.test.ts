/** Whole games in a real browser, from the start page to the end, each played another way. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { byKeyboard, byMouse, choiceOf, playOn, questionOf, sceneOf, tableOf, type Way } from './player.ts'
import { english } from './reading.ts'
import { closeBrowser, inBrowser, ON_PHONE, PATIENCE, visit } from './visit.ts'

afterAll(closeBrowser)

/** A night that ends soon, whoever keeps watch. */
const SEED = 'night-1128'

/** What a screen reader offers: regions, headings, buttons by name, pressed states. Nothing is looked at. */
const byEar: Way = async (page, { isSubset }, turn) => {
  const region = page.getByRole('region', { name: 'What you can do' })
  if (isSubset) {
    const confirm = region.getByRole('button', { name: /^(confirm|take th|none of them)/i })
    const open = region.getByRole('button', { pressed: false })
    for (let i = 0; i < 9 && (await confirm.getAttribute('aria-disabled')) === 'true'; i++)
      await open.first().press('Enter')
    return confirm.press('Enter')
  }
  const open = region.getByRole('button', { disabled: false }).filter({ hasNotText: /^why not/i })
  const button = open.nth(choiceOf(turn, await open.count()))
  await button.press('Enter')
  const again = region.getByRole('button', { name: /press again/i })
  if ((await again.count()) > 0) await again.press('Enter')
  const back = region.getByRole('button', { name: 'Something else' })
  while ((await back.count()) > 0) await open.first().press('Enter')
}

/** Goes on with Tab until something of that name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const focused = document.activeElement
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined
      return label ?? focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
    })
    if (name.test(at.trim())) return
  }
  throw new Error(`Tab never reaches ${name}`)
}

const finish = async (page: Page, way: Way): Promise<void> => {
  await tableOf(page).waitFor()
  expect(await playOn(page, way)).toBeGreaterThan(20)
  await page.locator('.end-story h1, .end-story h2').first().waitFor()
}

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
      await finish(page, byMouse)
    }),
  )

  it.each(RULE_SETS)('is played by mouse by the rules %s', { timeout: PATIENCE }, (id) =>
    visit(async ({ page }) => {
      const name = english.ruleSetName(id)
      await setUpByMouse(page, name)
      await finish(page, byMouse)
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
      await finish(page, byKeyboard)
    }),
  )

  it('is played by ear', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await page.getByRole('link', { name: /^set up a game/i }).press('Enter')
      await page.getByRole('textbox', { name: 'Seed' }).fill(SEED)
      await page.getByRole('button', { name: 'Begin the night' }).press('Enter')
      await finish(page, byEar)
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
