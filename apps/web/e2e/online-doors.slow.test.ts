/** Doors that do not open: each says why, and what to do. */
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { linkTo, roomAt, type Visitor, visitor } from './online.ts'
import { atTables } from './online-server.ts'
import { closeBrowser, PATIENCE } from './visit.ts'

afterAll(closeBrowser)

const ROOM = {
  game: 'elder-sign',
  setup: { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'random', first: 'random' },
}

const NO_ROOM = 'There is no such room, or this link does not open it. Ask whoever invited you for a new link.'
const KEY = 'k'.repeat(32)

atTables('a door', [1], (onlineServer, servers) => {
  it('of a room that does not exist, or with a wrong key, says so', { timeout: PATIENCE }, async () => {
    const server = await onlineServer()
    const { room, watch } = await roomAt(server, { ...ROOM, options: { spectators: false } })
    const links: readonly (readonly [string, string])[] = [
      [linkTo(server, 'nothing-here', KEY), NO_ROOM],
      [linkTo(server, room, KEY), NO_ROOM],
      // Cut off on its way.
      [linkTo(server, room, watch.slice(0, 9)), NO_ROOM],
      [linkTo(server, room, watch), 'Spectators are not admitted at this table.'],
    ]
    const one = await visitor(server.url)
    try {
      for (const [link, text] of links) {
        await one.page.goto(link)
        await one.page.reload()
        await one.page.getByText(text).waitFor()
        expect(await axeFindings(one.page)).toEqual([])
      }
      expect(one.complaints()).toEqual([])
    } finally {
      await one.leave()
      await server.close()
    }
  })

  it('of a server with another version, newer or older, asks to reload', { timeout: PATIENCE }, async () => {
    const server = await onlineServer()
    const { room, chairs } = await roomAt(server, ROOM)
    const one = await visitor(server.url)
    try {
      for (const version of [0, 2]) {
        await one.page.routeWebSocket(/\/api\/play$/, (socket) => {
          const far = socket.connectToServer()
          socket.onMessage((text) => far.send(String(text).replace('"v":1', `"v":${version}`)))
        })
        await one.page.goto(linkTo(server, room, chairs[0]?.key ?? ''))
        await one.page.reload()
        await one.page.getByText(/speak different versions/).waitFor()
        await one.page.getByRole('button', { name: 'Reload the page' }).waitFor()
      }
    } finally {
      await one.leave()
      await server.close()
    }
  })

  // Each server counts its own rooms.
  it.runIf(servers === 1)('of a full server does not open another room', { timeout: PATIENCE }, async () => {
    const server = await onlineServer({ MAX_ROOMS: '1' })
    const visitors: Visitor[] = []
    try {
      const { room, chairs } = await roomAt(server, ROOM)
      visitors.push(await visitor(linkTo(server, room, chairs[0]?.key ?? '')))
      await visitors[0]?.page.getByLabel('Your name').waitFor()
      const late = await visitor(`${server.url}#/host/elder-sign`)
      visitors.push(late)
      await late.page.getByRole('button', { name: 'Open the table' }).click()
      await late.page.getByText('This server has as many rooms as it can hold. Try again later.').waitFor()
    } finally {
      await Promise.all(visitors.map(({ leave }) => leave()))
      await server.close()
    }
  })

  it('is not there at all where no server keeps tables', { timeout: PATIENCE }, async () => {
    const server = await onlineServer()
    const one = await visitor(server.url)
    try {
      await one.page.route('**/api/games', (route) => route.fulfill({ json: { v: 1, games: [] } }))
      await one.page.goto(`${server.url}#/setup/elder-sign`)
      await one.page.getByRole('button', { name: 'Begin the night' }).waitFor()
      await one.page.waitForLoadState('networkidle')
      expect(await one.page.getByRole('button', { name: 'Play online' }).count()).toBe(0)
      await one.page.goto(`${server.url}#/host/elder-sign`)
      await one.page.getByText('There is no server here that keeps tables.').waitFor()
    } finally {
      await one.leave()
      await server.close()
    }
  })
})
