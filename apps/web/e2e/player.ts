/** Somebody who plays: presses what is lit until the game is over, or for a while. */
import type { Locator, Page } from 'playwright-core'

export const promptOf = (page: Page): Locator => page.locator('#prompt')

/** Starts a game from the start page and waits for the table. */
export const playNow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^play now/i }).click()
  await tableOf(page).waitFor()
}

export const tableOf = (page: Page): Locator => page.locator('.es-table')

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator('.end-story').count()) > 0 ||
  /over|zu Ende/.test(
    await promptOf(page)
      .innerText()
      .catch(() => ''),
  )

/** What can be pressed in the prompt, in order. */
export const optionsOf = (page: Page): Locator => promptOf(page).locator('button.opt:not([aria-disabled=true])')

/** What the table waits for, so that one can see whether something happened. */
export const questionOf = async (page: Page): Promise<string> =>
  `${await promptOf(page).locator('h2').innerText()} ${await page.locator('.es-table').getAttribute('data-seq')}`

export type Way = (page: Page, turn: number) => Promise<void>

/** Plays properly at first, then gives up what it can: a game that is lost soon, after seeing much of the table. */
export const choiceOf = (turn: number, options: number): number => (turn < 40 || turn % 9 === 0 ? 0 : options - 1)

/** Presses by mouse. A subset is chosen from the front, then confirmed. */
export const byMouse: Way = async (page, turn) => {
  const options = optionsOf(page)
  const confirm = promptOf(page).locator('[data-key=Enter]')
  if ((await promptOf(page).locator('.subset').count()) > 0) {
    for (let i = 0; (await confirm.getAttribute('aria-disabled')) === 'true' && i < 8; i++) await options.nth(i).click()
    return confirm.click()
  }
  const option = options.nth(choiceOf(turn, await options.count()))
  await option.click()
  // What gives something up wants a second press.
  if (/press again/i.test(await option.innerText().catch(() => ''))) await option.click()
}

/** Plays until the game is over; fails if nothing happens. */
export const playOn = async (page: Page, way: Way, most = 1_500): Promise<number> => {
  for (let turn = 0; turn < most; turn++) {
    if (await isOver(page)) return turn
    const before = await page.locator('.es-table').getAttribute('data-seq')
    await way(page, turn)
    const after = await page
      .locator('.es-table')
      .getAttribute('data-seq')
      .catch(() => 'gone')
    if (before === after && !(await isOver(page))) throw new Error(`nothing happened at: ${await questionOf(page)}`)
  }
  throw new Error(`not over after ${most} answers`)
}
