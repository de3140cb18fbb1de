/** Bots at the table of Death May Die: whole games, reasons, pauses, taking over. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from '../axe.ts'
import { overflowing, sideways, tooSmall } from '../fit.ts'
import { closeWindow, openMenu, undo, windowOf } from '../menu.ts'
import { byMouse, optionsOf, promptOf, sceneOf, seqOf, tableOf } from '../player.ts'
import { closeBrowser, inBrowser, ON_PHONE, PATIENCE, visit } from '../visit.ts'

afterAll(closeBrowser)

const AT_ONCE = { pace: 'instant', advice: false }
const SLOWLY = { pace: 'slow', advice: false }

/** A limit for hangs: a worker on a busy machine takes its time. */
const SOON = { timeout: 120_000 }

const onSetup = { hash: '#/setup/death-may-die' }

const barOf = (page: Page): Locator => page.getByRole('group', { name: 'Bot at play' })

const begin = async (page: Page): Promise<void> => {
  await page.getByLabel('Seed', { exact: true }).fill('night-7')
  await page.getByRole('button', { name: 'Begin the night' }).click()
  await tableOf(page).waitFor()
}

/** Seat 1 is a person's, the others are bots'. */
const sitDown = async (page: Page): Promise<void> => {
  const seats = page.locator('.seat-player select')
  await seats.first().waitFor(SOON)
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption({ label: 'Steady bot' })
  await begin(page)
}

const turnOf = (page: Page): Promise<'person' | 'bot' | 'over'> =>
  Promise.race([
    optionsOf(page)
      .first()
      .waitFor(SOON)
      .then(() => 'person' as const),
    barOf(page)
      .waitFor(SOON)
      .then(() => 'bot' as const),
    page
      .locator('.end-story')
      .waitFor(SOON)
      .then(() => 'over' as const),
  ])

/** Waits until it is a person's turn, or nobody's. */
const afterBots = (page: Page): Promise<'person' | 'over'> =>
  Promise.race([
    optionsOf(page)
      .first()
      .waitFor({ timeout: PATIENCE })
      .then(() => 'person' as const),
    page
      .locator('.end-story')
      .waitFor({ timeout: PATIENCE })
      .then(() => 'over' as const),
  ])

/** Answers for the person, at least once, until a bot is asked. */
const untilBot = async (page: Page): Promise<void> => {
  await optionsOf(page).first().waitFor(SOON)
  for (let turn = 0; turn < 60; turn++) {
    await byMouse(page, await sceneOf(page), 99)
    if ((await turnOf(page)) === 'bot') return
  }
  throw new Error('the bot is never asked')
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
        expect(await page.getByTestId('news').innerText()).toContain(reason)
        expect(await page.locator('.log .reason').last().innerText()).toContain(reason)
        const stepped = await seqOf(page)
        await page.waitForTimeout(500)
        expect(await seqOf(page)).toBe(stepped)
      },
      { ...onSetup, settings: SLOWLY },
    ),
  )

  it('are undone as one with the answer before them, and taken over', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await sitDown(page)
        await untilBot(page)
        await page.reload()
        await barOf(page).waitFor(SOON)
        await page.keyboard.press('p')
        await barOf(page).getByRole('button', { name: 'One step' }).click()
        await expect.poll(() => page.locator('.log .reason').count(), SOON).toBeGreaterThan(0)
        await undo(page)
        await optionsOf(page).first().waitFor(SOON)
        expect(await promptOf(page).locator('.bot-bar').count()).toBe(0)
        await untilBot(page)
        const bots = await page.locator('.members .bot').count()
        await barOf(page).getByRole('button', { name: 'Take over' }).click()
        await optionsOf(page).first().waitFor(SOON)
        expect(await page.locator('.members .bot').count()).toBe(bots - 1)
      },
      { ...onSetup, settings: SLOWLY },
    ),
  )

  it('fit a phone, and a finger', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await page.locator('.seat-player select').first().waitFor(SOON)
        expect(await axeFindings(page, '.dmd-party')).toEqual([])
        expect(await tooSmall(page.locator('.seat-player select'))).toEqual([])
        await sitDown(page)
        await untilBot(page)
        await barOf(page).getByRole('button', { name: 'Pause' }).click()
        expect(await sideways(page)).toEqual([])
        expect(await overflowing(page)).toEqual([])
        expect(await tooSmall(barOf(page).locator('button'))).toEqual([])
        expect(await axeFindings(page)).toEqual([])
      },
      { ...onSetup, ...ON_PHONE, settings: SLOWLY },
    ),
  )
})
