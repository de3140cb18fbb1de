/** Games brought to the page as files, as players bring them. */
import { formatSave } from '@vigil/table'
import type { Locator, Page } from 'playwright-core'
import { tableOf } from './player.ts'
import { matchAt, type Position } from './random-game.ts'

export const fileOf = (position: Position): string => formatSave(matchAt(position).record, undefined)

export interface Brought {
  readonly name: string
  readonly text: string
}

export const noticeOf = (page: Page): Locator => page.locator('.saves-notice')

/** Chooses a file on the games' screen and comes back with what the page says to it. */
export const bring = async (page: Page, { name, text }: Brought): Promise<string> => {
  await page.evaluate(() => {
    location.hash = '#/saves'
  })
  const picker = page.locator('input[type=file]')
  await picker.waitFor({ state: 'attached' })
  await picker.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  // What is said first is that the file is being read.
  const said = noticeOf(page).filter({ hasNotText: /…$/ })
  await said.waitFor()
  return said.locator('p').innerText()
}

export const gamesOf = (page: Page): Promise<string[]> => page.locator('.saves-game h3').allInnerTexts()

/** Brings a position and sits down to it. */
export const openPosition = (page: Page, position: Position): Promise<void> => openFile(page, fileOf(position))

/** Brings a game of any kind and sits down to it. */
export const openFile = async (page: Page, text: string): Promise<void> => {
  await bring(page, { name: 'game.json', text })
  await page
    .getByRole('link', { name: /^(Continue|Weiterspielen|Replay|Ansehen): / })
    .first()
    .click()
  await tableOf(page).waitFor()
  // What was played before is told once the table stands; a phone draws the log when it is looked at.
  await page.locator('.log .told, .tabletop .tabs-bar').first().waitFor({ state: 'attached' })
}
