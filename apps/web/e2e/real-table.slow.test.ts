/** Around a real table: dice and cards that are told, a referee, a report, and what one can set. */
import { readFile } from 'node:fs/promises'
import { RECORD_FORMAT } from '@vigil/kernel'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { closeWindow, openMenu, tableInWords, undo, windowOf } from './menu.ts'
import { answer, optionsOf, promptOf, questionOf, seqOf, tableOf } from './player.ts'
import { PROMPTS } from './positions.ts'
import { english } from './reading.ts'
import { isDraw, isRoll, tellDraw, tellRoll } from './real-dice.ts'
import { openPosition } from './saves.ts'
import { closeBrowser, inBrowser, visit } from './visit.ts'

afterAll(closeBrowser)

const beginWithRealDice = async (page: Page): Promise<void> => {
  await page.getByText('We roll real dice').click()
  await page.getByRole('button', { name: 'Begin the night' }).click()
  await tableOf(page).waitFor()
}

inBrowser('a table with real dice', () => {
  it('asks for every roll and every draw, and takes what it is told', () =>
    visit(
      async ({ page }) => {
        await beginWithRealDice(page)
        await page.locator('.play-bar .tag', { hasText: 'real dice' }).waitFor()
        const told = { rolls: 0, draws: 0, answers: 0 }
        for (let step = 0; step < 60 && (told.rolls < 2 || told.draws < 4); step++) {
          const seq = await seqOf(page)
          if (await isRoll(page)) {
            const faces = await tellRoll(page)
            told.rolls++
            const shown = await page
              .locator('.pool .die-button')
              .evaluateAll((all) => all.map((die) => /: ([^,]+)/.exec(die.getAttribute('aria-label') ?? '')?.[1] ?? ''))
            expect(shown).toEqual(expect.arrayContaining(faces))
          } else if (await isDraw(page)) {
            await tellDraw(page)
            told.draws++
          } else {
            await answer(page)
            told.answers++
          }
          expect(await seqOf(page)).toBe(seq + 1)
        }
        expect(told.rolls).toBeGreaterThanOrEqual(2)
        expect(told.draws).toBeGreaterThanOrEqual(4)
        expect(told.answers).toBeGreaterThan(0)
        // It is a real table after a reload, too.
        const question = await questionOf(page)
        await page.reload()
        await tableOf(page).waitFor()
        expect(await questionOf(page)).toBe(question)
      },
      { hash: '#/setup/elder-sign' },
    ))

  it('[ES-FANENT-02] asks for exhibits, drafts, and each die of the lost and found', () =>
    visit(
      async ({ page }) => {
        await page.locator('.es-rules').getByText(english.ruleSetName('fan'), { exact: true }).click()
        await page.locator('.es-count').getByText('2', { exact: true }).click()
        await page.getByRole('button', { name: 'All by draft' }).click()
        await beginWithRealDice(page)
        const search = promptOf(page).getByRole('button', { name: /search the lost and found/i })
        const draft = promptOf(page).locator('.asks-draft button')
        let drafted = 0
        for (let step = 0; step < 80 && (await search.count()) === 0; step++) {
          if (await isRoll(page)) await tellRoll(page)
          else if (await isDraw(page)) await tellDraw(page)
          else {
            drafted += (await draft.count()) === 3 ? 1 : 0
            await optionsOf(page).first().click()
          }
        }
        expect(drafted).toBe(2)
        expect(await page.locator('.exhibits .ex:not(.gone)').count()).toBe(5)
        const told = await page.locator('.card.hall .op').last().innerText()
        await search.click()
        const dice = promptOf(page).locator('fieldset')
        const n = await dice.count()
        // Two of them, and whoever came along.
        expect(n).toBeGreaterThanOrEqual(2)
        expect(told).toContain(`${n} green dice`)
        // Each has a face of its own.
        for (let i = 0; i < n; i++)
          await dice
            .nth(i)
            .locator('label')
            .nth(i === 0 ? 5 : 4)
            .click()
        await promptOf(page).getByRole('button', { name: 'That is what we rolled' }).click()
        await page.getByRole('heading', { name: /which result do you keep/i }).waitFor()
        expect(await optionsOf(page).count()).toBe(2)
      },
      { hash: '#/setup/elder-sign' },
    ))

  it('takes back a roll that was told wrongly, and asks for it again', () =>
    visit(
      async ({ page }) => {
        await beginWithRealDice(page)
        for (let step = 0; step < 60 && !(await isRoll(page)); step++)
          await ((await isDraw(page)) ? tellDraw(page) : answer(page))
        const dice = await promptOf(page).locator('fieldset').count()
        await tellRoll(page)
        await undo(page)
        expect(await promptOf(page).locator('fieldset').count()).toBe(dice)
        await tellRoll(page)
      },
      { hash: '#/setup/elder-sign' },
    ))

  it('does not take a roll with a die missing', () =>
    visit(
      async ({ page }) => {
        await beginWithRealDice(page)
        for (let step = 0; step < 60 && !(await isRoll(page)); step++)
          await ((await isDraw(page)) ? tellDraw(page) : answer(page))
        const seq = await seqOf(page)
        await promptOf(page).locator('fieldset label').first().click()
        const done = promptOf(page).getByRole('button', { name: /That is what we rolled.*missing/ })
        expect(await done.getAttribute('aria-disabled')).toBe('true')
        await done.press('Enter')
        expect(await seqOf(page)).toBe(seq)
      },
      { hash: '#/setup/elder-sign' },
    ))
})

