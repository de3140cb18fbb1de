/** What comes from outside may be anything: each fault gets a sentence, and nothing is lost. */
import { afterAll, expect, it } from 'vitest'
import { answer, playNow, questionOf, tableOf } from './player.ts'
import { PROMPTS } from './positions.ts'
import { matchAt } from './random-game.ts'
import { bring, fileOf, gamesOf } from './saves.ts'
import { closeBrowser, inBrowser, visit } from './visit.ts'

afterAll(closeBrowser)

const GOOD = fileOf(PROMPTS.reroll)
const { record } = matchAt(PROMPTS.reroll)
const inputs = record.inputs.map((input, i) =>
  i === record.inputs.length - 1 ? { is: 'answer', seat: 0, pick: [{ do: 'move', to: 'the-moon' }] } : input,
)

const BROKEN: Readonly<Record<string, readonly [text: string, sentence: RegExp]>> = {
  'empty.json': ['', /Line 1, column 1/],
  'letter.json': ['Dear Sirs, enclosed please find', /Line 1, column 1/],
  'chess.json': ['{"format":"chess/1"}', /format .*chess\/1.*expected/],
  'list.json': ['[1, 2, 3]', /The file itself should be/],
  'cut.json': [GOOD.slice(0, Math.floor(GOOD.length * 0.7)), /Line \d+, column \d+.*/],
  'other-game.json': [JSON.stringify({ ...record, game: 'go' }), /match of “go”/],
  'newer-format.json': [JSON.stringify({ ...record, format: 'vigil-match/99' }), /newer Vigil/],
  'newer-rules.json': [JSON.stringify({ ...record, version: '999.0.0' }), /version 999\.0\.0/],
  'no-seed.json': [JSON.stringify({ ...record, seed: 7 }), /field “seed”/],
  'impossible.json': [JSON.stringify({ ...record, inputs }), new RegExp(`entry ${inputs.length} of “inputs”`)],
  'bad-setup.json': [JSON.stringify({ ...record, setup: { rules: 'none' }, inputs: [] }), /./],
}

inBrowser('a broken file', () => {
  it('is refused with a sentence, and the games stay as they are', () =>
    visit(async ({ page }) => {
      expect(await bring(page, { name: 'good.json', text: GOOD })).toMatch(/was added\.$/)
      const games = await gamesOf(page)
      expect(games).toHaveLength(1)
      for (const [name, [text, sentence]] of Object.entries(BROKEN)) {
        await page.getByRole('button', { name: 'Dismiss this note' }).click()
        const said = await bring(page, { name, text })
        expect(said, name).toMatch(sentence)
        expect(said.startsWith(`${name} was not added. `), said).toBe(true)
        expect(said).toMatch(/\. Nothing was changed\.$/)
        expect(await gamesOf(page), name).toEqual(games)
      }
      await page.getByRole('link', { name: /^Continue: / }).click()
      await tableOf(page).waitFor()
    }))

  it('does not come back as a game after a reload', () =>
    visit(async ({ page }) => {
      await bring(page, { name: 'cut.json', text: BROKEN['cut.json']?.[0] ?? '' })
      await page.reload()
      await page.locator('.saves-empty').waitFor()
    }))
})

inBrowser('a broken link', () => {
  it.each(['abc!', 'AAAA', 'N4Igtg', '%'])('gets a sentence: %s', (code) =>
    visit(
      async ({ page }) => {
        const said = await page.getByRole('alert').innerText()
        expect(said).toMatch(/link is damaged/)
      },
      { hash: `#/shared/${code}` },
    ),
  )
})

inBrowser('a browser that keeps nothing', () => {
  it('says so, and the game is played all the same', () =>
    visit(
      async ({ page }) => {
        await playNow(page)
        await page
          .getByRole('alert')
          .filter({ hasText: /gone when you close it/ })
          .waitFor()
        for (let turn = 0; turn < 5; turn++) await answer(page)
        const question = await questionOf(page)
        await page.evaluate(() => {
          location.hash = '#/saves'
        })
        await page.getByText(/gives the page no storage/).waitFor()
        await page.getByRole('link', { name: /^Continue: / }).click()
        await tableOf(page).waitFor()
        expect(await questionOf(page)).toBe(question)
      },
      {
        init: () => {
          const denied = {
            get: (): never => {
              throw new DOMException('The user denied permission.', 'SecurityError')
            },
          }
          Object.defineProperty(window, 'indexedDB', denied)
          Object.defineProperty(window, 'localStorage', denied)
        },
      },
    ))

  it('says so as well where storage is there and cannot be opened', () =>
    visit(
      async ({ page }) => {
        await playNow(page)
        await page
          .getByRole('alert')
          .filter({ hasText: /gone when you close it|not being kept/ })
          .waitFor()
        await answer(page)
      },
      {
        init: () => {
          IDBFactory.prototype.open = () => {
            throw new DOMException('A mutation operation was attempted.', 'InvalidStateError')
          }
        },
      },
    ))
})
