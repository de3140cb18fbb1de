/** Bots at the table: they play in a worker, at a pace, say why, and can be stopped. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import {
  AT_ONCE,
  barFits,
  begin,
  leaveToBots,
  pausedAndStepped,
  SLOWLY,
  seatsFit,
  takeOver,
  turnOf,
  undoneAsOne,
  untilBot,
} from './bot-table.ts'
import { openMenu } from './menu.ts'
import { byMouse, optionsOf, sceneOf } from './player.ts'
import { closeBrowser, inBrowser, ON_PHONE, PATIENCE, visit } from './visit.ts'

afterAll(closeBrowser)

/** Two seats, the second played by a bot. */
const sitDown = async (page: Page): Promise<void> => {
  await page.locator('.es-count').getByText('2', { exact: true }).click()
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Steady bot' })
  await begin(page, 'night-1128')
}

const onSetup = { hash: '#/setup/elder-sign' }

inBrowser('bots', () => {
  it('play the other seats of a whole game, and take over the last one', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await sitDown(page)
        let turn = 0
        for (; turn < 12 && (await turnOf(page)) !== 'over'; turn++) {
          await optionsOf(page).first().waitFor({ timeout: PATIENCE })
          await byMouse(page, await sceneOf(page), turn)
        }
        expect(turn).toBeGreaterThan(5)
        await leaveToBots(page)
      },
      { ...onSetup, settings: AT_ONCE },
    ),
  )

  it('say why, wait when paused, and go one step at a time', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await sitDown(page)
        await untilBot(page)
        await pausedAndStepped(page)
      },
      { ...onSetup, settings: SLOWLY },
    ),
  )

  it('are remembered, taken over, and undone as one with the answer before them', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await sitDown(page)
        await untilBot(page)
        await undoneAsOne(page)
        await takeOver(page)
        await page.reload()
        await optionsOf(page).first().waitFor()
        expect(await page.locator('.party .bot').count()).toBe(0)
      },
      { ...onSetup, settings: SLOWLY },
    ),
  )

  it('fit a phone, and a finger', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await seatsFit(page, '.es-seats')
        await sitDown(page)
        await untilBot(page)
        await barFits(page)
        await openMenu(page, 'Who plays')
        expect(await axeFindings(page)).toEqual([])
      },
      { ...onSetup, ...ON_PHONE, settings: SLOWLY },
    ),
  )
})
