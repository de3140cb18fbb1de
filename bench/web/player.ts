/** Somebody who plays inside of the page: presses the first option that is lit, again and again. */
import type { Page } from 'playwright-core'

export interface Orders {
  readonly answers: number
  /** Milliseconds to sit still before each press, at most: presses must not keep step with frames. */
  readonly pause: number
}

export interface Played {
  /** For each answer, milliseconds from the press to the painted frame that shows the new position. */
  readonly times: readonly number[]
  readonly over: boolean
}

/** Runs in the page, so it may use nothing from outside. */
const playHere = async ({ answers, pause }: Orders): Promise<Played> => {
  const times: number[] = []
  const seqOf = (): string => document.querySelector('.tabletop')?.getAttribute('data-seq') ?? ''
  /** When the next frame has been painted: a message posted while it is being made arrives after it. */
  const painted = (): Promise<number> =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now())
        port2.postMessage(0)
      })
    })
  const still = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
  /** Of several things to choose, the first not chosen, and then the button that hands them in. */
  const nextButton = (): HTMLElement | null => {
    const done = document.querySelector<HTMLElement>('#prompt .subset-bar [data-key=Enter]')
    if (done?.getAttribute('aria-disabled') === 'true')
      return document.querySelector('#prompt .subset button.opt[aria-pressed=false]')
    return done ?? document.querySelector('#prompt .opts button.opt:not([aria-disabled=true])')
  }
  for (let presses = 0; times.length < answers && presses < answers * 8; presses++) {
    const button = nextButton()
    if (!button) return { times, over: true }
    await still(pause * Math.random())
    const before = seqOf()
    const pressed = performance.now()
    button.click()
    let shown = await painted()
    for (let frames = 0; seqOf() === before && frames < 3; frames++) shown = await painted()
    // Where the position is the same, the press was a step towards an answer.
    if (seqOf() !== '' && seqOf() !== before) times.push(shown - pressed)
  }
  return { times, over: false }
}

export const play = (page: Page, orders: Orders): Promise<Played> => page.evaluate(playHere, orders)
