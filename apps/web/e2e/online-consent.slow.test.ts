/** What a company does together: real dice told by anybody, and what is put right or taken back once all agree. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { closeWindow, openMenu, windowOf } from './menu.ts'
import { inStep, linkTo, pressOnce, roomAt, shownSeq, sitDown, type Visitor, visitor } from './online.ts'
import { atTables } from './online-server.ts'
import { optionsOf } from './player.ts'
import { isDraw, isRoll, tellDraw, tellRoll } from './real-dice.ts'
import { closeBrowser, PATIENCE } from './visit.ts'

afterAll(closeBrowser)

const ROOMS = [
  {
    game: 'elder-sign',
    setup: { rules: 'revised', investigators: ['bob-jenkins', 'kate-winthrop'], ancientOne: 'yig', first: 0 },
  },
  {
    game: 'death-may-die',
    setup: { episode: 's1e1', elderOne: 'cthulhu', investigators: ['elizabeth', 'morgan'], first: 0 },
  },
]

/** A limit for hangs. */
const SOON = { timeout: 120_000 }

/** The page shows something newer than this. */
const moved = async (page: Page, seq: number): Promise<void> => {
  await expect.poll(() => shownSeq(page), SOON).toBeGreaterThan(seq)
}

interface Told {
  rolls: number
  draws: number
}

/** Whoever sits there tells what chance gave, in turn, until somebody is asked. */
const tellAll = async (pages: readonly Page[], told: Told): Promise<void> => {
  for (let step = 0; step < 40; step++) {
    await inStep(pages)
    const teller = pages[step % pages.length]
    if (!teller) throw new Error('nobody')
    const seq = await shownSeq(teller)
    if (await isRoll(teller)) {
      await tellRoll(teller)
      told.rolls++
    } else if (await isDraw(teller)) {
      await tellDraw(teller)
      told.draws++
    } else return
    for (const page of pages) await moved(page, seq)
  }
  throw new Error('chance is asked for ever')
}

const askedOf = async (pages: readonly Page[]): Promise<Page> => {
  for (const page of pages) if ((await optionsOf(page).count()) > 0) return page
  throw new Error('nobody is asked')
}

/** Whoever is asked answers, and dice are told, until a roll and a draw have been. */
const playWithDice = async (pages: readonly Page[]): Promise<void> => {
  const told = { rolls: 0, draws: 0 }
  await tellAll(pages, told)
  for (let turn = 0; turn < 30 && (told.rolls === 0 || told.draws === 0); turn++) {
    const asked = await askedOf(pages)
    const seq = await shownSeq(asked)
    for (let press = 0; press < 20 && (await shownSeq(asked)) === seq; press++) {
      await pressOnce(asked, 0)
      await asked.waitForFunction(() => !document.querySelector('.room-saving')?.textContent, undefined, SOON)
    }
    for (const page of pages) await moved(page, seq)
    await tellAll(pages, told)
  }
  expect(told.rolls).toBeGreaterThan(0)
  expect(told.draws).toBeGreaterThan(0)
}

/** Chooses another value of the first thing that can be put right. */
const wishCorrection = async (page: Page): Promise<void> => {
  await openMenu(page, /^Referee/)
  const form = windowOf(page).locator('form.correction').first()
  await form.waitFor(SOON)
  const values = form.locator('select').first()
  const now = await values.inputValue()
  const all = await values.locator('option').evaluateAll((each) => each.map((one) => one.getAttribute('value') ?? ''))
  await values.selectOption(all.find((value) => value !== now) ?? now)
  await form.locator('button[type=submit]').click()
  if ((await windowOf(page).count()) > 0) await closeWindow(page)
}

const correctTogether = async (by: Page, other: Page): Promise<void> => {
  const seq = await shownSeq(by)
  const mark = (page: Page) => page.locator('.play-bar .tag', { hasText: 'corrected' })
  for (const answer of ['No', 'Agree']) {
    await wishCorrection(by)
    await other.getByText(/would like to put something right: .+ Do you agree/).waitFor(SOON)
    await by.getByText(/Asked for consent/).waitFor(SOON)
    expect(await axeFindings(other)).toEqual([])
    expect(await shownSeq(other)).toBe(seq)
    expect(await mark(by).count()).toBe(0)
    await other.getByRole('button', { name: answer, exact: true }).click()
    await by.getByText(/Asked for consent/).waitFor({ state: 'detached', ...SOON })
  }
  for (const page of [by, other]) await mark(page).waitFor(SOON)
  await inStep([by, other])
}

/** The start page says whose turn it is. */
const lookAtTables = async (page: Page, tag: string): Promise<void> => {
  const back = page.url()
  await page.evaluate(() => {
    location.hash = '#/'
  })
  const list = page.getByRole('region', { name: 'Your tables online' })
  await list.locator('.tag', { hasText: tag }).waitFor(SOON)
  expect(await axeFindings(page)).toEqual([])
  await page.goto(back)
  await page.locator('[data-seq]').waitFor(SOON)
}

atTables('an online table with real dice', [1], (onlineServer) => {
  it.each(ROOMS)(
    'of $game is told its dice, and corrected once the others agree',
    { timeout: PATIENCE },
    async (room) => {
      const server = await onlineServer()
      const visitors: Visitor[] = []
      try {
        const made = await roomAt(server, { ...room, chance: 'ask' })
        for (const [i, name] of ['Ada', 'Bo'].entries()) {
          const one = await visitor(linkTo(server, made.room, made.chairs[i]?.key ?? ''))
          visitors.push(one)
          await sitDown(one.page, name)
          // Nobody else is there yet.
          if (i === 0) expect(await one.page.locator('.undo').innerText()).not.toContain('asks everybody')
        }
        const pages = visitors.map(({ page }) => page)
        for (const page of pages) await page.locator('.play-bar .tag', { hasText: 'real dice' }).waitFor(SOON)
        await playWithDice(pages)
        for (const page of pages) await page.locator('.undo', { hasText: 'asks everybody' }).waitFor(SOON)
        const asked = await askedOf(pages)
        const other = pages.find((page) => page !== asked)
        if (!other) throw new Error('nobody else')
        await correctTogether(other, asked)
        await lookAtTables(asked, 'your turn')
        await lookAtTables(other, `waits for ${asked === pages[0] ? 'Ada' : 'Bo'}`)
        expect(visitors.flatMap(({ complaints }) => complaints())).toEqual([])
      } finally {
        await Promise.all(visitors.map(({ leave }) => leave()))
        await server.close()
      }
    },
  )
})
