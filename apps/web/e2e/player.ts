/** Somebody who plays: presses what is lit until the game is over, or for a while. */
import type { Locator, Page } from 'playwright-core'

export const promptOf = (page: Page): Locator => page.locator('#prompt')

export const tableOf = (page: Page): Locator => page.locator('[data-seq]')

/** Starts a game from the start page and waits for the table. */
export const playNow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(play now|jetzt spielen)/i }).click()
  await tableOf(page).waitFor()
}

/** What can be pressed in the prompt, in order. */
export const optionsOf = (page: Page): Locator => promptOf(page).locator('button.opt:not([aria-disabled=true])')

/** The question alone. */
export const questionOf = (page: Page): Promise<string> => promptOf(page).locator('h2').innerText()

/** Counts everything that has happened, undo too. */
export const seqOf = async (page: Page): Promise<number> => Number(await tableOf(page).getAttribute('data-seq'))

export interface Scene {
  readonly over: boolean
  readonly seq: number
  readonly isSubset: boolean
  readonly options: number
  /** How many more of a subset must be chosen. */
  readonly missing: number
}

/** Everything a player looks at before pressing, in one glance. */
export const sceneOf = (page: Page): Promise<Scene> =>
  page.evaluate(() => {
    const table = document.querySelector('[data-seq]')
    const prompt = document.querySelector('#prompt')
    const over = document.querySelector('.end-story') !== null || (prompt !== null && !prompt.querySelector('.opts'))
    const confirm = prompt?.querySelector('[data-key=Enter]')
    return {
      over: over || !table,
      seq: Number(table?.getAttribute('data-seq')),
      isSubset: prompt?.querySelector('.subset') !== null,
      options: prompt?.querySelectorAll('button.opt:not([aria-disabled=true])').length ?? 0,
      missing: confirm?.getAttribute('aria-disabled') === 'true' ? 1 : 0,
    }
  })

export type Way = (page: Page, scene: Scene, turn: number) => Promise<void>

/** Plays properly at first, then gives up what it can: a game that is lost soon, after seeing much of the table. */
export const choiceOf = (turn: number, options: number): number => (turn < 25 || turn % 9 === 0 ? 0 : options - 1)

const isArmed = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    /press again|noch einmal/i.test(document.querySelector('#prompt .danger small')?.textContent ?? ''),
  )

/** Whether answers of one kind lie open: one of them is still to be chosen. */
const isOpened = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('#prompt .back') !== null)

/** Presses by mouse or finger. A subset is chosen from the front, then confirmed. */
export const byMouse: Way = async (page, scene, turn) => {
  const options = optionsOf(page)
  if (scene.isSubset) {
    const confirm = promptOf(page).locator('[data-key=Enter]')
    for (let i = 0; i < scene.options && (await sceneOf(page)).missing > 0; i++) await options.nth(i).click()
    return confirm.click()
  }
  const option = options.nth(choiceOf(turn, scene.options))
  await option.click()
  // What gives something up wants a second press.
  if (await isArmed(page)) await option.click()
  while (await isOpened(page)) await options.first().click()
}

/** Keys alone: digits choose, Enter confirms. */
export const byKeyboard: Way = async (page, scene, turn) => {
  if (scene.isSubset) {
    for (let i = 1; i <= scene.options && (await sceneOf(page)).missing > 0; i++) await page.keyboard.press(`${i}`)
    return page.locator('body').press('Enter')
  }
  const key = `${Math.min(9, choiceOf(turn, scene.options) + 1)}`
  await page.keyboard.press(key)
  if (await isArmed(page)) await page.keyboard.press(key)
  while (await isOpened(page)) await page.keyboard.press('1')
}

/** One answer, and the table after it. Fails if nothing happens. */
export const answer = async (page: Page, way: Way = byMouse, turn = 0): Promise<Scene> => {
  const before = await sceneOf(page)
  await way(page, before, turn)
  const after = await sceneOf(page)
  if (after.seq === before.seq && !after.over) throw new Error(`nothing happened at: ${await questionOf(page)}`)
  return after
}

/** Plays until the game is over. */
export const playOn = async (page: Page, way: Way, most = 1_500): Promise<number> => {
  for (let turn = 0; turn < most; turn++) {
    if ((await sceneOf(page)).over) return turn
    await answer(page, way, turn)
  }
  throw new Error(`not over after ${most} answers`)
}

/** What a screen reader offers: regions, headings, buttons by name, pressed states. Nothing is looked at. */
export const byEar: Way = async (page, { isSubset }, turn) => {
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
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
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

/** To the last answer, and the end screen after it. */
export const playToTheEnd = async (page: Page, way: Way): Promise<void> => {
  await tableOf(page).waitFor()
  const answers = await playOn(page, way)
  if (answers <= 20) throw new Error(`over after ${answers} answers`)
  await page.locator('.end-story h1, .end-story h2').first().waitFor()
}
