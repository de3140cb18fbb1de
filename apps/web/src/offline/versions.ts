/** This page's version. While developing there is no worker, and nothing ever waits. */
import { type Versions, versionsOf } from './worker.ts'

const HOUR = 3_600_000

const still: Versions = {
  now: () => 'current',
  subscribe: () => () => undefined,
  accept: () => location.reload(),
  look: () => undefined,
}

const loaded = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState === 'complete') done()
    else addEventListener('load', () => done(), { once: true })
  })

const start = (): Versions => {
  const container = import.meta.env.PROD ? navigator.serviceWorker : undefined
  if (!container) return still
  const worker = new URL('sw.js', document.baseURI).href
  const versions = versionsOf({ container, worker, loaded: loaded(), reload: () => location.reload() })
  // A tab may stay open for days.
  setInterval(() => versions.look(), HOUR)
  return versions
}

let started: Versions | undefined

export const versions = (): Versions => {
  started ??= start()
  return started
}
