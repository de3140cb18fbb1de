/** Two actions, the exhibits, gifts and the lair, where the rules have them. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { sideways, tooSmall } from './fit.ts'
import { optionsOf, promptOf, questionOf, seqOf } from './player.ts'
import { POSITIONS } from './positions.ts'
import { game, matchAt, type Position } from './random-game.ts'
import { english } from './reading.ts'
import { openPosition } from './saves.ts'
import { closeBrowser, inBrowser, ON_PHONE, visit } from './visit.ts'

afterAll(closeBrowser)

const viewAt = (position: Position) => {
  const match = matchAt(position)
  const { active } = game.view(match.state, 0)
  const view = game.view(match.state, active)
  const person = view.people[active]
  if (!person || !('id' in person) || !view.hall) throw new Error('nobody acts there')
  return { view, person, hall: view.hall }
}

const cardOf = (page: Page, anchor: string): Locator => page.locator(`.board [data-card="${anchor}"]`)

const logOf = (page: Page): Promise<string[]> => page.locator('.log .told').allInnerTexts()

inBrowser('the hall', () => {
  it('[ES-FANTURN-03] the card one stands on is pressed to try it: the entrance among monsters', () =>
    visit(async ({ page }) => {
      await openPosition(page, POSITIONS.haunted)
      const entrance = cardOf(page, 'entrance')
      expect(await entrance.innerText()).toContain('Monsters bar first aid, the search and the shop.')
      expect(await entrance.locator('.tasks .mon').count()).toBe(
        viewAt(POSITIONS.haunted).hall.entrance.monsters.length,
      )
      await entrance.locator('.card-press').click({ position: { x: 8, y: 8 } })
      expect(await questionOf(page)).toMatch(/about to roll/i)
    }))

  it('[ES-FANENT-03] exhibits say what they are, and are bought by a press where one can pay', () =>
    visit(async ({ page }) => {
      const { hall, view } = viewAt(POSITIONS.shopping)
      await openPosition(page, POSITIONS.shopping)
      const tiles = cardOf(page, 'entrance').locator('.exhibits > li')
      expect(await tiles.count()).toBe(5)
      const common = hall.exhibit.common ?? ''
      const first = tiles.first().getByRole('button')
      expect(await first.getAttribute('aria-label')).toBe(
        `Common Item: ${english.nameOf(common)} for ${english.exhibitPrice('common', view)} trophies`,
      )
      const dear = tiles.last().locator('[aria-disabled=true]')
      await dear.hover()
      await page.getByRole('tooltip').waitFor()
      expect(await page.getByRole('tooltip').innerText()).toContain('ES-FANENT-03')
      await first.click()
      expect((await logOf(page)).join(' ')).toContain(english.nameOf(common))
    }))

  it('[ES-FANTURN-05] a card is given by pressing it and then somebody, or by two answers', () =>
    visit(async ({ page }) => {
      const { view, person } = viewAt(POSITIONS.shopping)
      const [item = ''] = person.items
      const other = view.people.find((each) => 'id' in each && each.at === 'entrance' && each.seat !== person.seat) ?? {
        seat: -1,
      }
      await openPosition(page, POSITIONS.shopping)
      await page.locator(`.hand [data-anchor="hand:${item}"]`).click()
      const seq = await seqOf(page)
      if ((await promptOf(page).locator('.back').count()) > 0)
        await page.locator(`.party [data-anchor="seat:${other.seat}"]`).click()
      await page.waitForFunction(
        (last) => Number(document.querySelector('.es-table')?.getAttribute('data-seq')) >= last,
        seq,
      )
      expect((await logOf(page)).join(' ')).toMatch(
        new RegExp(`gave ${english.nameOf(item)} to ${english.seatName(other.seat, view)}`),
      )
    }))

  it('folded answers are opened and left again by keyboard, and the focus stays with them', () =>
    visit(async ({ page }) => {
      await openPosition(page, POSITIONS.shopping)
      const before = await optionsOf(page).count()
      const go = optionsOf(page).filter({ hasText: 'Go somewhere else' })
      await go.focus()
      await page.keyboard.press('Enter')
      await promptOf(page).locator('.back').waitFor()
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/go to/i)
      expect(await axeFindings(page, '.dock')).toEqual([])
      await page.keyboard.press('Escape')
      expect(await optionsOf(page).count()).toBe(before)
    }))

  it('[ES-FANSEAL-03] the lair says whether it is open, and how far', () =>
    visit(async ({ page }) => {
      const { view } = viewAt(POSITIONS.haunted)
      await openPosition(page, POSITIONS.haunted)
      const text = await cardOf(page, `card:${view.ancientOne}`).innerText()
      expect(text).toMatch(new RegExp(`Shut · \\d+ of ${view.signsNeeded} signs found`))
      await openPosition(page, POSITIONS.lair)
      expect(await page.locator('.lair-card.is-lit').innerText()).toContain('Open')
      await openPosition(page, POSITIONS.awakeInHall)
      expect((await page.locator('.lair-card').innerText()).toLowerCase()).toContain('awake')
    }))

  it('[ES-RULING-06] a marker on its sheet is at no location, and its signs are seen', () =>
    visit(async ({ page }) => {
      const { person } = viewAt(POSITIONS.sheet)
      await openPosition(page, POSITIONS.sheet)
      expect(await page.locator('.hand .it-sign').innerText()).toContain(`${person.signs} Elder Sign`)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('navigation').getByRole('button', { name: 'Party' }).click()
      expect(await page.locator('.inv.act').innerText()).toContain('at no location')
    }))

  it('on a phone its cards fit, and what can be pressed is large enough', () =>
    visit(async ({ page }) => {
      await openPosition(page, POSITIONS.shopping)
      await page.locator('.locs .place-chip').last().tap()
      await cardOf(page, 'entrance').waitFor()
      expect(await sideways(page)).toEqual([])
      expect(await tooSmall(cardOf(page, 'entrance').locator('button:not(.card-press)'))).toEqual([])
      await cardOf(page, 'entrance').locator('.op').first().tap()
      expect(await questionOf(page)).not.toBe('')
    }, ON_PHONE))
})
