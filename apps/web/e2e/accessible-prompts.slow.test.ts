/** Every kind of question, looked at by axe. */
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { PROMPTS } from './positions.ts'
import { openPosition } from './saves.ts'
import { closeBrowser, inBrowser, ON_PHONE, PATIENCE, visit } from './visit.ts'

afterAll(closeBrowser)

/** Where the whole page is looked at: a roll, a move with much to choose from, the entrance, the battle. */
const WHOLE = ['judge', 'move', 'entrance', 'trophies', 'action', 'shop'] as const

inBrowser('axe finds nothing', () => {
  it.each(WHOLE)('at the prompt: %s', (kind) =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS[kind])
      expect(await axeFindings(page)).toEqual([])
    }),
  )

  // One after the other in one tab: to open the page anew takes longer than to look.
  it('in prompt, tray, hand and log at all other prompts', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      for (const [kind, position] of Object.entries(PROMPTS)) {
        if (WHOLE.some((each) => each === kind)) continue
        await openPosition(page, position)
        expect(await axeFindings(page, '.dock'), kind).toEqual([])
      }
    }),
  )

  it.each(['judge', 'entrance', 'reroll', 'place', 'action'] as const)('in the light, at the prompt: %s', (kind) =>
    visit(
      async ({ page }) => {
        await openPosition(page, PROMPTS[kind])
        expect(await axeFindings(page)).toEqual([])
      },
      { colorScheme: 'light' },
    ),
  )

  it.each(['judge', 'move', 'discard', 'midnightOrder', 'action', 'draft'] as const)(
    'on a phone, at the prompt: %s',
    (kind) =>
      visit(async ({ page }) => {
        await openPosition(page, PROMPTS[kind])
        expect(await axeFindings(page)).toEqual([])
      }, ON_PHONE),
  )
})
