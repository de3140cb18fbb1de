/** A server holds nothing of rooms that nobody is connected to. */
import { describe, expect, it } from 'vitest'
import type { Bus } from '../src/bus.ts'
import type { Server } from '../src/server.ts'
import { shakyStore } from './shaky-store.ts'
import { sharedBus } from './shared-bus.ts'
import { ELDER_SIGN, made, person, playOn, started } from './table-of.ts'

/** A bus that shows which rooms it listens to. */
const counted = (bus: Bus): Bus & { readonly joined: Set<string> } => {
  const joined = new Set<string>()
  return {
    ...bus,
    joined,
    join(room) {
      joined.add(room)
      bus.join(room)
    },
    leave(room) {
      joined.delete(room)
      bus.leave(room)
    },
  }
}

const heldBy = ({ hall }: Server, rooms: readonly string[]): number =>
  hall.here.size + hall.opening.size + hall.visitors.size + rooms.filter(hall.means.standIns.isDue).length

describe('after everybody has gone', () => {
  it('no server has rooms, news of rooms, or anything due in them', async () => {
    const store = shakyStore()
    const shared = sharedBus()
    const buses = ['a', 'b'].map((node) => counted(shared(node)))
    const servers = await Promise.all(buses.map((bus) => started(store, {}, bus)))
    const port = (i: number): number => servers[i % servers.length]?.port ?? 0
    const rooms: string[] = []
    for (let n = 0; n < 4; n++) {
      const { room, chairs, watch } = await made(port(n), { ...ELDER_SIGN, options: { turnSeconds: 0 } })
      rooms.push(room)
      const keys = [...chairs.map(({ key }) => key), watch]
      const people = []
      for (const [i, key] of keys.entries()) people.push(await person(port(n + i), room, key))
      await Promise.all(people.map(({ until }) => until(() => true)))
      await playOn(people.slice(0, 2), 5)
      // Strangers, and people who only look.
      for (const key of [watch, 'x'.repeat(32)])
        for (const path of ['', '/record', '/story'])
          await fetch(`http://127.0.0.1:${port(n)}/api/rooms/${room}${path}`, {
            headers: { Authorization: `Bearer ${key}` },
          })
      const stranger = await person(port(n), room, 'x'.repeat(32))
      await stranger.next('bye')
      store.away = true
      await fetch(`http://127.0.0.1:${port(n + 1)}/api/rooms/${room}`, {
        headers: { Authorization: `Bearer ${watch}` },
      })
      const early = await person(port(n + 1), 'nowhere-at-all', watch)
      await early.next('bye')
      store.away = false
      expect(buses.some(({ joined }) => joined.has(room))).toBe(true)
      await Promise.all([...people, stranger, early].map((one) => one.leave()))
    }
    for (const server of servers) await expect.poll(() => heldBy(server, rooms)).toBe(0)
    expect(buses.map(({ joined }) => joined.size)).toEqual([0, 0])
    await Promise.all(servers.map((server) => server.close()))
  })

  it('one who comes while the last one goes does not sit in a room that was closed', async () => {
    const store = shakyStore()
    const shared = sharedBus()
    const [one, two] = await Promise.all(['a', 'b'].map((node) => started(store, {}, shared(node))))
    if (!one || !two) throw new Error('two servers')
    const { room, chairs } = await made(one.port, ELDER_SIGN)
    const keys = chairs.map(({ key }) => key)
    const bo = await person(two.port, room, keys[1] ?? '')
    let ada = await person(one.port, room, keys[0] ?? '')
    for (let n = 0; n < 20; n++) {
      await ada.until(() => true)
      const [next] = await Promise.all([person(one.port, room, keys[0] ?? ''), ada.leave()])
      ada = next
      await ada.until(() => true)
      expect(one.hall.here.get(room)?.guests.size).toBeGreaterThan(0)
    }
    await playOn([ada, bo], 5)
    await Promise.all([ada.leave(), bo.leave()])
    await Promise.all([one.close(), two.close()])
  })
})
