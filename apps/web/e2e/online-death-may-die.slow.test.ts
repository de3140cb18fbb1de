/** Death May Die at an online table: two people, a bot, and somebody who watches; on a desk, on a phone, and in German. */
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { sideways, tooSmall } from './fit.ts'
import { inStep, linkTo, playTogether, roomAt, shownSeq, sitDown, type Visitor, visitor } from './online.ts'
import { atTables } from './online-server.ts'
import { optionsOf, promptOf } from './player.ts'
import { closeBrowser, ON_PHONE, PATIENCE } from './visit.ts'

afterAll(closeBrowser)

const ROOM = {
  game: 'death-may-die',
  setup: { episode: 'random', elderOne: 'random', investigators: ['random', 'random', 'random'] },
  name: 'Ada',
  chairs: [{ seats: [0] }, { seats: [1] }, { seats: [2], bot: 'steady' }],
}

/** A page that is not looked at; what it would tell is written down. */
const lookAway = (): void => {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
  const told: string[] = []
  class Told {
    static permission = 'granted'
    constructor(title: string) {
      told.push(title)
    }
  }
  Object.assign(window, { told, Notification: Told })
}

atTables('Death May Die at an online table', [1, 3], (onlineServer) => {
  it('is played to its end by two people and a bot, before a spectator', { timeout: PATIENCE }, async () => {
    const server = await onlineServer()
    const made = await roomAt(server, ROOM)
    const key = (chair: number): string => made.chairs[chair]?.key ?? ''
    const links = [key(0), key(1), made.watch].map((each) => linkTo(server, made.room, each))
    const visitors: Visitor[] = []
    try {
      visitors.push(await visitor(links[0] ?? ''))
      visitors.push(await visitor(links[1] ?? '', ON_PHONE))
      visitors.push(await visitor(links[2] ?? '', { locale: 'de-DE', colorScheme: 'light' }))
      const [ada, bo, eve] = visitors.map(({ page }) => page)
      if (!ada || !bo || !eve) throw new Error('three people')
      await bo.getByLabel('Your name').waitFor()
      expect(await axeFindings(bo)).toEqual([])
      await sitDown(bo, 'Bo')
      await ada.locator('[data-seq]').waitFor()
      await eve.locator('[data-seq]').waitFor()
      await ada.getByText('1 spectator').waitFor()
      expect(await ada.locator('.room-chip.bot').count()).toBe(1)
      expect(await sideways(bo)).toEqual([])
      expect(await tooSmall(bo.locator('.room-strip button'))).toEqual([])
      expect(await axeFindings(bo)).toEqual([])
      // Whoever watches sees what is asked, and nothing to press.
      expect(await optionsOf(eve).count()).toBe(0)
      await promptOf(eve).getByText('Du schaust zu').waitFor()
      expect(await axeFindings(eve)).toEqual([])
      expect(await eve.locator('[data-shell-key=u]').count()).toBe(0)

      await playTogether([ada, bo], 15)
      await inStep([ada, bo, eve])
      // Bo lets a bot play, and takes the seat back.
      await bo.getByRole('button', { name: 'Company' }).click()
      const own = bo.getByRole('group', { name: 'For Bo' })
      await own.getByRole('button', { name: 'Let a bot play for me' }).click()
      await own.getByRole('button', { name: 'Take my seat back' }).waitFor()
      expect(await axeFindings(bo)).toEqual([])
      await own.getByRole('button', { name: 'Take my seat back' }).click()
      await own.getByRole('button', { name: 'Let a bot play for me' }).waitFor()
      await bo.keyboard.press('Escape')

      // Ada looks elsewhere: once it is her turn she is told, and told once.
      await ada.evaluate(lookAway)
      await playTogether([ada, bo], 25)
      const told = await ada.evaluate(() => (window as unknown as { told: string[] }).told)
      expect(told).toEqual(['Your turn'])

      await playTogether([ada, bo, eve], 3_000, 40)
      for (const page of [ada, bo, eve]) await page.locator('.end-story h2').first().waitFor()
      await eve.getByText(/Er passt zum Siegel/).waitFor()
      await eve
        .getByRole('button', { name: /nachprüfen|prüfen/i })
        .first()
        .click()
      await expect.poll(() => eve.locator('.verify-said').innerText()).toMatch(/[0-9a-f]{64}/)
      expect(visitors.flatMap(({ complaints }) => complaints())).toEqual([])
    } finally {
      await Promise.all(visitors.map(({ leave }) => leave()))
      await server.close()
    }
  })

  it('tells the host a new link, and sends away whoever has the old one', { timeout: PATIENCE }, async () => {
    const server = await onlineServer()
    const made = await roomAt(server, ROOM)
    const keys = made.chairs.map(({ key }) => key)
    const table = { room: made.room, key: keys[0], game: ROOM.game, chair: 0, summary: '', over: false, at: 1 }
    const stored = { 'vigil:tables': JSON.stringify([{ ...table, keys, watch: made.watch }]) }
    const ada = await visitor(server.url, { stored })
    const bo = await visitor(linkTo(server, made.room, keys[1] ?? ''))
    try {
      // The start page leads to the table.
      await ada.page.getByRole('link', { name: /^Death May Die/ }).click()
      await sitDown(bo.page, 'Bo')
      const before = await shownSeq(bo.page)
      await ada.page.getByRole('button', { name: 'Company' }).click()
      await ada.page.getByRole('group', { name: 'For Bo' }).getByRole('button', { name: 'Mute' }).click()
      await bo.page.getByRole('button', { name: /^Talk/ }).click()
      await bo.page.getByText('The host has muted you.').waitFor()
      await ada.page
        .getByRole('group', { name: 'For Bo' })
        .getByRole('button', { name: /Close link/ })
        .click()
      await bo.page.getByText('The host has closed this chair’s link. Ask for a new one.').waitFor()
      await ada.page.keyboard.press('Escape')
      await ada.page.getByRole('button', { name: 'Menu' }).click()
      await ada.page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
      const fresh = ada.page.getByRole('textbox', { name: /^Link for Chair 2/ })
      await fresh.waitFor()
      expect(await axeFindings(ada.page)).toEqual([])
      const link = await fresh.inputValue()
      expect(link).not.toContain(keys[1])
      await bo.page.goto(link)
      await bo.page.reload()
      await sitDown(bo.page, 'Bo again')
      expect(await shownSeq(bo.page)).toBeGreaterThanOrEqual(before)
      expect([...ada.complaints(), ...bo.complaints()]).toEqual([])
    } finally {
      await Promise.all([ada.leave(), bo.leave()])
      await server.close()
    }
  })
})
