/** Two rule sets side by side. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { closeBrowser, inBrowser, ON_PHONE, visit } from './visit.ts'

afterAll(closeBrowser)

const HASH = '#/rules/elder-sign/compare?a=first&b=revised'

const heads = (page: Page): Promise<string[]> =>
  page.locator('.compare-table').first().locator('thead th').allInnerTexts()

inBrowser('the comparison of rule sets', () => {
  it('is reached from the set-up, which is as it was on return', () =>
    visit(
      async ({ page }) => {
        await page.getByText('First printing (2011)', { exact: true }).click()
        await page.getByRole('link', { name: 'What differs?' }).click()
        await page.locator('.compare-table').first().waitFor()
        expect((await heads(page)).slice(1, 3)).toEqual(['First printing (2011)', 'Revised printing (2012) with FAQ'])
        await page.goBack()
        const chosen = page.locator('.es-rules .segment[data-selected]')
        await expect.poll(() => chosen.innerText()).toMatch(/^First printing \(2011\)\n/)
      },
      { hash: '#/setup/elder-sign' },
    ))

  it('is used by keyboard, and leads to the rules', () =>
    visit(
      async ({ page }) => {
        await page.getByRole('button', { name: /^One rule set|One rule set$/ }).focus()
        await page.keyboard.press('ArrowDown')
        await page.getByRole('option', { name: 'First printing (2011)', exact: true }).waitFor()
        await page.keyboard.press('ArrowUp')
        await page.keyboard.press('Enter')
        await expect.poll(() => heads(page)).toContain('First printing (2011) with errata and FAQ')
        expect(page.url()).toContain('a=first%2Bfaq&b=revised')
        const before = await heads(page)
        await page.getByRole('button', { name: 'Swap the two' }).press('Enter')
        await expect.poll(() => heads(page)).toEqual([before[0], before[2], before[1], before[3], before[4]])
        expect(page.url()).toContain('a=revised&b=first%2Bfaq')
        const row = page.getByRole('row', { name: /^Giving up/ })
        expect(await row.innerText()).toContain('only instead of trying again')
        await row.getByRole('link', { name: 'ES-FAIL-05' }).press('Enter')
        await page.locator('#rule-ES-FAIL-05.is-lit').waitFor()
      },
      { hash: HASH },
    ))

  it('says so where nothing differs', () =>
    visit(
      async ({ page }) => {
        await page.getByRole('status').filter({ hasText: 'These are the same rules' }).waitFor()
        expect(await page.locator('.compare-part').count()).toBe(0)
      },
      { hash: '#/rules/elder-sign/compare?a=revised&b=revised' },
    ))

  it('stands in cards on a phone, in German', () =>
    visit(
      async ({ page }) => {
        const card = page.locator('.compare-card', { hasText: 'Joker' }).first()
        await card.waitFor()
        expect(await card.getByRole('link').allInnerTexts()).toEqual(['ES-DICE-05'])
        expect(await page.locator('.compare-table').count()).toBe(0)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide).toBeLessThanOrEqual(390)
        expect(await axeFindings(page)).toEqual([])
      },
      { ...ON_PHONE, locale: 'de-DE', hash: HASH },
    ))
})
