/** What opens over the table. */
import type { Locator, Page } from 'playwright-core'

export const windowOf = (page: Page): Locator => page.getByRole('dialog')

export const openMenu = async (page: Page, item: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click()
  await windowOf(page).getByRole('button', { name: item }).click()
}

export const closeWindow = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await windowOf(page).waitFor({ state: 'detached' })
}

/** The whole table in words: two positions that read the same are the same. */
export const tableInWords = async (page: Page): Promise<string> => {
  await openMenu(page, /whole table in words|ganze Tisch in Worten/)
  const words = await windowOf(page).locator('.status-words').innerText()
  await closeWindow(page)
  return words
}

export const undo = (page: Page): Promise<void> => page.locator('[data-shell-key=u]').click()