inBrowser('a referee', () => {
  it('corrects a value, which marks the game, and can take it back', () =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS.move)
      const before = await tableInWords(page)
      const mark = page.locator('.play-bar .tag', { hasText: 'corrected' })
      await openMenu(page, /^Referee/)
      const form = windowOf(page)
        .locator('form')
        .filter({ has: page.getByText('Clues', { exact: true }) })
        .first()
      await form.getByLabel('Clues: New value').selectOption('7')
      await form.getByRole('button', { name: 'Correct' }).click()
      await closeWindow(page)
      await mark.waitFor()
      const corrected = await tableInWords(page)
      expect(corrected).not.toBe(before)
      expect(corrected).toMatch(/7 clues/)
      await undo(page)
      await mark.waitFor({ state: 'detached' })
      expect(await tableInWords(page)).toBe(before)
    }))
})

inBrowser('a report', () => {
  it('is a file with what was said, the record and the table', () =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS.judge)
      const words = await tableInWords(page)
      await openMenu(page, 'Report a problem')
      await windowOf(page).getByRole('textbox').fill('The moon is missing.')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        windowOf(page).getByRole('button', { name: 'Download the report' }).click(),
      ])
      const report: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
      expect(report).toMatchObject({
        format: 'vigil-report/1',
        said: 'The moon is missing.',
        record: { format: RECORD_FORMAT, seed: PROMPTS.judge.seed },
        waits: { is: 'decision', decision: { about: { is: 'judge' } } },
      })
      const { status } = report as { readonly status: string }
      expect(status.replace(/\s+/g, ' ').trim()).toBe(words.replace(/\s+/g, ' ').trim())
    }))
})

inBrowser('settings', () => {
  it('apply at once and are kept: motion, text size, sound', () =>
    visit(
      async ({ page }) => {
        const root = page.locator('html')
        const size = (): Promise<number> =>
          page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
        const usual = await size()
        await page.getByRole('slider', { name: 'Motion' }).press('Home')
        expect(await root.getAttribute('data-motion')).toBe('none')
        await page.getByRole('slider', { name: 'Text size' }).press('End')
        expect(await size()).toBeGreaterThan(usual * 1.4)
        await page.getByRole('slider', { name: 'Sound' }).press('Home')
        await page.locator('.settings-sound').getByText('off').waitFor()
        await page.reload()
        expect(await root.getAttribute('data-motion')).toBe('none')
        expect(await size()).toBeGreaterThan(usual * 1.4)
        await openPosition(page, PROMPTS.move)
        const sound = page.getByRole('button', { name: 'Sound off' })
        expect(await sound.getAttribute('aria-pressed')).toBe('false')
      },
      { hash: '#/settings' },
    ))
})
