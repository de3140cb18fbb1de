/** Every kind of question, looked at by axe. */
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { PROMPTS } from './positions.ts'
import { openPosition } from './saves.ts'
import { closeBrowser, inBrowser, ON_PHONE, visit } from './visit.ts'

afterAll(closeBrowser)

inBrowser('axe finds nothing', () => {
  it.each(Object.entries(PROMPTS))('at the prompt: %s', (_, position) =>
    visit(async ({ page }) => {
      await openPosition(page, position)
      expect(await axeFindings(page)).toEqual([])
    }),
  )

  it.each(['judge', 'entrance', 'reroll', 'place'] as const)('in the light, at the prompt: %s', (kind) =>
    visit(
      async ({ page }) => {
        await openPosition(page, PROMPTS[kind])
        expect(await axeFindings(page)).toEqual([])
      },
      { colorScheme: 'light' },
    ),
  )

  it.each(['judge', 'move', 'discard', 'midnightOrder'] as const)('on a phone, at the prompt: %s', (kind) =>
    visit(async ({ page }) => {
      await openPosition(page, PROMPTS[kind])
      expect(await axeFindings(page)).toEqual([])
    }, ON_PHONE),
  )
})
