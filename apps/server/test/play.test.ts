import { memoryStore } from '@vigil/store/memory'
import { describe, expect, it } from 'vitest'
import { sharedBus } from './shared-bus.ts'
import { ELDER_SIGN, made, person, playOn, started } from './table-of.ts'
import { tableSuite } from './table-suite.ts'

tableSuite('one server', async () => [await started()])

tableSuite('three servers on one store', async () => {
  const store = memoryStore()
  const bus = sharedBus()
  return Promise.all(['a', 'b', 'c'].map((node) => started(store, {}, bus(node))))
})

describe('two servers that hear nothing of each other', () => {
  it('bring their people together all the same, a little later', async () => {
    const store = memoryStore()
    const bus = sharedBus({ deaf: true })
    const servers = await Promise.all(['a', 'b'].map((node) => started(store, {}, bus(node))))
    const [one, two] = servers
    const { room, chairs } = await made(one?.port ?? 0, ELDER_SIGN)
    const ada = await person(one?.port ?? 0, room, chairs[0]?.key ?? '', 'Ada')
    const bo = await person(two?.port ?? 0, room, chairs[1]?.key ?? '', 'Bo')
    await Promise.all([ada, bo].map((each) => each.until(() => true)))
    await playOn([ada, bo], 4)
    const seq = Math.max(...[ada, bo].map(({ client }) => client.known()?.glance.seq ?? 0))
    const seen = await Promise.all([ada, bo].map((each) => each.until(({ glance }) => glance.seq >= seq)))
    expect(seen[0]?.glance.view).toEqual(seen[1]?.glance.view)
    const heard = bo.next('line')
    await ada.client.ask({ t: 'say', text: 'hello' })
    expect((await heard).line.text).toBe('hello')
    await Promise.all([ada.leave(), bo.leave()])
    await Promise.all(servers.map((server) => server.close()))
  }, 60_000)
})
