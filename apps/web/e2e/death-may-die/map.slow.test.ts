/** What is pressed on the table itself: rooms, figures, dice. */
import { afterAll, expect, it } from 'vitest'
import { questionOf, seqOf } from '../player.ts'
import { openFile } from '../saves.ts'
import { closeBrowser, inBrowser, visit } from '../visit.ts'
import { fileOf, matchAt } from './games.ts'
import { promptPosition } from './positions.ts'

afterAll(closeBrowser)

inBrowser('on the table of Death May Die', () => {
  it('[DMD-RUN-01] a lit room is pressed to run there at once', () =>
    visit(async ({ page }) => {
      await openFile(page, fileOf({ setup: FIRST, seed: 'koi', answers: 0 }))
      const room = page.getByRole('button', { name: /^Run\. Entrance Hall/ })
      await room.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('.dmd-person .eyebrow').innerText()).toMatch(/Entrance Hall/i)
      // From there the way back is lit.
      await page
        .locator('.dmd-map')
        .getByRole('button', { name: /^To Street Door/ })
        .waitFor()
    }))

  it('[DMD-DICE-06] a die is pressed, then its reroll: never at the first press', () =>
    visit(async ({ page }) => {
      await openFile(page, fileOf(promptPosition('judge')))
      const before = await seqOf(page)
      const die = page.locator('.pool .die-button.lit').first()
      await die.click()
      expect(await seqOf(page)).toBe(before)
      expect(await die.getAttribute('aria-pressed')).toBe('true')
      await page.locator('#prompt button.opt').first().click()
      expect(await seqOf(page)).toBeGreaterThan(before)
    }))

  it('a die is picked with D and its number, and what cannot be done is told with W', () =>
    visit(async ({ page }) => {
      await openFile(page, fileOf(promptPosition('judge')))
      const dice = page.locator('.pool .die-button')
      const lit = await dice.evaluateAll((all) => all.map((die) => die.classList.contains('lit')))
      const n = lit.lastIndexOf(true)
      expect(n).toBeGreaterThan(0)
      await page.keyboard.press('d')
      await page.keyboard.press(`${n + 1}`)
      expect(await dice.nth(n).getAttribute('aria-pressed')).toBe('true')
      await openFile(page, fileOf(promptPosition('act')))
      await page.keyboard.press('w')
      const reason = page.getByRole('dialog', { name: 'Not possible now' }).locator('.why-list li').first()
      await reason.getByText(/^DMD-/).first().click()
      await reason.locator('.rule-text').waitFor()
    }))

  it('[DMD-FIGHT-01] a figure is pressed where an enemy is to be chosen', () =>
    visit(async ({ page }) => {
      await openFile(page, fileOf(promptPosition('foe')))
      const before = await questionOf(page)
      const { figures } = matchAt(promptPosition('foe')).state
      expect(figures.length).toBeGreaterThan(0)
      await page.locator('.dmd-map .piece.enemy.lit').first().press('Enter')
      await expect.poll(() => questionOf(page)).not.toBe(before)
    }))

  it('distances are shown on request', () =>
    visit(async ({ page }) => {
      await openFile(page, fileOf({ setup: FIRST, seed: 'koi', answers: 0 }))
      expect(await page.locator('.room-steps').count()).toBe(0)
      await page.keyboard.press('m')
      expect(await page.locator('.room-steps').count()).toBe(15)
    }))
})

const FIRST = { episode: 's1e1', elderOne: 'cthulhu', investigators: ['elizabeth', 'morgan'], first: 0 }
