/** What a node does not start with: a sentence that says what to do, and nothing is left running. */
import { migratePostgres } from '@vigil/store/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRedis, startRedis } from '../../../tools/redis.mjs'
import { askPostgres, type Cluster, noCluster, startCluster } from './cluster.ts'
import { fakePostgres } from './fake-postgres.ts'

const skipped = noCluster('What a node refuses to start with', 'psql')

let cluster: Cluster
beforeAll(async () => {
  if (!skipped) cluster = await startCluster(1)
}, 120_000)
afterAll(() => cluster?.stop(), 120_000)

const newDatabase = async (name: string, sql: string): Promise<string> => {
  const { url } = cluster.postgres
  askPostgres(url, `CREATE DATABASE ${name}`)
  const mine = url.replace(/\/postgres$/, `/${name}`)
  await migratePostgres(mine)
  askPostgres(mine, sql)
  return mine
}

/** With 1 it is started again by whoever watches over it, with 2 it is not. */
const refused = async (env: Readonly<Record<string, string>>, sentence: RegExp, code = 2): Promise<void> => {
  const node = await cluster.another(env)
  expect(await node.ended()).toBe(code)
  expect(node.said()).toMatch(sentence)
  expect(node.said()).not.toMatch(/secret| {4}at |localhost:\d/)
}

describe.skipIf(skipped)('a node does not start', () => {
  it('where Postgres cannot be reached', () =>
    refused(
      { DATABASE_URL: 'postgres://vigil:secret@127.0.0.1:1/vigil' },
      /cannot be reached .*start it, or correct DATABASE_URL/,
      1,
    ))

  it('with a wrong password', async () => {
    const fake = await fakePostgres('wrongPassword')
    await refused({ DATABASE_URL: fake.url }, /refuses the name or password in DATABASE_URL: correct it/)
    await fake.close()
  })

  it('on a Postgres that is too old', async () => {
    const fake = await fakePostgres({ version: '90624' })
    await refused({ DATABASE_URL: fake.url }, /too old \(9\): Vigil needs 13 or newer\. Upgrade it/)
    await fake.close()
  })

  it('on a database that is not there', () =>
    refused(
      { DATABASE_URL: cluster.postgres.url.replace(/\/postgres$/, '/nowhere') },
      /There is no database at .*: make it/,
    ))

  it('on a database that waits for its migration', async () => {
    const url = await newDatabase('older', "DROP TABLE attendance; DELETE FROM vigil_steps WHERE name LIKE '0002%'")
    await refused({ DATABASE_URL: url }, /0002-attendance\+ is still to be done\. Run "npm run server -- migrate" once/)
  })

  it('on a database of a newer release, unless that has only added something', async () => {
    const url = await newDatabase('newer', "INSERT INTO vigil_steps VALUES ('0099-more+')")
    const node = await cluster.another({ DATABASE_URL: url })
    await node.start()
    expect(await node.stop()).toBe(0)
    askPostgres(url, "INSERT INTO vigil_steps VALUES ('0100-other')")
    await refused({ DATABASE_URL: url }, /newer release \(it has had 0100-other/)
  })

  it('without Redis where one is named', () =>
    refused({ REDIS_URL: 'redis://127.0.0.1:1' }, /Redis at 127\.0\.0\.1:1 cannot be reached .*start it/, 1))

  it('beside others that it would not hear', async () => {
    const elsewhere = await startRedis(findRedis() ?? '')
    await refused({ REDIS_URL: elsewhere.url }, /not on this Redis.*Give all of them the same REDIS_URL/)
    await refused({ REDIS_URL: '' }, /Another server is at work on this database\. Give all/)
    // Killed without a warning, the other one is soon no obstacle any more.
    await cluster.nodes[0]?.kill()
    const node = await cluster.another({ REDIS_URL: elsewhere.url })
    await node.start()
    expect(await node.stop()).toBe(0)
    await cluster.nodes[0]?.start()
    await elsewhere.stop()
  })

  it('but does on a Redis that has forgotten everything', async () => {
    await cluster.redis.pause()
    await cluster.redis.resume()
    const node = await cluster.another()
    await node.start()
    expect(await node.stop()).toBe(0)
  })
})
