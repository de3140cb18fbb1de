/** Every kind of question and the screens of the game, looked at by axe. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from '../axe.ts'
import { overflowing, sideways } from '../fit.ts'
import { questionOf, seqOf } from '../player.ts'
import { openFile } from '../saves.ts'
import { closeBrowser, DESKTOP, inBrowser, ON_PHONE, PATIENCE, visit, WIDE } from '../visit.ts'
import { fileOf, game, matchAt } from './games.ts'
import { PROMPTS, promptPosition, stagePosition } from './positions.ts'
import { wellPlayedFile } from './well-played.ts'

afterAll(closeBrowser)

/** Where the whole page is looked at. */
const WHOLE = ['act', 'judge', 'discovery', 'mythos', 'trade'] as const

const to = async (page: Page, hash: string, seen: string): Promise<void> => {
  await page.evaluate((where) => {
    location.hash = where
  }, hash)
  await page.locator(seen).first().waitFor()
}

const TABS = ['Board', 'Party', 'Story', 'Log'] as const

inBrowser('axe finds nothing in Death May Die', () => {
  it.each(WHOLE)('at the prompt: %s', (kind) =>
    visit(async ({ page }) => {
      await openFile(page, fileOf(promptPosition(kind)))
      expect(await axeFindings(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.locator('html[data-theme=light]').waitFor()
      expect(await axeFindings(page), 'light').toEqual([])
    }),
  )

  // One after the other in one tab: to open the page anew takes longer than to look.
  it('in map, tray, prompt and boards at all other prompts', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      expect(PROMPTS.size).toBeGreaterThan(26)
      for (const [kind, position] of PROMPTS) {
        if (WHOLE.some((each) => each === kind)) continue
        await openFile(page, fileOf(position))
        expect(await axeFindings(page, '.dmd-table'), kind).toEqual([])
      }
    }),
  )

  it('on a phone, in every view', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await openFile(page, fileOf(stagePosition('party')))
      expect(await axeFindings(page)).toEqual([])
      expect(await sideways(page)).toEqual([])
      for (const tab of TABS) {
        await page.getByRole('button', { name: tab, exact: true }).click()
        expect(await axeFindings(page), tab).toEqual([])
        expect(await sideways(page), tab).toEqual([])
      }
    }, ON_PHONE),
  )

  it('on the set-up page, in the rules and at the end', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await to(page, '#/setup/death-may-die', '.setup-bar button')
      expect(await axeFindings(page), 'set-up').toEqual([])
      await to(page, '#/rules/death-may-die/DMD-RUN-01', '#rule-DMD-RUN-01')
      // One set of rules: nothing to choose from.
      expect(await page.getByText('Rule set', { exact: true }).count()).toBe(0)
      await page.locator('.rule-entry').evaluateAll((all) => {
        for (const entry of all.filter((_, i) => i % 12 !== 0)) entry.remove()
      })
      expect(await axeFindings(page), 'rules').toEqual([])
      await openFile(page, fileOf(stagePosition('lost'))).catch(() => undefined)
      const link = await page.evaluate(() => location.hash)
      await to(page, link.replace('#/replay/', '#/play/').replace(/\?.*$/, ''), '.end-story h2')
      expect(await axeFindings(page), 'end').toEqual([])
    }),
  )
})

inBrowser('the table of Death May Die', () => {
  it.each(['party', 'crowd', 'manyDice', 'summoned', 'mourning'] as const)('fits on one screen: %s', (stage) =>
    visit(async ({ page }) => {
      await openFile(page, fileOf(stagePosition(stage)))
      for (const size of [DESKTOP, WIDE]) {
        await page.setViewportSize(size)
        expect(await overflowing(page), `${size.width}×${size.height}`).toEqual([])
        const cut = await page
          .locator('.prompt, .dmd-map, .tray, .log, .dmd-person, .people, .story-board')
          .evaluateAll((all) =>
            all
              .map((part) => ({ part, box: part.getBoundingClientRect() }))
              .filter(({ box }) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.top < -1)
              .map(({ part }) => part.className),
          )
        expect(cut, `${size.width}×${size.height}`).toEqual([])
      }
    }),
  )
})

/** How often each is said in the map: a name of its own, or a part of a longer one. */
const timesSaid = (tree: string, what: string): number =>
  tree.match(new RegExp(`(?<=[:,] |")${what}(?=[",])`, 'g'))?.length ?? 0

inBrowser('who hears the map of Death May Die', () => {
  it('is told of each fire and each gate once, with its room', () =>
    visit(async ({ page }) => {
      const position = stagePosition('burning')
      await openFile(page, fileOf(position))
      const { spaces } = game.view(matchAt(position).state, 0)
      const burning = spaces.filter(({ fire }) => fire > 0)
      const tree = await page.locator('.dmd-map').ariaSnapshot()
      expect(timesSaid(tree, '(?:\\d+ )?Fire')).toBe(burning.length)
      for (const gate of ['Yellow', 'Blue', 'Red']) expect(timesSaid(tree, `${gate} gate`), gate).toBe(1)
    }))
})

inBrowser('a rare question of Death May Die', () => {
  it.each([
    ['deflect', () => fileOf(promptPosition('deflect')), /Fire|wound/i],
    ['ransom', () => wellPlayedFile('ransom'), /wound|keep|discard/i],
  ] as const)('is asked, read by axe, and answered: %s', { timeout: PATIENCE }, (_, file, about) =>
    visit(async ({ page }) => {
      await openFile(page, file())
      expect(await questionOf(page)).toMatch(about)
      expect(await axeFindings(page)).toEqual([])
      const before = await seqOf(page)
      await page.locator('#prompt button.opt').first().click()
      expect(await seqOf(page)).toBeGreaterThan(before)
    }),
  )
})
