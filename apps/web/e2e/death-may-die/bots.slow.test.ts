/** Bots at the table of Death May Die: whole games, reasons, pauses, taking over. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import {
  AT_ONCE,
  afterBots,
  barFits,
  begin,
  leaveToBots,
  pausedAndStepped,
  SLOWLY,
  SOON,
  seatsFit,
  takeOver,
  undoneAsOne,
  untilBot,
} from '../bot-table.ts'
import { byMouse, sceneOf } from '../player.ts'
import { closeBrowser, inBrowser, ON_PHONE, PATIENCE, visit } from '../visit.ts'

afterAll(closeBrowser)

const onSetup = { hash: '#/setup/death-may-die' }

/** Seat 1 is a person's, the others are bots'. */
const sitDown = async (page: Page): Promise<void> => {
  const seats = page.locator('.seat-player select')
  await seats.first().waitFor(SOON)
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption({ label: 'Steady bot' })
  await begin(page, 'night-7')
}

inBrowser('bots in Death May Die', () => {
  it('play the other seats of a whole game, and take over the last one', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await sitDown(page)
        expect(await page.locator('.members .bot').count()).toBeGreaterThan(0)
        let answers = 0
        while (answers < 10 && (await afterBots(page)) === 'person') {
          await byMouse(page, await sceneOf(page), 0)
          answers++
        }
        expect(answers).toBe(10)
        expect(await page.locator('.log .reason').count()).toBeGreaterThan(0)
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

  it('are undone as one with the answer before them, and taken over', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await sitDown(page)
        await untilBot(page)
        await undoneAsOne(page)
        const bots = await page.locator('.members .bot').count()
        await takeOver(page)
        expect(await page.locator('.members .bot').count()).toBe(bots - 1)
      },
      { ...onSetup, settings: SLOWLY },
    ),
  )

  it('fit a phone, and a finger', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await seatsFit(page, '.dmd-party')
        await sitDown(page)
        await untilBot(page)
        await barFits(page)
      },
      { ...onSetup, ...ON_PHONE, settings: SLOWLY },
    ),
  )
})
