/** The odds on the answers of Death May Die: right, never waited for, and gone where nobody wants them. */
import type { DMD, Prompt } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { tongueOf, words } from '@vigil/death-may-die/text'
import { currentDecision, type Match } from '@vigil/kernel'
import { type Hope, weigherOf } from '@vigil/odds/death-may-die'
import { formatSave } from '@vigil/table'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from '../axe.ts'
import { overflowing, sideways } from '../fit.ts'
import { heldIn, holdWorkers, letGo } from '../held-workers.ts'
import { closeWindow, openMenu, windowOf } from '../menu.ts'
import { optionsOf, promptOf, seqOf } from '../player.ts'
import { positionsIn } from '../random-game.ts'
import { openFile } from '../saves.ts'
import { closeBrowser, inBrowser, ON_PHONE, PATIENCE, visit } from '../visit.ts'
import { game } from './games.ts'

afterAll(closeBrowser)

/** A limit for hangs: a worker on a busy machine takes its time. */
const SOON = { timeout: 240_000 }

const english = words(core, await tongueOf('en'))
const weigher = weigherOf(core)

const PAIR = { episode: 's1e1', elderOne: 'cthulhu', investigators: ['elizabeth', 'morgan'], first: 0 } as const

interface Known {
  readonly text: string
  readonly of: Hope
  readonly chance: number
}

const knownAt = (match: Match<DMD>): Known[] => {
  const decision = currentDecision(match)
  if (!decision) return []
  const view = game.view(match.state, decision.seat)
  return (weigher.weigh(view, decision)?.answers ?? []).map(({ pick, of, chance }) => ({
    text: english.optionText(pick[0], view, decision.about),
    of,
    chance,
  }))
}

interface Wanted {
  readonly prompt: Prompt['is']
  readonly of: Hope
  /** Answers with such a chance. */
  readonly least: number
}

/** A game in which this is asked and such a chance lies open, with what the odds say of its answers. */
const gameWith = ({ prompt, of, least }: Wanted): { readonly text: string; readonly known: readonly Known[] } => {
  for (let n = 0; n < 60; n++)
    for (const match of positionsIn(game, { setup: PAIR, seed: `odds-${n}` })) {
      if (currentDecision(match)?.about.is !== prompt) continue
      const known = knownAt(match)
      if (known.filter((each) => each.of === of && each.chance > 0 && each.chance < 1).length >= least)
        return { text: formatSave(match.record, undefined), known }
    }
  throw new Error(`nobody may hope for ${of} at ${prompt}`)
}

const SAID: { readonly [H in Hope]: string } = {
  kill: '% that it falls',
  need: '% that it succeeds',
  survive: '% to live through the fight',
  unhurt: '% to take no wound',
}

const percent = (chance: number): number =>
  chance <= 0 || chance >= 1 ? Math.round(chance) * 100 : Math.min(99, Math.max(1, Math.round(100 * chance)))

const lineOf = ({ text, of, chance }: Known): string => `${text}: ${percent(chance)}%, ${percent(chance)} ${SAID[of]}`

interface Shown {
  /** What the odds say of it, as `lineOf` has it. */
  readonly line: string
  readonly isFold: boolean
}

/** The answers in the prompt that carry a chance. */
const shownIn = (page: Page): Promise<Shown[]> =>
  optionsOf(page).evaluateAll((all) =>
    all.flatMap((option) => {
      const [chip, said] = [option.querySelector('.odds'), option.querySelector('.tx .vh')]
      const text = option.querySelector('.tx')?.firstChild?.textContent ?? ''
      return chip
        ? [{ line: `${text}: ${chip.textContent}, ${said?.textContent}`, isFold: option.matches('.fold') }]
        : []
    }),
  )

/** All answers with a chance, those that were folded up too. */
const allShown = async (page: Page): Promise<string[]> => {
  const lines = (await shownIn(page)).filter(({ isFold }) => !isFold).map(({ line }) => line)
  const folds = promptOf(page).locator('.fold')
  for (let i = 0; i < (await folds.count()); i++) {
    await folds.nth(i).click()
    lines.push(...(await shownIn(page)).map(({ line }) => line))
    await page.keyboard.press('Escape')
  }
  return [...new Set(lines)].sort()
}

const sorted = (known: readonly Known[]): string[] => [...new Set(known.map(lineOf))].sort()

const WANTED: readonly Wanted[] = [
  { prompt: 'act', of: 'kill', least: 2 },
  { prompt: 'act', of: 'survive', least: 1 },
  { prompt: 'judge', of: 'kill', least: 2 },
  { prompt: 'judge', of: 'unhurt', least: 2 },
]

const [ACT = { text: '', known: [] }, , ROLL = { text: '', known: [] }] = WANTED.map(gameWith)

inBrowser('odds in Death May Die', () => {
  it.each(WANTED)('stand on every answer as the odds have them: $prompt, $of', { timeout: PATIENCE }, (wanted) =>
    visit(async ({ page }) => {
      const { text, known } = gameWith(wanted)
      await openFile(page, text)
      await promptOf(page).locator('.odds').first().waitFor(SOON)
      expect(await allShown(page)).toEqual(sorted(known))
      expect(await axeFindings(page, '#prompt')).toEqual([])
    }),
  )

  it('never delay an answer, and do not come for one that was given', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await openFile(page, ROLL.text)
        await expect.poll(() => heldIn(page), SOON).toBeGreaterThan(0)
        expect(await promptOf(page).locator('.odds').count()).toBe(0)
        const before = await seqOf(page)
        await page.keyboard.press('1')
        expect(await seqOf(page)).toBeGreaterThan(before)
        await letGo(page)
        const stale = ROLL.known.map(lineOf)
        expect((await shownIn(page)).filter(({ line }) => stale.includes(line))).toEqual([])
      },
      { init: holdWorkers },
    ),
  )

  it('are hidden by the switch, and come back with it', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await openFile(page, ACT.text)
        const flip = async (): Promise<void> => {
          await openMenu(page, 'Settings')
          await windowOf(page).getByText('Odds and suggestions').click()
          await closeWindow(page)
        }
        const chip = promptOf(page).locator('.odds').first()
        await chip.waitFor(SOON)
        expect(await page.locator('[data-shell-key=h]').count()).toBe(1)
        await flip()
        await chip.waitFor({ state: 'detached' })
        expect(await page.locator('.odds, [data-shell-key=h]').count()).toBe(0)
        await page.reload()
        await optionsOf(page).first().waitFor()
        await flip()
        await chip.waitFor(SOON)
      },
      { settings: { advice: true } },
    ),
  )

  it('fit a phone', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await openFile(page, ACT.text)
      await promptOf(page).locator('.odds').first().waitFor(SOON)
      expect(await sideways(page)).toEqual([])
      expect(await overflowing(page)).toEqual([])
      expect(await axeFindings(page)).toEqual([])
    }, ON_PHONE),
  )
})
