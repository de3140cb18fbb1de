/** People with real dice and cards, who tell the page what they got. */
import type { Page } from 'playwright-core'
import { promptOf } from './player.ts'

export const isRoll = async (page: Page): Promise<boolean> => (await promptOf(page).locator('fieldset').count()) > 0
export const isDraw = async (page: Page): Promise<boolean> => (await promptOf(page).locator('.drawn').count()) > 0

/** Tells what was rolled, the third face of every die, and comes back with it. */
export const tellRoll = async (page: Page): Promise<string[]> => {
  const faces: string[] = []
  for (const die of await promptOf(page).locator('fieldset').all()) {
    const face = die.locator('label').nth(2)
    await face.click()
    faces.push(await face.locator('.vh').innerText())
  }
  await promptOf(page).getByRole('button', { name: 'That is what we rolled' }).click()
  return faces
}

export const tellDraw = async (page: Page): Promise<string> => {
  const card = promptOf(page).locator('.drawn button').first()
  const name = await card.innerText()
  await card.click()
  return name
}
