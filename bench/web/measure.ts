/** The page in a real browser. What cannot be measured is a sentence in the report. */
import { findBrowser } from '../../tools/browser.mjs'
import { type Figure, fastestOf } from '../figure.ts'
import { measureAnswers } from './answers.ts'
import { MEASURED, type MeasuredGame } from './games.ts'
import { measureMemory } from './memory.ts'
import { measureScripts } from './scripts.ts'
import { openSite, type Site } from './visit.ts'

export interface OfThePage {
  readonly figures: readonly Figure[]
  /** What is missing, and why. */
  readonly remarks: readonly string[]
}

type Part = readonly [name: string, measure: (site: Site) => Promise<Figure[]>]

const ofEach = (name: string, measure: (site: Site, game: MeasuredGame) => Promise<Figure[]>): Part[] =>
  MEASURED.map((game) => [`${game.of}${name}`, (site) => measure(site, game)])

/** As everywhere here: another process can only slow a round down. */
const inRounds = async (rounds: number, measure: () => Promise<Figure[]>): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (let n = 0; n < rounds; n++) figures.push(...(await measure()))
  return fastestOf(figures)
}

const PARTS: readonly Part[] = [
  ['scripts', measureScripts],
  ...ofEach('answers', (site, game) => inRounds(3, () => measureAnswers(site, game, 200))),
  ...ofEach('memory', (site, game) => measureMemory(site, game, 1_500)),
  // Loaded when it is wanted: it is large, and a quick run does without.
  ['Lighthouse', async (site) => (await import('./lighthouse.ts')).measureWithLighthouse(site, 3)],
]

const QUICK: readonly Part[] = [
  ['scripts', measureScripts],
  ...ofEach('answers', (site, game) => measureAnswers(site, game, 40)),
  ...ofEach('memory', (site, game) => measureMemory(site, game, 100)),
]

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const measurePage = async (quick: boolean, tell: (text: string) => void): Promise<OfThePage> => {
  const browser = await findBrowser()
  if (browser === undefined) {
    const why = 'no browser was found, and none could be installed'
    return { figures: [], remarks: [`The page was not measured: ${why}. VIGIL_BROWSER may name one.`] }
  }
  const figures: Figure[] = []
  const remarks: string[] = quick ? ['Lighthouse was left out of this quick run.'] : []
  let site: Site | undefined
  try {
    site = await openSite(browser)
    for (const [name, measure] of quick ? QUICK : PARTS) {
      tell(`page: ${name}`)
      try {
        figures.push(...(await measure(site)))
      } catch (error) {
        remarks.push(`The page's ${name} could not be measured: ${whyOf(error)}`)
      }
    }
  } catch (error) {
    remarks.push(`The page was not measured: ${whyOf(error)}`)
  } finally {
    await site?.close()
  }
  return { figures, remarks }
}
