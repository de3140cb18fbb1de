/** Without a network, and with a new version of the page. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { ownPage } from './built.ts'
import { answer, byMouse, optionsOf, playNow, questionOf, sceneOf, tableOf } from './player.ts'
import { closeBrowser, inBrowser, PATIENCE, visit } from './visit.ts'

afterAll(closeBrowser)

/** Until everything the page needs is in the browser. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done))
  })

inBrowser('after the first visit', () => {
  it('games are begun, played and resumed without a network', () =>
    visit(
      async ({ page, context, complaints }) => {
        await settled(page)
        await context.setOffline(true)
        await page.reload()
        await playNow(page)
        for (let turn = 0; turn < 6; turn++) await answer(page)
        const question = await questionOf(page)
        await page.reload()
        await tableOf(page).waitFor()
        expect(await questionOf(page)).toBe(question)
        await page.getByRole('link', { name: 'To the start page' }).click()
        await page.getByRole('link', { name: /^continue/i }).waitFor()
        // Screens that were never opened before are there as well.
        for (const [hash, shown] of [
          ['#/rules/elder-sign', 'main h2'],
          ['#/setup/elder-sign', '.setup-bar button'],
          ['#/settings', '.settings-form'],
          ['#/statistics', 'main'],
        ] as const) {
          await page.evaluate((next) => {
            location.hash = next
          }, hash)
          await page.locator(shown).first().waitFor()
        }
        // That there is no network may be said in the console; nothing else.
        const others = complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))
        complaints.splice(0)
        expect(others).toEqual([])
      },
      { serviceWorkers: 'allow' },
    ))

  it('bots play and the odds are told without a network', { timeout: PATIENCE }, () =>
    visit(
      async ({ page, context, complaints }) => {
        await settled(page)
        await context.setOffline(true)
        await page.reload()
        await page.evaluate(() => {
          location.hash = '#/setup/elder-sign'
        })
        await page.locator('.es-count').getByText('2', { exact: true }).click()
        await page.getByLabel('Who plays seat 2').selectOption({ label: 'Steady bot' })
        await page.getByRole('button', { name: 'Begin the night' }).click()
        await tableOf(page).waitFor()
        await page.locator('.odds').first().waitFor({ timeout: PATIENCE })
        for (let turn = 0; (await page.locator('.log .reason').count()) === 0; turn++) {
          expect(turn).toBeLessThan(40)
          await Promise.race([
            optionsOf(page).first().waitFor({ timeout: PATIENCE }),
            page.locator('.log .reason').first().waitFor({ timeout: PATIENCE }),
          ])
          if ((await page.locator('.log .reason').count()) === 0) await byMouse(page, await sceneOf(page), 99)
        }
        complaints.splice(0)
      },
      { serviceWorkers: 'allow', settings: { pace: 'instant', advice: true } },
    ),
  )

  it('a new version waits until the game is left, and comes when it is let in', async () => {
    const own = await ownPage()
    try {
      await visit(
        async ({ page }) => {
          await settled(page)
          await page.reload()
          await playNow(page)
          await answer(page)
          await own.renew()
          await page.evaluate(async () => {
            const registration = await navigator.serviceWorker.ready
            await registration.update()
          })
          await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
          const note = page.getByText('A new version is ready.')
          for (let turn = 0; turn < 3; turn++) await answer(page)
          expect(await note.count()).toBe(0)
          const question = await questionOf(page)
          await page.getByRole('link', { name: 'To the start page' }).click()
          await note.waitFor()
          await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it' }).click()])
          await page.getByRole('link', { name: /^continue/i }).click()
          await tableOf(page).waitFor()
          expect(await questionOf(page)).toBe(question)
          expect(await note.count()).toBe(0)
        },
        { serviceWorkers: 'allow', at: own.url },
      )
    } finally {
      await own.close()
    }
  })
})
