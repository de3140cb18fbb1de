/** A game of Death May Die is chosen: the night, who comes, who goes in, and who begins. */
import { afterAll, expect, it } from 'vitest'
import { tableInWords } from '../menu.ts'
import { tableOf } from '../player.ts'
import { closeBrowser, inBrowser, PATIENCE, visit } from '../visit.ts'

afterAll(closeBrowser)

inBrowser('the set-up of Death May Die', () => {
  it('says what everybody can do, seats them, and lets them begin', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        const people = page.getByRole('listbox', { name: 'Investigator for seat 1' })
        const detail = page.locator('.dmd-person-detail')
        await people.getByRole('option', { name: 'Elizabeth Ives' }).focus()
        expect(await detail.innerText()).toMatch(/^Elizabeth Ives\s+Lucky\. 1 free reroll per turn\./)
        await page.keyboard.press('Enter')
        await page.getByText('Elizabeth Ives sits at seat 1. Next choice: seat 2.').waitFor({ state: 'attached' })
        await page.getByRole('option', { name: 'Rasputin' }).click()
        await page.getByLabel('First player').selectOption({ label: 'Seat 2: Rasputin' })
        await page.getByText('What Cthulhu does').click()
        expect(await page.locator('.dmd-elder-detail dd').allInnerTexts()).toHaveLength(4)
        await page.getByRole('button', { name: 'Begin the night' }).click()
        await tableOf(page).waitFor()
        await page.locator('.log .told', { hasText: 'Turn 1: Rasputin.' }).waitFor()
        expect(await tableInWords(page)).toContain('Elizabeth Ives')
      },
      { hash: '#/setup/death-may-die' },
    ),
  )
})
