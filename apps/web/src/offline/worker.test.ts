import { expect, it } from 'vitest'
import { versionsOf } from './worker.ts'

class FakeWorker extends EventTarget {
  state = 'installing'
  said: unknown[] = []
  postMessage(message: unknown): void {
    this.said.push(message)
  }
  install(): void {
    this.state = 'installed'
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  bring(): FakeWorker {
    this.installing = new FakeWorker()
    this.dispatchEvent(new Event('updatefound'))
    return this.installing
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  registration = new FakeRegistration()
  register = async (): Promise<FakeRegistration> => this.registration
}

const page = async (controlled: boolean) => {
  const container = new FakeContainer()
  if (controlled) container.controller = new FakeWorker()
  let reloads = 0
  const versions = versionsOf({
    container: container as never,
    worker: 'sw.js',
    loaded: Promise.resolve(),
    reload: () => reloads++,
  })
  await new Promise((done) => setTimeout(done, 0))
  const change = (): boolean => container.dispatchEvent(new Event('controllerchange'))
  return { container, versions, change, reloads: () => reloads }
}

it('says nothing on the first visit', async () => {
  const { container, versions, change, reloads } = await page(false)
  container.registration.bring().install()
  container.controller = new FakeWorker()
  change()
  expect(versions.now()).toBe('current')
  expect(reloads()).toBe(0)
})

it('lets a new version wait until it is accepted, then loads again', async () => {
  const { container, versions, change, reloads } = await page(true)
  let told = 0
  versions.subscribe(() => told++)
  const next = container.registration.bring()
  expect(versions.now()).toBe('current')
  next.install()
  container.registration.waiting = next
  expect(versions.now()).toBe('waiting')
  expect(told).toBe(1)
  expect(next.said).toEqual([])
  versions.accept()
  expect(next.said).toEqual([{ type: 'SKIP_WAITING' }])
  expect(reloads()).toBe(0)
  change()
  expect(reloads()).toBe(1)
})

it('goes on as it is when another tab has let the new version in', async () => {
  const { versions, change, reloads } = await page(true)
  change()
  expect(versions.now()).toBe('replaced')
  expect(reloads()).toBe(0)
  versions.accept()
  expect(reloads()).toBe(1)
})
