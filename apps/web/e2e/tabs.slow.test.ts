/** Tabs that are closed at the worst moment, and two tabs with one game. */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { tableInWords } from './menu.ts'
import { answer, optionsOf, playNow, questionOf, seqOf, tableOf } from './player.ts'
import { closeBrowser, inBrowser, listenTo, visit } from './visit.ts'

afterAll(closeBrowser)

const openIn = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(url)
  return page
}

inBrowser('a tab', () => {
  it.each([1, 3, 4])('closed in the middle of answer %i leaves a game that is whole', (answers) =>
    visit(async ({ page, context }) => {
      await playNow(page)
      const at = page.url()
      for (let turn = 0; turn < answers; turn++) await answer(page)
      const before = { question: await questionOf(page), words: await tableInWords(page), seq: await seqOf(page) }
      // The click and the end of the tab in one breath: nothing is waited for between them.
      const option = optionsOf(page).first()
      await option.evaluate((button: HTMLElement) => {
        button.click()
        window.close()
      })
      await page.close()
      const next = await openIn(context, at)
      await tableOf(next).waitFor()
      const after = { question: await questionOf(next), words: await tableInWords(next), seq: await seqOf(next) }
      if (after.seq === before.seq) expect(after).toEqual(before)
      else expect(after.seq).toBeGreaterThan(before.seq)
      // It goes on from there.
      await answer(next)
    }),
  )

  it('keeps every answer before it is shown', () =>
    visit(async ({ page, context }) => {
      await playNow(page)
      const at = page.url()
      for (let turn = 0; turn < 3; turn++) await answer(page)
      // The answer is seen and the tab dies, without a chance to say goodbye.
      const seen = await optionsOf(page)
        .first()
        .evaluate(async (button: HTMLElement) => {
          button.click()
          await Promise.resolve()
          return Number(document.querySelector('.es-table')?.getAttribute('data-seq'))
        })
      await page.close({ runBeforeUnload: false })
      const next = await openIn(context, at)
      await tableOf(next).waitFor()
      expect(await seqOf(next)).toBeGreaterThanOrEqual(seen)
    }))
})

inBrowser('two tabs with one game', () => {
  it('take turns: the second says so, takes over, and the first can neither play nor overwrite', () =>
    visit(async ({ page, context }) => {
      await playNow(page)
      await answer(page)
      const second = await openIn(context, page.url())
      const complaints = listenTo(second)
      await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor()
      const question = await questionOf(page)
      await second.getByRole('button', { name: 'Go on here' }).click()
      await tableOf(second).waitFor()
      expect(await questionOf(second)).toBe(question)
      // The first has let go.
      await page.getByRole('heading', { name: 'This game is open in another tab' }).waitFor()
      expect(await tableOf(page).count()).toBe(0)
      for (let turn = 0; turn < 4; turn++) await answer(second)
      const { question: now, seq } = { question: await questionOf(second), seq: await seqOf(second) }
      // And back again: what the second played is there.
      await page.getByRole('button', { name: 'Go on here' }).click()
      await tableOf(page).waitFor()
      expect(await questionOf(page)).toBe(now)
      expect(await seqOf(page)).toBe(seq)
      expect(complaints).toEqual([])
    }))

  it('lets the second play at once when the first has left the table', () =>
    visit(async ({ page, context }) => {
      await playNow(page)
      const at = page.url()
      await page.getByRole('link', { name: 'To the start page' }).click()
      const second = await openIn(context, at)
      await tableOf(second).waitFor()
      await answer(second)
    }))
})
