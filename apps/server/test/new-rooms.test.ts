import { describe, expect, it } from 'vitest'
import { shakyStore } from './shaky-store.ts'
import { sharedBus } from './shared-bus.ts'
import { ELDER_SIGN, made, person, playOn, SETUPS, started } from './table-of.ts'

describe('a room that was just made', () => {
  it.each(SETUPS)('of $game is not read for whoever comes first, and looks as if it had been', async (wanted) => {
    const store = shakyStore()
    const server = await started(store)
    const { room, chairs, watch } = await made(server.port, wanted)
    const seen = async () => {
      const one = await person(server.port, room, watch)
      const known = await one.until(() => true)
      await one.leave()
      await expect.poll(() => server.hall.here.size).toBe(0)
      return known
    }
    const before = await seen()
    expect(store.asked.get('open') ?? 0).toBe(0)
    expect(await seen()).toEqual(before)
    expect(store.asked.get('open')).toBe(1)
    const people = await Promise.all(chairs.map(({ key }) => person(server.port, room, key)))
    await Promise.all(people.map(({ until }) => until(() => true)))
    expect(await playOn(people, 3)).toBe(3)
    await Promise.all(people.map((one) => one.leave()))
    await server.close()
  })

  it('is read where another server has written to it meanwhile', async () => {
    const store = shakyStore()
    const shared = sharedBus()
    const [one, two] = await Promise.all(['a', 'b'].map((node) => started(store, {}, shared(node))))
    if (!one || !two) throw new Error('two servers')
    const { room, chairs } = await made(one.port, ELDER_SIGN)
    const there = await Promise.all(chairs.map(({ key }) => person(two.port, room, key)))
    await Promise.all(there.map(({ until }) => until(() => true)))
    await playOn(there, 3)
    const read = store.asked.get('open') ?? 0
    const here = await person(one.port, room, chairs[0]?.key ?? '')
    const { glance } = await here.until(() => true)
    expect(store.asked.get('open')).toBe(read + 1)
    expect(glance.seq).toBe(there[0]?.client.known()?.glance.seq)
    await Promise.all([here, ...there].map((each) => each.leave()))
    await Promise.all([one.close(), two.close()])
  })

  it('is forgotten where many others are made and nobody comes', async () => {
    const store = shakyStore()
    const server = await started(store)
    const { room, watch } = await made(server.port, ELDER_SIGN)
    for (let n = 0; n < 32; n++) await made(server.port, ELDER_SIGN)
    const late = await person(server.port, room, watch)
    await late.until(() => true)
    expect(store.asked.get('open')).toBe(1)
    await late.leave()
    await server.close()
  })
})
