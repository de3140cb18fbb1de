/** Online tables in real browsers: visitors with their links, and a hand that presses what is lit. */
import { setTimeout as wait } from 'node:timers/promises'
import type { RoomMade } from '@vigil/table/wire'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { OnlineServer } from './online-server.ts'
import { DESKTOP, listenTo, theBrowser } from './visit.ts'

export interface Visitor {
  readonly page: Page
  /** What the page complained about, besides connections that were cut on purpose. */
  readonly complaints: () => string[]
  leave(): Promise<void>
}

export interface VisitorOptions extends BrowserContextOptions {
  readonly stored?: Readonly<Record<string, string>>
}

const store = (stored: Readonly<Record<string, string>>): void => {
  for (const [key, value] of Object.entries(stored))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
}

const CUT = /WebSocket connection|net::ERR_|status of 503/

/** Somebody with a browser of their own. */
export const visitor = async (href: string, { stored, ...options }: VisitorOptions = {}): Promise<Visitor> => {
  const context = await (await theBrowser()).newContext({
    viewport: DESKTOP,
    locale: 'en-GB',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  // Whoever thinks about odds in four browsers at once needs a larger machine.
  const settings = JSON.stringify({ advice: false, volume: 0 })
  await context.addInitScript(store, { 'vigil:settings': settings, ...stored })
  const page = await context.newPage()
  const heard = listenTo(page)
  await page.goto(href)
  return { page, complaints: () => heard.filter((text) => !CUT.test(text)), leave: () => context.close() }
}

/** A room as the page would ask for it. */
export const roomAt = async ({ url }: OnlineServer, wanted: unknown): Promise<RoomMade> => {
  const response = await fetch(`${url}api/rooms`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wanted),
  })
  if (response.status !== 201) throw new Error(await response.text())
  return (await response.json()) as RoomMade
}

export const linkTo = ({ url }: OnlineServer, room: string, key: string): string => `${url}#/room/${room}/${key}`

export const sitDown = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.locator('[data-seq]').waitFor()
}

export type Pressed = 'over' | 'waiting' | 'pressed'

/** One press on what is lit, without waiting for what comes of it. `turn` chooses as the players of whole games do. */
export const pressOnce = (page: Page, turn: number): Promise<Pressed> =>
  page.evaluate((at): Pressed => {
    if (document.querySelector('.room-end')) return 'over'
    const prompt = document.querySelector('#prompt')
    const options = [...(prompt?.querySelectorAll<HTMLElement>('button.opt:not([aria-disabled=true])') ?? [])]
    if (!prompt || options.length === 0) return 'waiting'
    const confirm = prompt.querySelector<HTMLElement>('[data-key=Enter]')
    if (prompt.querySelector('.subset')) {
      const next = confirm?.getAttribute('aria-disabled') === 'true' ? undefined : confirm
      ;(next ?? options.find((option) => option.getAttribute('aria-pressed') !== 'true'))?.click()
      return 'pressed'
    }
    const armed = [...prompt.querySelectorAll<HTMLElement>('.danger')].find((each) =>
      /press again/i.test(each.querySelector('small')?.textContent ?? ''),
    )
    const opened = prompt.querySelector('.drafting, .back') !== null
    const choice = opened || at < 25 || at % 9 === 0 ? 0 : options.length - 1
    ;(armed ?? options[choice])?.click()
    return 'pressed'
  }, turn)

export const shownSeq = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-seq]').getAttribute('data-seq'))

/** Whoever is asked presses, until `most` answers were given, or to the end. Resolves with how many there were. */
export const playTogether = async (pages: readonly Page[], most: number, from = 0): Promise<number> => {
  let given = 0
  for (let idle = 0; idle < 2_000; ) {
    const presses = await Promise.all(pages.map((page) => pressOnce(page, from + given)))
    if (presses.every((press) => press === 'over')) return given
    const pressed = presses.filter((press) => press === 'pressed').length
    idle = pressed > 0 ? 0 : idle + 1
    given += pressed
    if (given >= most) return given
    await wait(8)
  }
  throw new Error('nobody is asked any more')
}

/** Both show the same table. */
export const inStep = async (pages: readonly Page[]): Promise<void> => {
  for (let tries = 0; tries < 500; tries++) {
    const seqs = await Promise.all(pages.map(shownSeq))
    if (new Set(seqs).size === 1) return
    await wait(20)
  }
  throw new Error('the tables differ')
}

export const talkOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Talk' })

export const say = async (page: Page, text: string): Promise<void> => {
  if ((await talkOf(page).count()) === 0) await page.getByRole('button', { name: /^Talk/ }).click()
  await page.getByLabel('Say something').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await talkOf(page).getByText(text).waitFor()
  await page.keyboard.press('Escape')
}
