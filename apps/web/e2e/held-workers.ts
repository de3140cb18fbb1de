/** Workers that think as ever and are not heard: for what must not wait for them. */
import type { Page } from 'playwright-core'

/** Runs in the page before everything else. Keeps what workers say until it is let go. */
export const holdWorkers = (): void => {
  const Real = window.Worker
  const held: (() => void)[] = []
  Object.assign(window, { held })
  window.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      const set = (hear: (event: MessageEvent) => void): void =>
        this.addEventListener('message', (event) => void held.push(() => hear.call(this, event)))
      Object.defineProperty(this, 'onmessage', { set })
    }
  }
}

export const heldIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { held: unknown[] }).held.length)

export const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const tell of (window as unknown as { held: (() => void)[] }).held.splice(0)) tell()
  })
