/** Taking back, across everything that can lie between two questions. */
import type { ES } from '@vigil/elder-sign'
import { currentDecision, type Match } from '@vigil/kernel'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { tableInWords, undo } from './menu.ts'
import { promptOf, questionOf, seqOf } from './player.ts'
import { game, type Position, positionsOf } from './random-game.ts'
import { onOneLine, readingOf } from './reading.ts'
import { openPosition } from './saves.ts'
import { closeBrowser, inBrowser, visit } from './visit.ts'

afterAll(closeBrowser)

const GAME = {
  setup: { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'random', first: 0 as const },
  seed: 'taken-back',
}
const matches = [...positionsOf(GAME)].slice(0, 200)

interface Step {
  readonly before: Match<ES>
  readonly after: Match<ES>
  readonly outcomes: readonly ES['outcome'][]
}

const BOUNDARIES: Readonly<Record<string, (step: Step) => boolean>> = {
  'nothing was revealed': ({ outcomes }) => outcomes.length === 0,
  'dice were rolled': ({ outcomes }) => outcomes.length > 0 && outcomes.every((outcome) => 'faces' in outcome),
  'cards were drawn': ({ outcomes }) => outcomes.some((outcome) => 'card' in outcome),
  'a turn ended': ({ before, after }) => turnOf(before) < turnOf(after),
  'midnight struck': ({ before, after }) => mythosOf(before) !== mythosOf(after),
}

const turnOf = (match: Match<ES>): number => game.view(match.state, 0).turn
const mythosOf = (match: Match<ES>): string | null => game.view(match.state, 0).mythos

const stepTo = (answers: number): Step | undefined => {
  const before = matches[answers - 1]
  const after = matches[answers]
  if (!before || !after || !currentDecision(after)) return undefined
  const inputs = after.inputs.slice(before.inputs.length)
  return { before, after, outcomes: inputs.flatMap((input) => (input.is === 'chance' ? [input.outcome] : [])) }
}

/** The first answer after which something like this lies on the table. */
const positionAfter = (what: (step: Step) => boolean): Position & Step => {
  for (let answers = 3; answers < matches.length; answers++) {
    const step = stepTo(answers)
    if (step && what(step)) return { ...GAME, answers, ...step }
  }
  throw new Error('no such step in this game')
}

const read = async (page: Page) => ({
  question: onOneLine(await questionOf(page)),
  words: onOneLine(await tableInWords(page)),
})

inBrowser('an undo', () => {
  it.each(Object.entries(BOUNDARIES))('goes back to the same table where %s', (_, what) =>
    visit(async ({ page }) => {
      const { before, after, outcomes, ...position } = positionAfter(what)
      await openPosition(page, position)
      expect(await read(page)).toEqual(readingOf(after))
      const price = outcomes.length > 0 ? 'takes back dice or cards that were seen' : 'nothing was seen'
      expect(await page.locator('[data-shell-key=u]').innerText()).toContain(price)
      const seq = await seqOf(page)
      await undo(page)
      expect(await seqOf(page)).toBe(seq + 1)
      expect(await read(page)).toEqual(readingOf(before))
      await page.locator('.log .told').last().filter({ hasText: 'Taken back.' }).waitFor()
    }),
  )

  it('goes back to the very beginning, question by question, and then says that there is nothing more', () =>
    visit(async ({ page }) => {
      const last = matches.findIndex((match, i) => i > 20 && currentDecision(match) && turnOf(match) > 2)
      await openPosition(page, { ...GAME, answers: last })
      for (let at = last; at > 0; at--) {
        const match = matches[at]
        if (match) expect(onOneLine(await questionOf(page)), `answer ${at}`).toBe(readingOf(match).question)
        await undo(page)
      }
      const [first] = matches
      if (first) expect(await read(page)).toEqual(readingOf(first))
      expect(await page.locator('[data-shell-key=u]').getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('u')
      await promptOf(page).getByRole('alert').waitFor()
    }))

  it('is refused with a sentence once something was revealed, where the table agreed so', () =>
    visit(
      async ({ page }) => {
        await openPosition(page, positionAfter(BOUNDARIES['dice were rolled'] ?? (() => false)))
        const seq = await seqOf(page)
        const sentence = (await page.locator('[data-shell-key=u]').getAttribute('title')) ?? ''
        expect(sentence).toMatch(/\w+ \w+ .*\.$/)
        await page.keyboard.press('u')
        expect(await promptOf(page).getByRole('alert').innerText()).toBe(sentence)
        expect(await seqOf(page)).toBe(seq)
      },
      { settings: { undo: 'untilRevealed' } },
    ))

  it('is still granted there while nothing was revealed', () =>
    visit(
      async ({ page }) => {
        const { before, ...position } = positionAfter(BOUNDARIES['nothing was revealed'] ?? (() => false))
        await openPosition(page, position)
        await undo(page)
        expect(await read(page)).toEqual(readingOf(before))
      },
      { settings: { undo: 'untilRevealed' } },
    ))

  it('is never granted where the table agreed so', () =>
    visit(
      async ({ page }) => {
        await openPosition(page, positionAfter(BOUNDARIES['nothing was revealed'] ?? (() => false)))
        const seq = await seqOf(page)
        await page.keyboard.press('u')
        expect(await promptOf(page).getByRole('alert').innerText()).toMatch(/\w+ \w+ .*\.$/)
        expect(await seqOf(page)).toBe(seq)
      },
      { settings: { undo: 'never' } },
    ))
})
