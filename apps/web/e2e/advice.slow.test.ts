/** Odds and suggestions: right, never waited for, and gone where nobody wants them. */
import type { ES, Option } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { currentDecision, type Match } from '@vigil/kernel'
import { answersIn, chanceAt } from '@vigil/odds/elder-sign'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { overflowing, sideways, tooSmall } from './fit.ts'
import { heldIn, holdWorkers, letGo } from './held-workers.ts'
import { closeWindow, openMenu, windowOf } from './menu.ts'
import { optionsOf, promptOf, seqOf } from './player.ts'
import { game, matchAt, type Position } from './random-game.ts'
import { english } from './reading.ts'
import { openPosition } from './saves.ts'
import { closeBrowser, inBrowser, ON_PHONE, PATIENCE, visit } from './visit.ts'

afterAll(closeBrowser)

const SETUP = {
  rules: 'revised',
  investigators: ['bob-jenkins', 'kate-winthrop'],
  ancientOne: 'yig',
  first: 0 as const,
}

/** The first position of a random game at which this is asked, with something to choose from. */
const positionAt = (prompt: string): Position => {
  for (let answers = 0; answers < 120; answers++) {
    const position = { setup: SETUP, seed: 'advice', answers }
    const decision = currentDecision(matchAt(position))
    if (decision?.about.is === prompt && decision.options.length > 1) return position
  }
  throw new Error(`${prompt} is never asked`)
}

/** The odds of a table take seconds; on a busy machine, many. */
const SOON = { timeout: 240_000 }

const MOVE = positionAt('move')
const JUDGE = positionAt('judge')

const shown = (value: number): string =>
  value <= 0 || value >= 1 ? `${value <= 0 ? 0 : 100}%` : `${Math.min(99, Math.max(1, Math.round(100 * value)))}%`

const chipOn = (page: Page, card: string) => page.locator(`.board [data-card="card:${card}"] .odds:not(.stale)`)

const seenAt = (match: Match<ES>) => {
  const decision = currentDecision(match)
  if (!decision) throw new Error('nothing is asked')
  return { pack: core, view: game.view(match.state, decision.seat), decision }
}

inBrowser('advice', () => {
  it('puts the exact chance on every card, as the odds have it', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await openPosition(page, MOVE)
      const { view } = seenAt(matchAt(MOVE))
      for (const { card } of view.cards) {
        const odds = chanceAt({ pack: core, view }, view.active, card)
        if (!odds) throw new Error(`no odds for ${card}`)
        await expect.poll(() => chipOn(page, card).textContent(), SOON).toBe(shown(odds.value))
        const read = page.locator(`.board [data-card="card:${card}"] .card-press`)
        expect(await read.getAttribute('aria-label')).toContain('to succeed with best play')
      }
      expect(await axeFindings(page)).toEqual([])
    }),
  )

  it('puts the chance after it on every answer of an attempt', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await openPosition(page, JUDGE)
      const seen = seenAt(matchAt(JUDGE))
      const valued = answersIn(seen)
      const value = (option: Option) => valued.find(({ pick }) => JSON.stringify(pick) === JSON.stringify([option]))
      const fail = seen.decision.options.find((option) => option.do === 'fail')
      const odds = fail && value(fail)?.odds
      if (!fail || !odds) throw new Error('failing is worth nothing')
      const text = english.optionText(fail, seen.view, seen.decision.about)
      const chip = optionsOf(page).filter({ hasText: text }).locator('.odds')
      await expect.poll(() => chip.textContent(), SOON).toBe(shown(odds.value))
    }),
  )

  it('never delays an answer', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await openPosition(page, MOVE)
        // The worker is asked and has something to say, and nobody hears it.
        await expect.poll(() => heldIn(page), SOON).toBeGreaterThan(0)
        const before = await seqOf(page)
        await page.keyboard.press('1')
        expect(await seqOf(page)).toBeGreaterThan(before)
        expect(await page.locator('.board .odds').count()).toBe(0)
        await expect.poll(() => letGo(page).then(() => page.locator('.board .odds').count()), SOON).toBeGreaterThan(0)
      },
      { init: holdWorkers },
    ),
  )

  it('suggests on request and says why', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await openPosition(page, JUDGE)
      await page.locator('[data-shell-key=h]').waitFor()
      expect(await page.locator('.suggestion').count()).toBe(0)
      await page.keyboard.press('h')
      await promptOf(page).locator('.suggestion').waitFor()
      expect(await promptOf(page).locator('.suggestion').innerText()).toMatch(/^Suggested: .+\s.+/)
      expect(await axeFindings(page, '#prompt')).toEqual([])
      const before = await seqOf(page)
      const laidOut = promptOf(page).locator('.drafting [data-key=Enter]')
      await ((await laidOut.count()) > 0 ? laidOut : optionsOf(page).and(page.locator('.suggested'))).click()
      expect(await seqOf(page)).toBeGreaterThan(before)
      expect(await page.locator('.suggestion').count()).toBe(0)
    }),
  )

  it('is off for those who want dread, until they change their mind', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await openPosition(page, MOVE)
        await optionsOf(page).first().waitFor()
        await page.waitForTimeout(2000)
        expect(await page.locator('.odds, [data-shell-key=h]').count()).toBe(0)
        await openMenu(page, 'Settings')
        await windowOf(page).getByText('Odds and suggestions').click()
        await closeWindow(page)
        await page.locator('.board .odds').first().waitFor(SOON)
        await openMenu(page, 'Settings')
        await windowOf(page).getByText('Odds and suggestions').click()
        await closeWindow(page)
        await page.locator('.odds').first().waitFor({ state: 'detached' })
      },
      { settings: { advice: false } },
    ),
  )

  it('fits a phone', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await openPosition(page, JUDGE)
      await page
        .locator('.place-odds')
        .first()
        .waitFor({ state: 'attached', ...SOON })
      await page.locator('[data-shell-key=h]').click()
      await promptOf(page).locator('.suggestion').waitFor(SOON)
      expect(await sideways(page)).toEqual([])
      expect(await overflowing(page)).toEqual([])
      expect(await tooSmall(page.locator('.play-bar .tools button'))).toEqual([])
      expect(await axeFindings(page)).toEqual([])
    }, ON_PHONE),
  )
})

inBrowser('after a game', () => {
  it('a review finds what was given away, can be stopped, and leads to the place', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await openPosition(page, { ...MOVE, answers: 100_000 })
      await page.getByRole('radiogroup').getByText('Story', { exact: true }).click()
      const begin = page.getByRole('button', { name: 'Review the answers' })
      await begin.click(SOON)
      await page.getByRole('button', { name: 'Stop' }).click()
      await begin.click()
      const slips = page.locator('.end-slips button')
      await slips.first().waitFor(SOON)
      expect(await slips.first().innerText()).toMatch(/\d+\s% instead of \d+\s%/)
      expect(await axeFindings(page, '.end-review')).toEqual([])
      await slips.first().click()
      await page.locator('.replay-board .es-table').waitFor()
    }),
  )
})
