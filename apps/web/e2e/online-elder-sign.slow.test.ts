/** Two people in two browsers play a whole game of Elder Sign: set up, invited, cut off, talked over, undone, checked. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { inStep, playTogether, pressOnce, say, shownSeq, sitDown, talkOf, type Visitor, visitor } from './online.ts'
import { atTables, type OnlineServer } from './online-server.ts'
import { optionsOf, promptOf } from './player.ts'
import { closeBrowser, PATIENCE } from './visit.ts'

afterAll(closeBrowser)

/** An Ancient One that wakes early: a short night. */
const SETUP = { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'azathoth', first: 'random' }

/** From the set-up to the links. */
const openTable = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Play online' }).click()
  await page.getByLabel('Your name').fill('Ada')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Open the table' }).click()
  const link = page.getByRole('textbox', { name: /^Link for Friend 1/ })
  await link.waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.locator('.host-seal code').innerText()).toMatch(/^[0-9a-f]{64}$/)
  const href = await link.inputValue()
  await page.getByRole('link', { name: 'Go to the table' }).click()
  await page.locator('[data-seq]').waitFor()
  return href
}

/** Who is asked, and who is not. */
const askedFirst = async (ada: Page, bo: Page): Promise<readonly [Page, Page]> =>
  (await optionsOf(ada).count()) > 0 ? [ada, bo] : [bo, ada]

const suggest = async (from: Page, to: Page): Promise<void> => {
  await from.getByRole('button', { name: 'Suggest something' }).click()
  await optionsOf(from).first().waitFor()
  await from.getByText('will see it as your suggestion').waitFor()
  while ((await from.getByText('will see it as your suggestion').count()) > 0) await pressOnce(from, 0)
  await promptOf(to).locator('.suggestion').waitFor()
  expect(await promptOf(to).locator('.suggestion').innerText()).toMatch(/(Ada|Bo) would do that/)
}

const undoTogether = async (by: Page, other: Page): Promise<void> => {
  const before = await shownSeq(by)
  await by.locator('[data-shell-key=u]').click()
  await other.getByText(/would like to take back/).waitFor()
  await by.getByText(/Asked for consent/).waitFor()
  expect(await axeFindings(other)).toEqual([])
  await other.getByRole('button', { name: 'No', exact: true }).click()
  await by.getByText(/Asked for consent/).waitFor({ state: 'detached' })
  expect(await shownSeq(by)).toBe(before)
  await by.locator('[data-shell-key=u]').click()
  await other.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => shownSeq(by)).toBe(before + 1)
  await by.locator('.log').getByText('Taken back.').waitFor()
}

/** The server goes away and comes back; what was pressed meanwhile is sent again. */
const cutOff = async (server: OnlineServer, ada: Page, bo: Page): Promise<void> => {
  const before = await shownSeq(ada)
  const [asked] = await askedFirst(ada, bo)
  await server.stop()
  for (const page of [ada, bo]) await page.getByText(/Connection lost/).waitFor()
  for (let tries = 0; tries < 9 && (await asked.getByText(/not yet saved and will be sent/).count()) === 0; tries++)
    await pressOnce(asked, 0)
  await asked.getByText(/not yet saved and will be sent/).waitFor()
  expect(await shownSeq(asked)).toBe(before)
  await server.begin()
  for (const page of [ada, bo]) await page.getByText(/Connection lost/).waitFor({ state: 'detached', timeout: 60_000 })
  await expect.poll(() => shownSeq(asked)).toBeGreaterThan(before)
}

const atTheEnd = async (page: Page): Promise<void> => {
  await page.locator('.end-story h2').first().waitFor()
  await page.getByText(/It fits the seal that was shown/).waitFor()
  await page
    .getByRole('button', { name: /verify|check/i })
    .first()
    .click()
  await expect.poll(() => page.locator('.verify-said').innerText()).toMatch(/[0-9a-f]{64}/)
  await page.getByRole('button', { name: 'Keep among my games' }).click()
  await page.getByText('Kept. It is under “Games”.').waitFor()
}

atTables('Elder Sign at an online table', [1, 2], (onlineServer) => {
  it('is played to its end by two people in two browsers', { timeout: PATIENCE }, async () => {
    const server = await onlineServer()
    const stored = { 'vigil:setup:elder-sign': JSON.stringify({ setup: SETUP, realDice: false, seating: [] }) }
    const visitors: Visitor[] = [await visitor(`${server.url}#/setup/elder-sign`, { stored })]
    const [first] = visitors
    if (!first) throw new Error('nobody')
    const ada = first.page
    try {
      const link = await openTable(ada)
      const second = await visitor(link)
      visitors.push(second)
      const bo = second.page
      await sitDown(bo, 'Bo')
      await ada.locator('.room-chip.there').filter({ hasText: 'Bo' }).waitFor()
      const [asked, other] = await askedFirst(ada, bo)
      expect(await axeFindings(other)).toEqual([])
      await suggest(other, asked)
      await say(bo, 'Shall we <i>stay</i>?')
      await ada.getByRole('button', { name: /^Talk, 2 new lines|^Talk, 1 new line/ }).click()
      await talkOf(ada).getByText('Shall we <i>stay</i>?').waitFor()
      expect(await axeFindings(ada)).toEqual([])
      await ada.keyboard.press('Escape')
      await playTogether([ada, bo], 12)
      await inStep([ada, bo])
      await undoTogether(...(await askedFirst(ada, bo)))
      await cutOff(server, ada, bo)
      await bo.reload()
      await bo.locator('[data-seq]').waitFor()
      await inStep([ada, bo])
      await playTogether([ada, bo], 2_000, 30)
      await Promise.all([ada, bo].map(atTheEnd))
      expect(await axeFindings(ada)).toEqual([])
      // The door of a game that is over leads to its story.
      await bo.reload()
      await bo.locator('.end-story h2').first().waitFor()
      await ada.getByRole('button', { name: 'Again, with the same people' }).click()
      for (const page of [ada, bo]) {
        await page.getByRole('link', { name: 'To the new table' }).click()
        await page.locator('.room-end').waitFor({ state: 'detached' })
      }
      expect(visitors.flatMap(({ complaints }) => complaints())).toEqual([])
    } finally {
      await Promise.all(visitors.map(({ leave }) => leave()))
      await server.close()
    }
  })
})
