/** A game watched again: moving along it, going on from it, handing it on, checking its dice. */
import { FACES_OF } from '@vigil/elder-sign'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { tableInWords } from './menu.ts'
import { questionOf, tableOf } from './player.ts'
import { POSITIONS, PROMPTS } from './positions.ts'
import { matchAt } from './random-game.ts'
import { onOneLine, readingOf } from './reading.ts'
import { bring, fileOf, gamesOf } from './saves.ts'
import { closeBrowser, inBrowser, visit } from './visit.ts'

afterAll(closeBrowser)

const placeOf = async (page: Page): Promise<number> =>
  Number(/^Step (\d+) of/.exec(await page.locator('.transport-place').innerText())?.[1])

/** Waits until the bar says so: pages may take a moment. */
const atStep = (page: Page, step: number): Promise<void> =>
  page
    .locator('.transport-place')
    .filter({ hasText: new RegExp(`^Step ${step} of`) })
    .waitFor()

/** The same while it moves by itself: a step may be over before anybody looks. */
const reaches = async (page: Page, step: number): Promise<void> => {
  await page.waitForFunction((least) => {
    const said = document.querySelector('.transport-place')?.textContent ?? ''
    return Number(/^Step (\d+)/.exec(said)?.[1]) >= least
  }, step)
}

const watch = async (page: Page): Promise<void> => {
  await bring(page, { name: 'over.json', text: fileOf(POSITIONS.lost) })
  await page.getByRole('link', { name: /^Replay: / }).click()
  await atStep(page, 0)
}

const LAST = POSITIONS.lost.answers

