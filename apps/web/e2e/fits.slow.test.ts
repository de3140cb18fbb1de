/** The whole table on one screen, at every stage: nothing has to be scrolled. */
import { afterAll, expect, it } from 'vitest'
import { overflowing } from './fit.ts'
import { optionsOf } from './player.ts'
import { POSITIONS, PROMPTS } from './positions.ts'
import { openPosition } from './saves.ts'
import { closeBrowser, DESKTOP, inBrowser, visit, WIDE } from './visit.ts'

afterAll(closeBrowser)

const SHOWN = {
  'the first question': PROMPTS.startingCard,
  'a move with much to choose from': PROMPTS.move,
  'a roll with many ways to use it': PROMPTS.judge,
  'eight investigators': POSITIONS.party,
  'two Other Worlds': POSITIONS.worlds,
  'eight investigators and two Other Worlds': POSITIONS.partyAndWorlds,
  'the battle': POSITIONS.battle,
  'two actions': PROMPTS.action,
  'monsters at the entrance': POSITIONS.haunted,
  'exhibits and gifts': POSITIONS.shopping,
  'the lair': POSITIONS.lair,
  'the lair, awake': POSITIONS.awakeInHall,
  'what was lost': POSITIONS.heaps,
  'the lair, eight investigators and two Other Worlds': POSITIONS.hallAndWorlds,
}

inBrowser('the table', () => {
  it.each(Object.entries(SHOWN))('fits: %s', (_, position) =>
    visit(async ({ page }) => {
      await openPosition(page, position)
      for (const size of [DESKTOP, WIDE]) {
        await page.setViewportSize(size)
        await optionsOf(page).first().waitFor()
        expect(await overflowing(page), `${size.width}×${size.height}`).toEqual([])
        const cut = await page
          .locator('.prompt, .board, .tray, .log, .hand-cell, .people, .ancient')
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

  it('fits in German as well: the entrance with eight investigators', () =>
    visit(
      async ({ page }) => {
        await openPosition(page, POSITIONS.party)
        const over = await page.locator('.ent').evaluateAll((all) =>
          all.map((card) => {
            const services = card.querySelector('.ops')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
            return services > card.getBoundingClientRect().bottom
          }),
        )
        expect(over).toEqual([false])
      },
      { locale: 'de-DE' },
    ))
})
