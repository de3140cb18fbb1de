import { postgresStore } from '@vigil/store/postgres'
import { afterAll, beforeAll, describe } from 'vitest'
import { findPostgres, startPostgres } from '../../../tools/postgres.mjs'
import { tableSuite } from './table-suite.ts'

const bin = findPostgres()
if (!bin && process.env.CI) throw new Error('No Postgres found, and none to be had from the registry or Debian.')

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  if (bin) postgres = await startPostgres(bin)
}, 120_000)
afterAll(() => postgres?.stop(), 60_000)

describe.skipIf(!bin)('with Postgres', () => tableSuite('rooms in Postgres', () => postgresStore(postgres.url)))
