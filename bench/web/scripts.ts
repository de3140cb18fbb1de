/** How much JavaScript comes before a screen can be used, as compressed as the server sends it. */
import type { Figure } from '../figure.ts'
import { MEASURED, type MeasuredGame } from './games.ts'
import { bring, gamesAt } from './saves.ts'
import { type Site, visit } from './visit.ts'

/** Runs in the page: waits for the screen, and adds up what was asked for before it had loaded and stood there. */
const bytesHere = async (sign: string): Promise<number> => {
  const shown = await new Promise<number>((done) => {
    const look = (): void => {
      if (document.querySelector(sign)) done(performance.now())
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    look()
  })
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done))
  const [visit] = performance.getEntriesByType('navigation')
  const usable = Math.max(shown, visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0)
  // Sizes are known once everything has arrived.
  await new Promise((done) => setTimeout(done, 2_000))
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= usable)
    .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0)
}

/** Each game in a browser of its own, as if it were the only one played. */
const measureGame = (site: Site, game: MeasuredGame, first: boolean): Promise<Figure[]> =>
  visit(site, async ({ page, context }) => {
    const [file = ''] = gamesAt(game, { seats: 2, share: 0.5, count: 1, of: 1 })
    const hash = await bring(page, file)
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    const fresh = async (to: string, sign: string): Promise<number> => {
      await tools.send('Network.clearBrowserCache')
      await page.goto('about:blank')
      await page.goto(`${site.url}${to}`, { waitUntil: 'commit' })
      return page.evaluate(bytesHere, sign)
    }
    const figures: Figure[] = []
    if (first) {
      const value = await fresh('', '.start-ways .btn.primary')
      figures.push({ id: 'web.js.initial', what: 'JavaScript before the start page can be used', value, unit: 'bytes' })
    }
    const what = `${game.of}JavaScript before the table can be used`
    return [...figures, { id: `${game.id}.js.table`, what, value: await fresh(hash, '.tabletop'), unit: 'bytes' }]
  })

export const measureScripts = async (site: Site): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const [n, game] of MEASURED.entries()) figures.push(...(await measureGame(site, game, n === 0)))
  return figures
}
