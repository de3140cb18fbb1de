import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres, startPostgres } from '../../../tools/postgres.mjs'
import { valveTo } from '../../../tools/valve.mjs'
import { migratePostgres, postgresStore } from '../src/adapters/postgres/index.ts'
import { STEPS } from '../src/adapters/postgres/schema.ts'
import { sqliteStore } from '../src/adapters/sqlite/index.ts'
import { storeContract } from './contract.ts'
import { copiesAll } from './copy.ts'

const bin = findPostgres()
if (!bin) {
  const why = 'No Postgres found, and none to be had from the registry or Debian.'
  if (process.env.CI) throw new Error(why)
  console.info(`${why} Its tests are skipped.`)
}

let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  if (bin) server = await startPostgres(bin)
}, 120_000)
afterAll(() => server?.stop(), 120_000)

let made = 0

/** A new database on the server. */
const newDatabase = async (): Promise<string> => {
  const name = `t${made++}`
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return server.url.replace(/\/postgres$/, `/${name}`)
}

const said = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

let last = ''

describe.skipIf(!bin)('Postgres', () => {
  storeContract('postgres', {
    fresh: async () => {
      last = await newDatabase()
      return postgresStore(last)
    },
    again: () => postgresStore(last),
  })

  const latest = { seq: 0, counted: 0, version: '1', state: null }
  const head = { id: 'a', game: 'g', setup: {}, seed: 's', createdAt: 1 }
  const entry = (seq: number) => ({ seq, input: { seq }, events: [], version: '1', at: seq })

  const recovered = (store: Awaited<ReturnType<typeof postgresStore>>) =>
    expect.poll(() => store.check().then(() => 'well', String), { timeout: 60_000 }).toBe('well')

  it('takes over the rooms of a SQLite file', async () => {
    const file = sqliteStore(join(mkdtempSync(join(tmpdir(), 'vigil-copy-')), 'vigil.db'))
    const store = await postgresStore(await newDatabase())
    await copiesAll(file, store)
    await Promise.all([file.close(), store.close()])
  })

  it('several servers write at once: none is lost, none is doubled', async () => {
    const url = await newDatabase()
    const stores = await Promise.all([postgresStore(url), postgresStore(url), postgresStore(url)])
    await stores[0]?.create(head, {}, { room: 'a', entries: [], latest })
    const write = async (store: (typeof stores)[number], kept: number[]): Promise<void> => {
      while (kept.length < 20) {
        const seq = (await store.since('a', 0)).length
        if ((await store.append({ room: 'a', entries: [entry(seq)], latest })) === 'kept') kept.push(seq)
      }
    }
    const kept: number[][] = [[], [], []]
    await Promise.all(stores.map((store, i) => write(store, kept[i] ?? [])))
    expect(kept.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i))
    expect(await stores[0]?.since('a', 0)).toHaveLength(60)
    await Promise.all(stores.map((store) => store.close()))
  })

  it('several servers that start on an empty database set it up once', async () => {
    const url = await newDatabase()
    const stores = await Promise.all(Array.from({ length: 4 }, () => postgresStore(url)))
    await Promise.all(stores.map((store) => store.check()))
    await Promise.all(stores.map((store) => store.close()))
    expect(await migratePostgres(url)).toEqual([])
  })

  it('keeps what was acknowledged when Postgres is killed, and goes on with it', async () => {
    const store = await postgresStore(await newDatabase())
    await store.create(head, {}, { room: 'a', entries: [], latest })
    let acknowledged = 0
    const writing = (async () => {
      for (let seq = 0; seq < 100_000; seq++) {
        if ((await store.append({ room: 'a', entries: [entry(seq)], latest })) !== 'kept') break
        acknowledged = seq + 1
      }
    })()
    await new Promise((done) => setTimeout(done, 300))
    const restarted = server.restart('SIGQUIT')
    await expect(writing).rejects.toMatchObject({ name: 'StoreFault', code: 'unsure' })
    await restarted
    await recovered(store)
    const log = await store.since('a', 0)
    expect(acknowledged).toBeGreaterThan(0)
    // The one that was under way may be there or not.
    expect([acknowledged, acknowledged + 1]).toContain(log.length)
    expect(await store.append({ room: 'a', entries: [entry(log.length)], latest })).toBe('kept')
    await store.close()
  }, 60_000)

  describe('over a line that goes dead', () => {
    const batch = { room: 'a', entries: [entry(0)], latest }

    const overValve = async () => {
      const url = await newDatabase()
      const valve = await valveTo(Number(new URL(url).port))
      const through = url.replace(/:\d+\//, `:${valve.port}/`)
      const store = await postgresStore(through, { connectMs: 2_000, answerMs: 2_000 })
      await store.create(head, {}, { room: 'a', entries: [], latest })
      // Several connections, all of which are dead afterwards.
      await Promise.all(Array.from({ length: 5 }, () => store.mark('a')))
      return { store, valve }
    }

    it('does not wait for ever, does not know whether it was kept, and finds out when it is sent again', async () => {
      const { store, valve } = await overValve()
      valve.turn('mute')
      await expect(store.append(batch)).rejects.toMatchObject({ code: 'unsure' })
      // From now on nothing is sent, and so nothing is unsure.
      await expect(store.append(batch)).rejects.toMatchObject({ code: 'unreachable' })
      await expect(store.check()).rejects.toMatchObject({ code: 'unreachable' })
      // What was held back arrives after all.
      valve.turn('open')
      await recovered(store)
      await expect.poll(() => store.append(batch)).toBe('late')
      expect(await store.since('a', 0)).toHaveLength(1)
      await store.close()
      await valve.close()
    })

    it('goes on by itself once the line is there again', async () => {
      const { store, valve } = await overValve()
      valve.turn('shut')
      await expect(store.mark('a')).rejects.toMatchObject({ code: 'unreachable' })
      valve.turn('open')
      await recovered(store)
      expect(await store.append(batch)).toBe('kept')
      await store.close()
      await valve.close()
    })

    it('can be closed all the same', async () => {
      const { store, valve } = await overValve()
      valve.turn('mute')
      await Promise.all([expect(store.mark('a')).rejects.toThrow(), store.close()])
      await valve.close()
    })
  })

  it('of a newer release is refused, and so is an older one, by what to do', async () => {
    const url = await newDatabase()
    await (await postgresStore(url)).close()
    await said(url, "INSERT INTO vigil_steps VALUES ('9999-later')")
    await expect(postgresStore(url)).rejects.toMatchObject({ code: 'newer', message: /9999-later.*Run that release/ })
    const [first] = STEPS
    await said(url, `DELETE FROM vigil_steps WHERE name IN ('9999-later', '${first?.name}')`)
    await expect(postgresStore(url)).rejects.toMatchObject({ code: 'older', message: /npm run server -- migrate/ })
  })

  it('of another program is refused, and left as it is', async () => {
    const url = await newDatabase()
    await said(url, 'CREATE TABLE rooms (theirs text)')
    await expect(postgresStore(url)).rejects.toMatchObject({ code: 'foreign' })
  })

  it('that is not there, or not let in to, says so without the password', async () => {
    const wrong = server.url.replace('vigil@', 'vigil:secret@').replace(/\/postgres$/, '/nowhere')
    await expect(postgresStore(wrong)).rejects.toMatchObject({ code: 'refused', message: /no database at/ })
    const nobody = 'postgres://vigil:secret@127.0.0.1:1/vigil'
    await expect(postgresStore(nobody)).rejects.toMatchObject({ code: 'unreachable', message: /^(?!.*secret).*127/ })
  })
})
