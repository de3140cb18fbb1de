/** Every screen of an online table by daylight, at a desk and on a phone: nothing for axe to find, nothing cut off, nothing too small. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { sideways, tooSmall } from './fit.ts'
import { closeWindow, openMenu, windowOf } from './menu.ts'
import { linkTo, roomAt, say, sitDown, talkOf, type Visitor, visitor } from './online.ts'
import { atTables } from './online-server.ts'
import { closeBrowser, DESKTOP, ON_PHONE, PATIENCE } from './visit.ts'

afterAll(closeBrowser)

/** A limit for hangs. */
const SOON = { timeout: 120_000 }

const GAMES = [
  {
    game: 'elder-sign',
    setup: { rules: 'revised', investigators: ['bob-jenkins', 'kate-winthrop'], ancientOne: 'yig', first: 0 },
  },
  {
    game: 'death-may-die',
    setup: { episode: 's1e1', elderOne: 'cthulhu', investigators: ['elizabeth', 'morgan'], first: 0 },
  },
]

interface Look {
  readonly look: string
  readonly options: BrowserContextOptions
  /** What a finger must hit. */
  readonly least: number
}

const LOOKS: readonly Look[] = [
  { look: 'daylight', options: { viewport: DESKTOP, colorScheme: 'light' }, least: 24 },
  { look: 'phone', options: { ...ON_PHONE, colorScheme: 'light' }, least: 44 },
]

const shown = async (page: Page, name: string, { least }: Look): Promise<void> => {
  expect(await axeFindings(page), name).toEqual([])
  expect(await sideways(page), name).toEqual([])
  const pressed = page.locator('.room-strip button, .room-banner button, .host-main .btn, .room-entrance button')
  expect(await tooSmall(pressed, least), name).toEqual([])
}

const atTable = async (ada: Page, bo: Page, look: Look): Promise<void> => {
  await ada.locator('.room-chip.there').filter({ hasText: 'Bo' }).waitFor(SOON)
  await shown(ada, 'asked', look)
  await bo.getByRole('button', { name: 'Suggest something' }).waitFor(SOON)
  await shown(bo, 'waiting', look)
  await say(bo, 'Good evening')
  await ada.getByRole('button', { name: /^Talk/ }).click()
  await talkOf(ada).getByText('Good evening').waitFor(SOON)
  await shown(ada, 'talk', look)
  const right = await talkOf(ada).evaluate((talk) => talk.scrollWidth - talk.clientWidth)
  expect(right, 'talk').toBeLessThanOrEqual(1)
  await ada.keyboard.press('Escape')
  for (const item of ['Company', 'Invite']) {
    await openMenu(ada, item)
    await windowOf(ada).locator('h2').first().waitFor(SOON)
    await shown(ada, item.toLowerCase(), look)
    await closeWindow(ada)
  }
}

atTables('the screens of an online table', [1], (onlineServer) => {
  it.each(LOOKS)('read well: $look', { timeout: PATIENCE }, async (look) => {
    const server = await onlineServer()
    const visitors: Visitor[] = []
    const come = async (href: string): Promise<Page> => {
      const one = await visitor(href, look.options)
      visitors.push(one)
      return one.page
    }
    try {
      const host = await come(`${server.url}#/host/${GAMES[0]?.game}`)
      await host.getByLabel('Your name').fill('Ada')
      await shown(host, 'host', look)
      await host.getByRole('button', { name: 'Open the table' }).click()
      await host.getByRole('link', { name: 'Go to the table' }).waitFor(SOON)
      await shown(host, 'links', look)
      for (const { game, setup } of GAMES) {
        const { room, chairs } = await roomAt(server, { game, setup, name: 'Ada' })
        const ada = await come(linkTo(server, room, chairs[0]?.key ?? ''))
        const bo = await come(linkTo(server, room, chairs[1]?.key ?? ''))
        await bo.getByLabel('Your name').waitFor(SOON)
        await shown(bo, `entrance-${game}`, look)
        await sitDown(bo, 'Bo')
        await ada.locator('[data-seq]').waitFor(SOON)
        await atTable(ada, bo, look)
      }
      expect(visitors.flatMap(({ complaints }) => complaints())).toEqual([])
    } finally {
      await Promise.all(visitors.map(({ leave }) => leave()))
      await server.close()
    }
  })
})
