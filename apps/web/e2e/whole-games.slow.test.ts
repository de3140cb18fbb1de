/** Whole games in a real browser, each played another way. */
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { byMouse, choiceOf, optionsOf, playNow, playOn, promptOf, tableOf, type Way } from './player.ts'
import { closeBrowser, noBrowser, visit } from './visit.ts'

afterAll(closeBrowser)

/** A limit for hangs: a busy machine takes its time. */
const PATIENCE = 600_000

/** Keys alone: digits choose, Enter confirms. */
const byKeyboard: Way = async (page, turn) => {
  const subset = (await promptOf(page).locator('.subset').count()) > 0
  const confirm = promptOf(page).locator('[data-key=Enter]')
  if (subset) {
    for (let i = 1; (await confirm.getAttribute('aria-disabled')) === 'true' && i < 9; i++)
      await page.keyboard.press(`${i}`)
    await page.locator('body').press('Enter')
    return
  }
  const key = Math.min(9, choiceOf(turn, await optionsOf(page).count()) + 1)
  await page.keyboard.press(`${key}`)
  if (
    (await promptOf(page)
      .getByText(/press again/i)
      .count()) > 0
  )
    await page.keyboard.press(`${key}`)
}

/** What a screen reader offers: headings, buttons by name, pressed states. Nothing is looked at. */
const byEar: Way = async (page, turn) => {
  const region = page.getByRole('region', { name: 'What you can do' })
  const confirm = region.getByRole('button', { name: /^(confirm|take th|none of them)/i })
  if ((await confirm.count()) > 0) {
    const dice = region.getByRole('button', { pressed: false })
    for (let i = 0; (await confirm.getAttribute('aria-disabled')) === 'true' && i < 8; i++)
      await dice.first().press('Enter')
    return confirm.press('Enter')
  }
  const all = await region.getByRole('button').all()
  const open: typeof all = []
  for (const button of all) {
    const off = (await button.getAttribute('aria-disabled')) === 'true'
    if (!off && !/^why not/i.test(await button.innerText())) open.push(button)
  }
  const button = open[choiceOf(turn, open.length)]
  if (!button) throw new Error('no button can be heard')
  await button.press('Enter')
  if (/press again/i.test(await button.innerText().catch(() => ''))) await button.press('Enter')
}

const wholeGame = async (page: Page, way: Way): Promise<void> => {
  await playNow(page)
  const answers = await playOn(page, way)
  expect(answers).toBeGreaterThan(10)
}

describe.skipIf(noBrowser !== '' && process.env.CI !== 'true')('a whole game', () => {
  it('is played by mouse', { timeout: PATIENCE }, () => visit(({ page }) => wholeGame(page, byMouse)))
  it('is played by keyboard alone', { timeout: PATIENCE }, () => visit(({ page }) => wholeGame(page, byKeyboard)))
  it('is played by ear', { timeout: PATIENCE }, () => visit(({ page }) => wholeGame(page, byEar)))
  it('begins on a phone', () =>
    visit(
      async ({ page }) => {
        await playNow(page)
        await tableOf(page).waitFor()
        for (let turn = 0; turn < 60; turn++) await byMouse(page, turn)
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ))
})
