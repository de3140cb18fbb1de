/** Bots at the table: they play in a worker, at a pace, say why, and can be stopped. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { overflowing, sideways, tooSmall } from './fit.ts'
import { closeWindow, openMenu, undo, windowOf } from './menu.ts'
import { byMouse, optionsOf, promptOf, sceneOf, seqOf, tableOf } from './player.ts'
import { closeBrowser, inBrowser, ON_PHONE, PATIENCE, visit } from './visit.ts'

afterAll(closeBrowser)

const AT_ONCE = { pace: 'instant', advice: false }
const SLOWLY = { pace: 'slow', advice: false }

/** A limit for hangs: a worker on a busy machine takes its time. */
const SOON = { timeout: 120_000 }

const barOf = (page: Page): Locator => page.getByRole('group', { name: 'Bot at play' })

/** Two seats, the second played by a bot. */
const sitDown = async (page: Page): Promise<void> => {
  await page.locator('.es-count').getByText('2', { exact: true }).click()
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Steady bot' })
  await page.getByLabel('Seed', { exact: true }).fill('night-1128')
  await page.getByRole('button', { name: 'Begin the night' }).click()
  await tableOf(page).waitFor()
}

const turnOf = (page: Page): Promise<'person' | 'bot' | 'over'> =>
  Promise.race([
    optionsOf(page)
      .first()
      .waitFor()
      .then(() => 'person' as const),
    barOf(page)
      .waitFor()
      .then(() => 'bot' as const),
    page
      .locator('.end-story')
      .waitFor()
      .then(() => 'over' as const),
  ])

/** Answers for the person, at least once, until the bot is asked. */
const untilBot = async (page: Page): Promise<void> => {
  await optionsOf(page).first().waitFor(SOON)
  for (let turn = 0; turn < 60; turn++) {
    await byMouse(page, await sceneOf(page), 99)
    if ((await turnOf(page)) === 'bot') return
  }
  throw new Error('the bot is never asked')
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
        await openMenu(page, 'Who plays')
        await windowOf(page).getByText('Steady bot').first().click()
        await closeWindow(page)
        await page.locator('.end-story h2').first().waitFor({ timeout: PATIENCE })
      },
      { ...onSetup, settings: AT_ONCE },
    ),
  )

  it('say why, wait when paused, and go one step at a time', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await sitDown(page)
        await untilBot(page)
        await page.keyboard.press('p')
        await barOf(page).getByRole('button', { name: 'Go on' }).waitFor()
        await expect.poll(() => barOf(page).locator('.bot-reason').innerText(), SOON).not.toMatch(/thinks/)
        const reason = await barOf(page).locator('.bot-reason').innerText()
        const before = await seqOf(page)
        expect(await axeFindings(page)).toEqual([])
        await page.keyboard.press('n')
        await expect.poll(() => seqOf(page), SOON).toBeGreaterThan(before)
        // Read out together with what came of it.
        expect(await page.getByTestId('news').innerText()).toContain(reason)
        expect(await page.locator('.log .reason').last().innerText()).toContain(reason)
        const stepped = await seqOf(page)
        await page.waitForTimeout(500)
        expect(await seqOf(page)).toBe(stepped)
      },
      { ...onSetup, settings: SLOWLY },
    ),
  )

  it('are remembered, taken over, and undone as one with the answer before them', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await sitDown(page)
        await untilBot(page)
        await page.reload()
        await barOf(page).waitFor()
        await page.keyboard.press('p')
        await barOf(page).getByRole('button', { name: 'One step' }).click()
        await expect.poll(() => page.locator('.log .reason').count(), SOON).toBeGreaterThan(0)
        await undo(page)
        // Over what the bot did, back to the person's last answer.
        await optionsOf(page).first().waitFor()
        expect(await promptOf(page).locator('.bot-bar').count()).toBe(0)
        await untilBot(page)
        await barOf(page).getByRole('button', { name: 'Take over' }).click()
        await optionsOf(page).first().waitFor()
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
        await page.locator('.seat-player select').first().waitFor(SOON)
        expect(await axeFindings(page, '.es-seats')).toEqual([])
        expect(await tooSmall(page.locator('.seat-player select'))).toEqual([])
        await sitDown(page)
        await untilBot(page)
        await barOf(page).getByRole('button', { name: 'Pause' }).click()
        expect(await sideways(page)).toEqual([])
        expect(await overflowing(page)).toEqual([])
        expect(await tooSmall(barOf(page).locator('button'))).toEqual([])
        expect(await axeFindings(page)).toEqual([])
        await openMenu(page, 'Who plays')
        expect(await axeFindings(page)).toEqual([])
      },
      { ...onSetup, ...ON_PHONE, settings: SLOWLY },
    ),
  )
})
