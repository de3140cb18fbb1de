/** The guided game, a replay, real dice and a referee, at the table of Death May Die. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from '../axe.ts'
import { closeWindow, openMenu, tableInWords, undo, windowOf } from '../menu.ts'
import { answer, promptOf, questionOf, sceneOf, seqOf, tableOf } from '../player.ts'
import { isDraw, isRoll, tellDraw, tellRoll } from '../real-dice.ts'
import { bring, openFile } from '../saves.ts'
import { closeBrowser, inBrowser, PATIENCE, visit } from '../visit.ts'
import { fileOf, matchAt } from './games.ts'

afterAll(closeBrowser)

const atStep = (page: Page, step: number): Promise<void> =>
  page
    .locator('.transport-place')
    .filter({ hasText: new RegExp(`^Step ${step} of`) })
    .waitFor()

const PAIR = { episode: 's1e1', elderOne: 'cthulhu', investigators: ['elizabeth', 'morgan'], first: 0 } as const
const BEGUN = { setup: PAIR, seed: 'table', answers: 3 }
const OVER = { setup: PAIR, seed: 'table', answers: 100_000 }

inBrowser('Death May Die', () => {
  it('is taught: each hint once, when it first matters', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await tableOf(page).waitFor()
        const hint = page.locator('.coach')
        const heard: string[] = []
        for (let turn = 0; turn < 40; turn++) {
          if ((await hint.count()) > 0) {
            heard.push(await hint.locator('h2').innerText())
            if (heard.length === 1) expect(await axeFindings(page, '.coach')).toEqual([])
            await hint.getByRole('button', { name: 'Got it' }).click()
            await hint.waitFor({ state: 'detached' })
          }
          if ((await sceneOf(page)).over) break
          await answer(page)
        }
        expect(heard.length).toBeGreaterThan(3)
        expect(new Set(heard).size).toBe(heard.length)
      },
      { hash: '#/learn/death-may-die' },
    ),
  )

  it('tells all of the Elder One and the episode by key, and doors and gates in words', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await openFile(page, fileOf(BEGUN))
      await page.keyboard.press('i')
      const sheet = windowOf(page)
      await sheet.getByRole('heading', { name: 'Cthulhu' }).waitFor()
      expect(await sheet.locator('dt').allInnerTexts()).toHaveLength(4)
      expect(await sheet.locator('dd').first().innerText()).toMatch(/^Whenever the Elder One advances: Put 1 R'lyeh/)
      expect(await sheet.innerText()).toContain('Destroy Equipment: Make a roll')
      expect(await axeFindings(page, '[role=dialog]')).toEqual([])
      await closeWindow(page)
      expect(await tableInWords(page)).toMatch(
        /Stairwell \(doors to .*Coal Store.*\): .*Yellow gate, Stairs to Upper Landing/,
      )
    }),
  )

  it('is watched again, and gone on with from there', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      const answers = matchAt(OVER).inputs.filter(({ is }) => is === 'answer').length
      await bring(page, { name: 'over.json', text: fileOf(OVER) })
      await page.getByRole('link', { name: /^Replay: / }).click()
      await atStep(page, 0)
      for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
      await atStep(page, 3)
      expect(await page.locator('.replay-board .dmd-table').count()).toBe(1)
      await page.getByRole('button', { name: 'To the end' }).click()
      await atStep(page, answers)
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole('slider', { name: 'Place in the game' }).fill('9')
      await atStep(page, 9)
      await page.getByRole('button', { name: /from here/i }).click()
      await promptOf(page).locator('button.opt').first().waitFor()
      await answer(page)
    }),
  )

  it('asks for what real dice showed and which card was drawn', { timeout: PATIENCE }, () =>
    visit(
      async ({ page }) => {
        await page.getByText('We roll real dice').click()
        await page.getByRole('button', { name: 'Begin the night' }).click()
        await tableOf(page).waitFor()
        const told = { rolls: 0, draws: 0, answers: 0 }
        for (let step = 0; step < 60 && (told.rolls < 2 || told.draws < 6); step++) {
          const seq = await seqOf(page)
          if (await isRoll(page)) {
            if (told.rolls === 0) expect(await axeFindings(page, '#prompt')).toEqual([])
            await tellRoll(page)
            told.rolls++
          } else if (await isDraw(page)) {
            await tellDraw(page)
            told.draws++
          } else {
            await answer(page)
            told.answers++
          }
          expect(await seqOf(page)).toBeGreaterThan(seq)
        }
        expect(told.rolls).toBeGreaterThanOrEqual(2)
        expect(told.draws).toBeGreaterThanOrEqual(6)
        expect(told.answers).toBeGreaterThan(0)
        const question = await questionOf(page)
        await page.reload()
        await tableOf(page).waitFor()
        expect(await questionOf(page)).toBe(question)
      },
      { hash: '#/setup/death-may-die' },
    ),
  )

  it('is put right by a referee, which marks the game, and can be taken back', { timeout: PATIENCE }, () =>
    visit(async ({ page }) => {
      await openFile(page, fileOf(BEGUN))
      const before = await tableInWords(page)
      const mark = page.locator('.play-bar .tag', { hasText: 'corrected' })
      await openMenu(page, /^Referee/)
      const form = windowOf(page).locator('form.correction').first()
      await form.waitFor()
      expect(await axeFindings(page, '[role=dialog]')).toEqual([])
      const values = form.locator('select').first()
      const now = await values.inputValue()
      const others = await values
        .locator('option')
        .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''))
      await values.selectOption(others.find((value) => value !== now) ?? now)
      await form.locator('button[type=submit]').click()
      await closeWindow(page)
      await mark.waitFor()
      expect(await tableInWords(page)).not.toBe(before)
      await undo(page)
      await mark.waitFor({ state: 'detached' })
      expect(await tableInWords(page)).toBe(before)
    }),
  )
})
