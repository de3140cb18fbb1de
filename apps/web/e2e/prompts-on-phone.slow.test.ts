/** A phone in the hand, at every kind of question the game can ask. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { sideways, tooSmall } from './fit.ts'
import { undo } from './menu.ts'
import { optionsOf, promptOf, questionOf, sceneOf, seqOf } from './player.ts'
import { PROMPTS } from './positions.ts'
import { matchAt } from './random-game.ts'
import { onOneLine, readingOf } from './reading.ts'
import { openPosition } from './saves.ts'
import { closeBrowser, inBrowser, ON_PHONE, visit } from './visit.ts'

afterAll(closeBrowser)

/** Presses the last option, or as many of several as are needed: the one that is hardest to reach. */
const tapLast = async (page: Page): Promise<void> => {
  const { isSubset, options } = await sceneOf(page)
  if (!isSubset) {
    const last = optionsOf(page).last()
    await last.tap()
    const again = promptOf(page).getByRole('button', { name: /press again/i })
    if ((await again.count()) > 0) await again.tap()
    // Answers of one kind lie open now: the last of them.
    while ((await promptOf(page).locator('.back').count()) > 0) {
      expect(await tooSmall(promptOf(page).locator('button'))).toEqual([])
      await optionsOf(page).last().tap()
    }
    return
  }
  for (let i = options - 1; i >= 0 && (await sceneOf(page)).missing > 0; i--) await optionsOf(page).nth(i).tap()
  await promptOf(page).locator('[data-key=Enter]').tap()
}

inBrowser('on a phone, the prompt', () => {
  it.each(Object.entries(PROMPTS))('%s is shown, fits, and is answered by finger', (_, position) =>
    visit(async ({ page }) => {
      await openPosition(page, position)
      const { question } = readingOf(matchAt(position))
      expect(onOneLine(await questionOf(page))).toBe(question)
      expect(await promptOf(page).locator('h2').isVisible()).toBe(true)
      expect(await sideways(page)).toEqual([])
      expect(await optionsOf(page).count()).toBeGreaterThan(0)
      expect(await tooSmall(promptOf(page).locator('button'))).toEqual([])
      expect(await tooSmall(page.locator('.tabs-bar button, .play-bar button, .play-bar a'))).toEqual([])
      const seq = await seqOf(page)
      await tapLast(page)
      const after = await sceneOf(page)
      if (after.over) return
      expect(after.seq).toBeGreaterThan(seq)
      await undo(page)
      expect(onOneLine(await questionOf(page))).toBe(question)
    }, ON_PHONE),
  )

  it('gives way to the other views of the table, and none of them is too wide', () =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS.judge)
      for (const view of ['Cards', 'Party', 'Hand', 'Log', 'Roll']) {
        await page.getByRole('navigation').getByRole('button', { name: view }).tap()
        expect(await sideways(page), view).toEqual([])
      }
      await page.getByRole('button', { name: 'State of the night' }).tap()
      expect(await sideways(page), 'the Ancient One').toEqual([])
      expect(await page.locator('.col.ancient').isVisible()).toBe(true)
    }, ON_PHONE))
})
