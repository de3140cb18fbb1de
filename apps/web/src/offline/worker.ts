/**
 * The service worker from the page's side. A new version is fetched in the background and waits: only the player lets it
 * in, and only then is the page loaded again.
 */

export type Version = 'current' | 'waiting' | 'replaced'

export interface Versions {
  now(): Version
  subscribe(listener: () => void): () => void
  /** Lets the new version in; the page is loaded again once it is there. */
  accept(): void
  /** Looks for a new version. */
  look(): void
}

export interface WorkerParts {
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>
  readonly reload: () => void
  /** The address of the worker. */
  readonly worker: string
  /** When the page has loaded: what the worker fetches ahead must not be in its way. */
  readonly loaded: Promise<unknown>
}

/** Calls `then` once `worker` is installed, which means: everything it needs is in the browser. */
const whenInstalled = (worker: ServiceWorker | null, then: () => void): void => {
  if (!worker) return
  if (worker.state === 'installed') then()
  else worker.addEventListener('statechange', () => worker.state === 'installed' && then())
}

export const versionsOf = ({ container, reload, worker, loaded }: WorkerParts): Versions => {
  let version: Version = 'current'
  let registration: ServiceWorkerRegistration | undefined
  let accepted = false
  // The first worker of all is not news.
  let controlled = container.controller !== null
  const listeners = new Set<() => void>()
  const become = (next: Version): void => {
    version = next
    for (const listener of listeners) listener()
  }
  const found = (next: ServiceWorker | null): void =>
    whenInstalled(next, () => {
      if (container.controller) become('waiting')
    })
  container.addEventListener('controllerchange', () => {
    if (accepted) reload()
    // Another tab has let the new version in: this one goes on as it is, and says so.
    else if (controlled) become('replaced')
    controlled = true
  })
  const registered = loaded.then(() => container.register(worker, { updateViaCache: 'none' }))
  registered
    .then((made) => {
      registration = made
      found(made.waiting)
      made.addEventListener('updatefound', () => found(made.installing))
    })
    // Not a secure address, or the browser allows none: the page works, only not without a network.
    .catch(() => undefined)
  return {
    now: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    accept() {
      if (version === 'replaced' || !registration?.waiting) return reload()
      accepted = true
      registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    },
    look: () => void registration?.update().catch(() => undefined),
  }
}
