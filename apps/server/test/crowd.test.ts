/** A room that very many watch. */
import { afterEach, expect, it, vi } from 'vitest'
import { elsewhere } from '../src/elsewhere.ts'
import type { Guest } from '../src/guest.ts'
import type { Hosted } from '../src/hosted.ts'
import { tellPresent } from '../src/room-host.ts'
import { ELDER_SIGN, made, person, started } from './table-of.ts'

afterEach(() => vi.useRealTimers())

const roomWith = (watching: number): { hosted: Hosted; told: string[] } => {
  const told: string[] = []
  const guest = (): Guest => ({
    chair: 'spectator',
    send: (text) => void told.push(String(text)),
    close: () => undefined,
  })
  const guests = new Set(Array.from({ length: watching }, guest))
  return { hosted: { guests, elsewhere: elsewhere() } as unknown as Hosted, told }
}

it('a few are told at once whenever somebody comes', () => {
  const { hosted, told } = roomWith(4)
  tellPresent(hosted)
  tellPresent(hosted)
  expect(told).toHaveLength(8)
})

it('a crowd is told once for all who came in half a second', () => {
  vi.useFakeTimers()
  const { hosted, told } = roomWith(40)
  for (let n = 0; n < 100; n++) tellPresent(hosted)
  expect(told).toEqual([])
  hosted.guests.delete([...hosted.guests][0] as Guest)
  vi.advanceTimersByTime(500)
  expect(told).toHaveLength(39)
  expect(JSON.parse(told[0] ?? '')).toEqual({ t: 'present', present: [], watching: 39 })
  // And the next time again.
  tellPresent(hosted)
  vi.advanceTimersByTime(500)
  expect(told).toHaveLength(78)
})

it('everybody learns in the end how many watch', async () => {
  const server = await started()
  const { room, chairs, watch } = await made(server.port, ELDER_SIGN)
  const ada = await person(server.port, room, chairs[0]?.key ?? '')
  const crowd = []
  for (let n = 0; n < 45; n++) crowd.push(await person(server.port, room, watch))
  await ada.until(({ watching }) => watching === 45)
  await Promise.all(crowd.map(({ until }) => until(({ watching }) => watching === 45)))
  await Promise.all(crowd.slice(0, 10).map(({ leave }) => leave()))
  await ada.until(({ watching }) => watching === 35)
  await server.close()
})