inBrowser('a replay', () => {
  it('is moved along by keys, by buttons and by the slider', () =>
    visit(async ({ page }) => {
      await watch(page)
      for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
      await atStep(page, 3)
      await page.keyboard.press('ArrowLeft')
      await atStep(page, 2)
      await page.getByRole('button', { name: 'One step on' }).click()
      await atStep(page, 3)
      await page.getByRole('button', { name: 'To the end' }).click()
      await atStep(page, LAST)
      await page.getByRole('button', { name: 'To the start' }).click()
      const slider = page.getByRole('slider', { name: 'Place in the game' })
      await slider.fill('9')
      await atStep(page, 9)
      await slider.press('ArrowRight')
      await atStep(page, 10)
      expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Step 10 of \d+, day \d+, turn \d+$/)
      await slider.press('Home')
      await atStep(page, 0)
      // The log of the table tells what happened up to here, and no more.
      const early = await page.locator('.log .told').count()
      await page.getByRole('button', { name: 'To the end' }).click()
      await atStep(page, LAST)
      expect(await page.locator('.log .told').count()).toBeGreaterThan(early)
    }))

  it('explains a card in words with the same key as a game', () =>
    visit(async ({ page }) => {
      await watch(page)
      await page.locator('.es-table .card').first().waitFor()
      await page.keyboard.press('i')
      const words = page.getByRole('tooltip')
      await words.waitFor()
      const name = await page
        .locator('.es-table .card', { has: page.locator(':focus') })
        .locator('h3')
        .innerText()
      expect(await words.innerText()).toContain(name)
    }))

  it('jumps from turn to turn and to a turn of one’s choice, and the address remembers', () =>
    visit(async ({ page }) => {
      await watch(page)
      const jump = page.getByLabel('Go to')
      await jump.locator('option').nth(3).waitFor({ state: 'attached' })
      const starts = await jump
        .locator('option')
        .evaluateAll((all) =>
          all.map((option) => Number(option.getAttribute('value') || -1)).filter((page) => page > 0),
        )
      const [second = 0, third = 0] = starts
      await page.keyboard.press('Shift+ArrowRight')
      await atStep(page, second)
      await jump.selectOption(String(third))
      await atStep(page, third)
      await page.waitForURL(new RegExp(`step=${third}$`))
      await page.reload()
      await atStep(page, third)
    }))

  it('plays by itself at any speed, and pauses', () =>
    visit(async ({ page }) => {
      await watch(page)
      await page.getByLabel('Speed').selectOption('8')
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await reaches(page, 4)
      await page.getByRole('button', { name: 'Pause' }).click()
      const paused = await placeOf(page)
      expect(paused).toBeGreaterThanOrEqual(4)
      await page.locator('main').focus()
      await page.keyboard.press('Space')
      await page.getByRole('button', { name: 'Pause' }).waitFor()
      await reaches(page, paused + 2)
      await page.keyboard.press('Space')
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    }))

  it('is gone on from as a game of its own', () =>
    visit(async ({ page }) => {
      await watch(page)
      await page.getByRole('slider', { name: 'Place in the game' }).fill('12')
      await atStep(page, 12)
      await page.getByRole('button', { name: 'Continue from here' }).click()
      await page.locator('.play-bar').waitFor()
      const expected = readingOf(matchAt({ ...POSITIONS.lost, answers: 12 }))
      expect(onOneLine(await questionOf(page))).toBe(expected.question)
      expect(onOneLine(await tableInWords(page))).toBe(expected.words)
      await page.evaluate(() => {
        location.hash = '#/saves'
      })
      await page.locator('.saves-game').nth(1).waitFor()
      expect(await gamesOf(page)).toHaveLength(2)
      await page.getByText('From a replay').waitFor()
    }))

  it('is handed on as a link, watched there, and kept only when one says so', () =>
    visit(async ({ page, context, url }) => {
      await bring(page, { name: 'short.json', text: fileOf({ ...POSITIONS.lost, answers: 10 }) })
      await page.getByRole('button', { name: /^Share: / }).click()
      const link = await page.getByLabel('Link', { exact: true }).inputValue()
      expect(link.startsWith(url)).toBe(true)
      const browser = context.browser()
      const elsewhere = await browser?.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
      const other = await elsewhere?.newPage()
      if (!elsewhere || !other) throw new Error('no second browser')
      await other.goto(link)
      await atStep(other, 0)
      await other.getByRole('button', { name: 'To the end' }).click()
      await atStep(other, 10)
      await other.getByRole('button', { name: 'Keep this game' }).click()
      await other.waitForURL(/#\/replay\//)
      await other.goto(`${url}#/saves`)
      await other.getByRole('link', { name: /^Continue: / }).click()
      await tableOf(other).waitFor()
      const expected = readingOf(matchAt({ ...POSITIONS.lost, answers: 10 }))
      expect(onOneLine(await questionOf(other))).toBe(expected.question)
      await elsewhere.close()
    }))

  it('shows that its dice are fair', () =>
    visit(async ({ page }) => {
      await watch(page)
      await page.getByRole('button', { name: 'Check the dice' }).click()
      await page
        .locator('.verify-said')
        .filter({ hasText: /^Fair: all \d+ outcomes/ })
        .waitFor()
    }))

  it('shows that somebody has helped fate along', () =>
    visit(async ({ page }) => {
      const [first = 'T', second = 'L'] = FACES_OF.green
      const { record } = matchAt(PROMPTS.judge)
      const last = record.inputs.findLastIndex((input) => input.is === 'chance' && 'faces' in input.outcome)
      const inputs = record.inputs.slice(0, last + 1).map((input, i) => {
        if (i !== last || input.is !== 'chance' || !('faces' in input.outcome)) return input
        const [die, ...rest] = input.outcome.faces
        return { is: 'chance', outcome: { faces: [die === first ? second : first, ...rest] } }
      })
      await bring(page, { name: 'lucky.json', text: JSON.stringify({ ...record, inputs }) })
      await page.getByRole('link', { name: /^Replay: / }).click()
      await page.getByRole('button', { name: 'Check the dice' }).click()
      await page
        .locator('.verify-said')
        .filter({ hasText: /somebody has helped fate along/ })
        .waitFor()
    }))
})
