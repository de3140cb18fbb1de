/** Cards and symbols that say what they are: to keys and to fingers as to the mouse. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { PROMPTS } from './positions.ts'
import { openPosition } from './saves.ts'
import { closeBrowser, inBrowser, ON_PHONE, visit } from './visit.ts'

afterAll(closeBrowser)

const tipOf = (page: Page) => page.getByRole('tooltip')

/** The board's own stops on the way with Tab. */
const stopsOn = (page: Page): Promise<number> => page.locator('.board :is(button, a[href], [tabindex="0"])').count()

inBrowser('the key that explains', () => {
  it('reads the card in the light, symbol by symbol, and arrows lead to its neighbours', () =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS.judge)
      await page.keyboard.press('i')
      const name = await page.locator('.board .card.is-lit h3').innerText()
      const words = await tipOf(page).innerText()
      expect(words.split('\n')[0]).toBe(name)
      expect(words).toMatch(/\nTask 1/)
      expect(words).toMatch(/\nFail: .*\nReward: /)
      expect(await axeFindings(page)).toEqual([])
      const seen = new Set([name])
      for (let i = 0; i < 40 && seen.size < 3; i++) {
        await page.keyboard.press('ArrowLeft')
        const card = page.locator('.board .card:has(.card-press:focus) h3')
        if ((await card.count()) === 0) continue
        seen.add(await card.innerText())
        expect((await tipOf(page).innerText()).split('\n')[0]).toBe(await card.innerText())
      }
      expect(seen.size).toBe(3)
    }))

  it('brings the words back that Escape has sent away', () =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS.move)
      await page.keyboard.press('i')
      await tipOf(page).waitFor()
      await page.keyboard.press('Escape')
      await tipOf(page).waitFor({ state: 'detached' })
      await page.keyboard.press('i')
      await tipOf(page).waitFor()
    }))

  it('adds no stop for Tab: only what can be pressed is one', () =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS.investigator)
      expect(await page.locator('.board .card-press').count()).toBeGreaterThanOrEqual(7)
      expect(await stopsOn(page)).toBe(await page.locator('.board button').count())
    }))

  it('names the symbols of a task that has the focus', () =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS.judge)
      await page.keyboard.press('Tab')
      await page.locator('.board .task[role=button]').first().focus()
      await expect.poll(() => tipOf(page).innerText()).toMatch(/^Task \d: /)
    }))
})

inBrowser('a finger that stays', () => {
  it('has the card explained', () =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS.investigator)
      await page.getByRole('button', { name: 'Cards', exact: true }).click()
      const face = page.locator('.board .card-press').first()
      await face.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 40, clientY: 300 })
      await expect.poll(() => tipOf(page).innerText()).toMatch(/\nReward: /)
    }, ON_PHONE))
})
