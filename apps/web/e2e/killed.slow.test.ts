/** The whole browser killed as a process in the middle of a game. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtPage } from './built.ts'
import { tableInWords } from './menu.ts'
import { answer, playNow, questionOf, seqOf, tableOf } from './player.ts'
import { type Running, startBrowser } from './process.ts'
import { inBrowser } from './visit.ts'

let profile = ''
let running: Running | undefined

beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'vigil-profile-'))
})

afterEach(async () => {
  await running?.kill()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
})

const start = async (at: string): Promise<Page> => {
  running = await startBrowser(profile)
  const { page } = running
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(at)
  return page
}

/** What the page wrote down for the worst case it crosses out when the database has it. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('vigil:journal:')))

const lookedAt = async (page: Page) => ({
  question: await questionOf(page),
  words: await tableInWords(page),
  seq: await seqOf(page),
})

inBrowser('a browser that is killed', () => {
  it('loses nothing: the game stands as it stood', async () => {
    const page = await start(await builtPage())
    await playNow(page)
    const at = page.url()
    for (let turn = 0; turn < 6; turn++) await answer(page)
    await kept(page)
    const before = await lookedAt(page)
    await running?.kill()
    const next = await start(at)
    await tableOf(next).waitFor()
    expect(await lookedAt(next)).toEqual(before)
    await answer(next)
    expect(await seqOf(next)).toBeGreaterThan(before.seq)
  })

  it('in the very moment of an answer leaves the game before it or after it', async () => {
    const page = await start(await builtPage())
    await playNow(page)
    const at = page.url()
    for (let turn = 0; turn < 3; turn++) await answer(page)
    await kept(page)
    const before = await lookedAt(page)
    const { seq: shown } = await answer(page)
    await running?.kill()
    const next = await start(at)
    await tableOf(next).waitFor()
    const after = await lookedAt(next)
    if (after.seq === before.seq) expect(after).toEqual(before)
    else expect(after.seq).toBe(shown)
    await answer(next)
  })
})
