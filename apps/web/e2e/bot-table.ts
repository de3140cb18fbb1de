/** A table at which bots play: what is the same in every game. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFindings } from './axe.ts'
import { overflowing, sideways, tooSmall } from './fit.ts'
import { closeWindow, openMenu, undo, windowOf } from './menu.ts'
import { byMouse, optionsOf, promptOf, sceneOf, seqOf, tableOf } from './player.ts'
import { PATIENCE } from './visit.ts'

export const AT_ONCE = { pace: 'instant', advice: false }
export const SLOWLY = { pace: 'slow', advice: false }

/** A limit for hangs: a worker on a busy machine takes its time. */
export const SOON = { timeout: 120_000 }

export const barOf = (page: Page): Locator => page.getByRole('group', { name: 'Bot at play' })

export const begin = async (page: Page, seed: string): Promise<void> => {
  await page.getByLabel('Seed', { exact: true }).fill(seed)
  await page.getByRole('button', { name: 'Begin the night' }).click()
  await tableOf(page).waitFor()
}

type Turn = 'person' | 'bot' | 'over'

const asPerson = (page: Page, timeout: number): Promise<Turn> =>
  optionsOf(page)
    .first()
    .waitFor({ timeout })
    .then(() => 'person' as const)

const asOver = (page: Page, timeout: number): Promise<Turn> =>
  page
    .locator('.end-story')
    .waitFor({ timeout })
    .then(() => 'over' as const)

export const turnOf = (page: Page): Promise<Turn> =>
  Promise.race([
    asPerson(page, SOON.timeout),
    asOver(page, SOON.timeout),
    barOf(page)
      .waitFor(SOON)
      .then(() => 'bot' as const),
  ])

/** Waits until it is a person's turn, or nobody's. */
export const afterBots = (page: Page): Promise<Turn> => Promise.race([asPerson(page, PATIENCE), asOver(page, PATIENCE)])

/** Answers for the person, at least once, until a bot is asked. */
export const untilBot = async (page: Page): Promise<void> => {
  await optionsOf(page).first().waitFor(SOON)
  for (let turn = 0; turn < 60; turn++) {
    await byMouse(page, await sceneOf(page), 99)
    if ((await turnOf(page)) === 'bot') return
  }
  throw new Error('the bot is never asked')
}

/** The last person leaves, and the bots bring the game to its end. */
export const leaveToBots = async (page: Page): Promise<void> => {
  await openMenu(page, 'Who plays')
  await windowOf(page).getByText('Steady bot').first().click()
  await closeWindow(page)
  await page.locator('.end-story h2').first().waitFor({ timeout: PATIENCE })
}

/** A bot is asked: it waits when paused, says why, and goes one step at a time. */
export const pausedAndStepped = async (page: Page): Promise<void> => {
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
}

/** A bot is asked, after a reload too; what it does is undone as one with the person's answer before it. */
export const undoneAsOne = async (page: Page): Promise<void> => {
  await page.reload()
  await barOf(page).waitFor(SOON)
  await page.keyboard.press('p')
  await barOf(page).getByRole('button', { name: 'One step' }).click()
  await expect.poll(() => page.locator('.log .reason').count(), SOON).toBeGreaterThan(0)
  await undo(page)
  await optionsOf(page).first().waitFor(SOON)
  expect(await promptOf(page).locator('.bot-bar').count()).toBe(0)
}

export const takeOver = async (page: Page): Promise<void> => {
  await untilBot(page)
  await barOf(page).getByRole('button', { name: 'Take over' }).click()
  await optionsOf(page).first().waitFor(SOON)
}

/** The seats of the set-up, for a finger. */
export const seatsFit = async (page: Page, seats: string): Promise<void> => {
  await page.locator('.seat-player select').first().waitFor(SOON)
  expect(await axeFindings(page, seats)).toEqual([])
  expect(await tooSmall(page.locator('.seat-player select'))).toEqual([])
}

/** A bot is asked: the bar over it fits, and a finger hits its buttons. */
export const barFits = async (page: Page): Promise<void> => {
  await barOf(page).getByRole('button', { name: 'Pause' }).click()
  expect(await sideways(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  expect(await tooSmall(barOf(page).locator('button'))).toEqual([])
  expect(await axeFindings(page)).toEqual([])
}
