import { parseRecord, verifyReplay } from '@vigil/kernel'
import { memoryStore } from '@vigil/store/memory'
import { describe, expect, it } from 'vitest'
import { shelf } from '../src/shelf.ts'
import { millisecondsIn, tend } from '../src/tend.ts'
import { ELDER_SIGN, made, person, playOn, started } from './table-of.ts'

const DAY = 86_400_000

/** Two rooms: one played to its end, one just made. */
const played = async () => {
  const store = memoryStore()
  const server = await started({ ...store, close: async () => undefined })
  const [done, fresh] = [await made(server.port, ELDER_SIGN), await made(server.port, ELDER_SIGN)]
  const people = []
  for (const { key } of done.chairs) people.push(await person(server.port, done.room, key))
  await Promise.all(people.map(({ until }) => until(() => true)))
  await playOn(people, 5_000)
  await server.close()
  return { store, done: done.room, fresh: fresh.room }
}

describe('looking after old games', () => {
  it('lists, takes out as files, and throws away', async () => {
    const { store, done, fresh } = await played()
    const later = Date.now() + 100 * DAY
    expect((await tend(store, ['list'], later)).join('\n')).toMatch(new RegExp(`${done} .*, over`))

    const record = parseRecord((await tend(store, ['export', done], later)).join('\n'))
    const game = shelf()['elder-sign']?.game
    if (!record.ok || !game) throw new Error('no record')
    expect(verifyReplay(game, record.value).ok).toBe(true)

    expect(await tend(store, ['purge', '--older-than', '101d'], later)).toEqual(['0 rooms removed.'])
    expect((await tend(store, ['purge', '--older-than', '90d', '--dry-run'], later)).at(-1)).toMatch(/^2 rooms would/)
    expect(await tend(store, ['purge', '--older-than', '90d', '--over'], later)).toEqual(['1 rooms removed.'])
    expect((await store.rooms({})).map(({ id }) => id)).toEqual([fresh])
    expect(await tend(store, ['purge', '--older-than', '90d'], later)).toEqual(['1 rooms removed.'])
    expect(await store.rooms({})).toEqual([])
  })

  it.each([
    [['purge'], /Say how old/],
    [['purge', '--older-than', 'soon'], /days or hours, such as 90d/],
    [['purge', '--older-than'], /days or hours/],
    [['purge', '--all'], /There is no --all/],
    [['export'], /Say which room/],
    [['export', 'nowhere'], /There is no room nowhere/],
    [['dance'], /npm run server -- purge/],
  ])('%j gets a sentence', async (args, sentence) => {
    await expect(tend(memoryStore(), args, Date.now())).rejects.toThrow(sentence)
  })

  it('knows days and hours', () => {
    expect([millisecondsIn('2d'), millisecondsIn('36h')]).toEqual([2 * DAY, 1.5 * DAY])
  })
})
