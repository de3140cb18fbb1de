/** Somebody who has never been here: the first game, leaving it, coming back, and the guided one. */
import { afterAll, expect, it } from 'vitest'
import { tableInWords, undo } from './menu.ts'
import { answer, playNow, questionOf, sceneOf, seqOf, tableOf } from './player.ts'
import { closeBrowser, inBrowser, visit } from './visit.ts'

afterAll(closeBrowser)

inBrowser('a newcomer', () => {
  it('plays, takes back, leaves, and goes on at the same question', () =>
    visit(async ({ page }) => {
      await playNow(page)
      for (let turn = 0; turn < 12; turn++) await answer(page)
      const question = await questionOf(page)
      const words = await tableInWords(page)
      await answer(page)
      // To let a roll fail changes the question alone.
      expect([await questionOf(page), await tableInWords(page)]).not.toEqual([question, words])
      await undo(page)
      expect(await questionOf(page)).toBe(question)
      expect(await tableInWords(page)).toBe(words)
      const seq = await seqOf(page)
      await page.getByRole('link', { name: 'To the start page' }).click()
      await page.getByRole('link', { name: /^continue/i }).click()
      await tableOf(page).waitFor()
      expect(await questionOf(page)).toBe(question)
      expect(await tableInWords(page)).toBe(words)
      expect(await seqOf(page)).toBe(seq)
    }))

  it('finds the game again after the browser was closed', () =>
    visit(async ({ page, context, url }) => {
      await playNow(page)
      for (let turn = 0; turn < 5; turn++) await answer(page)
      const question = await questionOf(page)
      await page.close()
      const next = await context.newPage()
      await next.goto(url)
      await next.getByRole('link', { name: /^continue/i }).click()
      await tableOf(next).waitFor()
      expect(await questionOf(next)).toBe(question)
    }))

  it('is told why something cannot be done, with the rule', () =>
    visit(async ({ page }) => {
      await playNow(page)
      for (let turn = 0; turn < 40 && (await page.locator('#prompt .why').count()) === 0; turn++) await answer(page)
      await page.locator('#prompt .why').click()
      const reasons = page.getByRole('dialog').locator('.why-list li')
      await reasons.first().waitFor()
      expect((await reasons.first().locator('p').first().innerText()).length).toBeGreaterThan(10)
      await page.keyboard.press('Escape')
      await answer(page)
    }))
})

inBrowser('the guided game', () => {
  it('says each hint once, when it first matters, and is played as any other', () =>
    visit(
      async ({ page }) => {
        await tableOf(page).waitFor()
        const hint = page.locator('.coach')
        const heard: string[] = []
        for (let turn = 0; turn < 45; turn++) {
          if ((await hint.count()) > 0) {
            heard.push(await hint.locator('h2').innerText())
            await hint.getByRole('button', { name: 'Got it' }).click()
            await hint.waitFor({ state: 'detached' })
          }
          if ((await sceneOf(page)).over) break
          await answer(page)
        }
        expect(heard[0]).toBe('A night in the museum')
        expect(heard.length).toBeGreaterThan(3)
        expect(new Set(heard).size).toBe(heard.length)
      },
      { hash: '#/learn/elder-sign' },
    ))

  it('is gone on with where it was left', () =>
    visit(
      async ({ page }) => {
        await tableOf(page).waitFor()
        await answer(page)
        const question = await questionOf(page)
        await page.evaluate(() => {
          location.hash = '#/'
        })
        await page.locator('.start-main').waitFor()
        await page.evaluate(() => {
          location.hash = '#/learn/elder-sign'
        })
        await tableOf(page).waitFor()
        expect(await questionOf(page)).toBe(question)
      },
      { hash: '#/learn/elder-sign' },
    ))
})
