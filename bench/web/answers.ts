/** How soon an answer is on the screen, late in the largest game there is. */
import type { Figure } from '../figure.ts'
import { quantile } from '../samples.ts'
import type { MeasuredGame } from './games.ts'
import { play } from './player.ts'
import { bring, gamesAt } from './saves.ts'
import { type Site, visit } from './visit.ts'

/** Answers to get used to it: the first ones also compile the page. */
const WARM_UP = 20

/** One game after the other in the same tab, until there are enough answers. */
const timesIn = (site: Site, files: readonly string[], answers: number): Promise<number[]> =>
  visit(site, async ({ page }) => {
    const times: number[] = []
    for (const [n, file] of files.entries()) {
      if (times.length >= answers) break
      await bring(page, file)
      if (n === 0) await play(page, { answers: WARM_UP, pause: 0 })
      times.push(...(await play(page, { answers: answers - times.length, pause: 40 })).times)
    }
    return times
  })

export const measureAnswers = async (site: Site, game: MeasuredGame, answers: number): Promise<Figure[]> => {
  const { id, of, most } = game
  const times = await timesIn(site, gamesAt(game, { seats: most, share: 0.85, count: 16, of: 32 }), answers)
  const what = `${of}an answer on the screen, ${most} seats, late`
  return [
    { id: `${id}.answer.median`, what: `${what}: median`, value: quantile(times, 0.5), unit: 'ms' },
    {
      id: `${id}.answer.p95`,
      what: `${what}: 95%`,
      value: quantile(times, 0.95),
      unit: 'ms',
      note: `${times.length} answers, from the press to the painted frame; the wait for that frame is up to 17 ms of it`,
    },
    { id: `${id}.answer.max`, what: `${what}: slowest`, value: Math.max(...times), unit: 'ms' },
  ]
}
