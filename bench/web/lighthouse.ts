/** What Lighthouse says of the start page and of games in progress, on a desk and in a hand. */

import lighthouse, { desktopConfig, type Flags, type Report } from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import type { Page } from 'playwright-core'
import type { Figure } from '../figure.ts'
import { quantile } from '../samples.ts'
import { MEASURED, type MeasuredGame } from './games.ts'
import { bring, gamesAt } from './saves.ts'
import { type Site, visit } from './visit.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

/** Lighthouse's own default is a phone. */
const DEVICES: Readonly<Record<string, object | undefined>> = { desktop: desktopConfig, mobile: undefined }

/**
 * For a phone Lighthouse takes four times as long as this machine, which is meant for machines between 1,500 and 2,000 by
 * its index; whoever has another is to calibrate (its docs/throttling.md). So the phone stays the same, whatever this
 * machine can do, and does at the moment.
 */
const MEANT_FOR = 1_750
const SLOWER = 4

const slowingOn = async (page: Page): Promise<number> => {
  const index = await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex})()`)
  return Math.max(1, Math.round((10 * SLOWER * index) / MEANT_FOR) / 10)
}

/** A machine that others share changes its speed: a report during which it did says nothing of the phone. */
const STEADY = 0.2
const TRIES = 6

const percentOf = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? Number.NaN) * 100)

/** What costs points in a category, for the note. */
const faultsIn = (report: Report, category: string): string[] =>
  (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return []
    return [audit.displayValue ? `${audit.title} ${audit.displayValue}` : audit.title]
  })

interface Asked {
  readonly report: Report
  /** How many times slower than this machine; undefined on a desk. */
  readonly slowing: number | undefined
  /** This machine was as fast afterwards as before. */
  readonly steady: boolean
}

const askOnce = async (url: string, port: number, page: Page, config: object | undefined): Promise<Asked> => {
  const slowing = config ? undefined : await slowingOn(page)
  const flags: Flags = {
    port,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
    output: 'json',
    ...(slowing !== undefined && { throttling: { cpuSlowdownMultiplier: slowing } }),
  }
  const result = await lighthouse(url, flags, config)
  const trouble = result ? result.lhr.runtimeError?.message : 'it gave no report'
  if (!result || trouble !== undefined) throw new Error(`Lighthouse failed: ${trouble}`)
  const after = slowing === undefined ? undefined : await slowingOn(page)
  const steady = slowing === undefined || after === undefined || Math.abs(after / slowing - 1) <= STEADY
  return { report: result.lhr, slowing, steady }
}

const askOften = async (rounds: number, ask: () => Promise<Asked>): Promise<Asked[]> => {
  const all: Asked[] = []
  const steady = (): Asked[] => all.filter((each) => each.steady)
  while (steady().length < rounds && all.length < TRIES) all.push(await ask())
  return steady().length > 0 ? steady() : all
}

/** What a phone was taken for: only speed depends on it. */
const slowed = ({ slowing }: Asked, category: string): string[] =>
  slowing === undefined || category !== 'performance' ? [] : [`${slowing} times slower than this machine`]

const figureOf = (asked: readonly Asked[], category: string, screen: string, device: string): Figure => {
  const scores = asked.map(({ report }) => percentOf(report, category))
  const value = quantile(scores, 0.5)
  const one = asked[scores.indexOf(value)]
  const faults = one ? [...slowed(one, category), ...faultsIn(one.report, category)] : []
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
          const asked = await askOften(rounds, () => askOnce(`${site.url}${hash}`, port, page, config))
          figures.push(...CATEGORIES.map((category) => figureOf(asked, category, screen, device)))
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
