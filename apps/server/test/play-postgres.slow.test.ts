import { postgresStore } from '@vigil/store/postgres'
import { afterAll, beforeAll, describe } from 'vitest'
import { findPostgres, startPostgres } from '../../../tools/postgres.mjs'
import { findRedis, startRedis } from '../../../tools/redis.mjs'
import { redisBus } from '../src/redis-bus.ts'
import { started } from './table-of.ts'
import { tableSuite } from './table-suite.ts'

const [bin, redisBin] = [findPostgres(), findRedis()]
if (!bin || !redisBin) {
  const why = 'No Postgres or no Redis found, and none to be had.'
  if (process.env.CI) throw new Error(why)
  console.info(`${why} The table on several servers is not tried.`)
}

let postgres: Awaited<ReturnType<typeof startPostgres>>
let redis: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  if (bin) postgres = await startPostgres(bin)
  if (redisBin) redis = await startRedis(redisBin)
}, 120_000)
afterAll(async () => {
  await postgres?.stop()
  await redis?.stop()
}, 120_000)

describe.skipIf(!bin || !redisBin)('with Postgres and Redis', () => {
  tableSuite('one server', async () => [await started(await postgresStore(postgres.url))])

  const several = (count: number) => async () =>
    Promise.all(
      Array.from({ length: count }, async () =>
        started(await postgresStore(postgres.url), {}, await redisBus(redis.url)),
      ),
    )
  tableSuite('two servers', several(2))
  tableSuite('three servers', several(3))
})
