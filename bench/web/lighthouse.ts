/** What Lighthouse says of the start page and of games in progress, on a desk and in a hand. */

import lighthouse, { desktopConfig, type Report } from 'lighthouse'
import type { Page } from 'playwright-core'
import type { Figure } from '../figure.ts'
import { quantile } from '../samples.ts'
import { MEASURED, type MeasuredGame } from './games.ts'
import { bring, gamesAt } from './saves.ts'
import { type Site, visit } from './visit.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

/** Lighthouse's own default is a phone. */
const DEVICES: Readonly<Record<string, object | undefined>> = { desktop: desktopConfig, mobile: undefined }

const percentOf = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? Number.NaN) * 100)

/** What costs points in a category, for the note. */
const faultsIn = (report: Report, category: string): string[] =>
  (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return []
    return [audit.displayValue ? `${audit.title} ${audit.displayValue}` : audit.title]
  })

const askOnce = async (url: string, port: number, config: object | undefined): Promise<Report> => {
  const flags = { port, onlyCategories: CATEGORIES, logLevel: 'error', output: 'json' } as const
  const result = await lighthouse(url, flags, config)
  const trouble = result ? result.lhr.runtimeError?.message : 'it gave no report'
  if (!result || trouble !== undefined) throw new Error(`Lighthouse failed: ${trouble}`)
  return result.lhr
}

const figureOf = (reports: readonly Report[], category: string, screen: string, device: string): Figure => {
  const scores = reports.map((report) => percentOf(report, category))
  const value = quantile(scores, 0.5)
  const report = reports[scores.indexOf(value)]
  const faults = report ? faultsIn(report, category) : []
  return {
    id: `${screen}.${device}.${category}`,
    what: `Lighthouse, ${screen.replace(/^web\./, '').replace('.', ', ')}, ${device}: ${category.replace('-', ' ')}`,
    value,
    unit: 'of 100',
    ...(scores.length > 1 && { rounds: scores }),
    ...(faults.length > 0 && { note: faults.join('; ') }),
  }
}

type Screen = readonly [screen: string, hash: string]

const screensOf = async (page: Page, game: MeasuredGame, first: boolean): Promise<Screen[]> => {
  const [file = ''] = gamesAt(game, { seats: 2, share: 0.5, count: 1, of: 1 })
  const table: Screen = [`${game.id}.table`, await bring(page, file)]
  return first ? [['web.start', ''], table] : [table]
}

/** Lighthouse empties the caches before each visit and leaves the games where they are. */
const measureGame = (site: Site, rounds: number, game: MeasuredGame, first: boolean): Promise<Figure[]> =>
  visit(
    site,
    async ({ page, port }) => {
      const screens = await screensOf(page, game, first)
      // A game is played in one tab alone: this one must let go of it.
      await page.goto('about:blank')
      const figures: Figure[] = []
      for (const [screen, hash] of screens)
        for (const [device, config] of Object.entries(DEVICES)) {
          const reports: Report[] = []
          for (let n = 0; n < rounds; n++) reports.push(await askOnce(`${site.url}${hash}`, port, config))
          figures.push(...CATEGORIES.map((category) => figureOf(reports, category, screen, device)))
        }
      return figures
    },
    { serviceWorkers: 'allow', viewport: null, reducedMotion: 'no-preference' },
  )

/** Each game in a browser of its own, as if it were the only one played. */
export const measureWithLighthouse = async (site: Site, rounds: number): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const [n, game] of MEASURED.entries()) figures.push(...(await measureGame(site, rounds, game, n === 0)))
  return figures
}
