import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord, verifyReplay } from '@vigil/kernel'
import { memoryStore } from '@vigil/store/memory'
import { sqliteStore } from '@vigil/store/sqlite'
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

  it('copies all games of a server that runs into a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vigil-tend-'))
    const [path, copy] = [join(folder, 'vigil.db'), join(folder, 'copy.db')]
    const server = await started(sqliteStore(path))
    const { room, chairs } = await made(server.port, ELDER_SIGN)
    const people = []
    for (const { key } of chairs) people.push(await person(server.port, room, key))
    await Promise.all(people.map(({ until }) => until(() => true)))
    const given = await playOn(people, 30)

    // As another program would: the newest answers are not in the database yet.
    const beside = sqliteStore(path)
    expect(await tend(beside, ['backup', copy], 0)).toEqual([`1 rooms copied into ${copy}.`])
    await expect(tend(beside, ['backup', copy], 0)).rejects.toThrow('is there already')
    await beside.close()
    const kept = sqliteStore(copy)
    const log = await kept.since(room, 0)
    await kept.close()
    expect(log.filter(({ tag }) => tag !== undefined)).toHaveLength(given)

    // And nobody has noticed.
    expect(await playOn(people, 5, 'later')).toBe(5)
    await Promise.all(people.map((one) => one.leave()))
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    [['purge'], /Say how old/],
    [['backup'], /Say where to/],
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
