/** Another language and another theme in the middle of a game. */
import { core } from '@vigil/elder-sign/content'
import { tongueOf, words } from '@vigil/elder-sign/text'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { closeWindow, openMenu, tableInWords, windowOf } from './menu.ts'
import { answer, questionOf, seqOf } from './player.ts'
import { POSITIONS, PROMPTS } from './positions.ts'
import { openPosition } from './saves.ts'
import { closeBrowser, inBrowser, visit } from './visit.ts'

afterAll(closeBrowser)

/** Words every English table shows, and no German one: none of them means anything in German. */
const ENGLISH =
  /\b(the|and|you|your|with|roll|rolls|rolled|dice|doom|clock|turn|task|tasks|clue|clues|sanity|stamina|midnight|monster’s|discard|draw|drew|each|lose|gain|move|moves|stay|fail|failed|complete|undo|hand held|trophies|items?|spells?|allies|ally|what|where|which|who|adventure|museum entrance|reward|penalty|keys|sound (on|off))\b/gi

const german = words(core, await tongueOf('de'))

const NAMES = [
  ...core.ancientOnes,
  ...core.investigators,
  ...Object.values(core).flatMap((part) => (Array.isArray(part) ? part : [])),
]
  .flatMap((thing) => {
    if (typeof thing !== 'object' || thing === null || !('id' in thing)) return []
    const own = 'name' in thing ? [String(thing.name)] : []
    const titles = 'title' in thing ? [String(thing.title)] : []
    return [...own, ...titles, german.nameOf(String(thing.id))]
  })
  .sort((a, b) => b.length - a.length)

/** Names on cards and the numbers of rules are what they are. */
const withoutNames = (text: string): string =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, '·'), text).replaceAll(/ES-[A-Z]+-\d+/g, '·')

/** All that is to be read or heard on the screen. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ])
    return [document.body.innerText, ...said].join('\n')
  })

const englishIn = async (page: Page): Promise<string[]> => {
  const lines = withoutNames(await textOf(page)).split('\n')
  return lines.filter((line) => line.match(ENGLISH) !== null)
}

const choose = async (page: Page, option: string): Promise<void> => {
  await openMenu(page, /^(Settings|Einstellungen)$/)
  await windowOf(page)
    .locator('.segment', { hasText: new RegExp(`^${option}$`) })
    .click()
}

inBrowser('at the table', () => {
  it.each(['judge', 'entrance', 'move', 'prepare'] as const)('everything becomes German and back again: %s', (kind) =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS[kind])
      const before = { question: await questionOf(page), words: await tableInWords(page), seq: await seqOf(page) }
      const log = await page.locator('.log .told').allInnerTexts()
      expect((await englishIn(page)).length).toBeGreaterThan(5)
      await choose(page, 'Deutsch')
      await page.locator('html[lang=de]').waitFor()
      await windowOf(page).getByRole('heading', { name: 'Einstellungen' }).waitFor()
      await closeWindow(page)
      await page
        .locator('.log .told')
        .first()
        .filter({ hasNotText: log[0] ?? '' })
        .waitFor()
      expect(await englishIn(page)).toEqual([])
      const retold = await page.locator('.log .told').allInnerTexts()
      expect(retold).toHaveLength(log.length)
      expect(await seqOf(page)).toBe(before.seq)
      expect(await questionOf(page)).not.toBe(before.question)
      expect(withoutNames(await tableInWords(page)).match(ENGLISH)).toBeNull()
      await choose(page, 'English')
      await page.locator('html[lang=en]').waitFor()
      await closeWindow(page)
      expect(await questionOf(page)).toBe(before.question)
      expect(await tableInWords(page)).toBe(before.words)
      expect(await page.locator('.log .told').allInnerTexts()).toEqual(log)
    }),
  )

  it('a game in German is German from the start page on', () =>
    visit(
      async ({ page }) => {
        expect(await englishIn(page)).toEqual([])
        await openPosition(page, POSITIONS.party)
        expect(await englishIn(page)).toEqual([])
        await answer(page)
        expect(await englishIn(page)).toEqual([])
        await page.getByRole('button', { name: 'Menü' }).click()
        await windowOf(page).waitFor()
        expect(await englishIn(page)).toEqual([])
      },
      { locale: 'de-DE' },
    ))

  it('the theme changes at once, and stays', () =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS.judge)
      const paint = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color)
      const dark = await paint()
      await choose(page, 'Light')
      await page.locator('html[data-theme=light]').waitFor()
      expect(await paint()).not.toBe(dark)
      await page.reload()
      await page.locator('html[data-theme=light]').waitFor()
      await page.locator('.es-table').waitFor()
    }))
})
