/** The store that the environment names. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Store, StoreFault } from '@vigil/store'
import { memoryStore } from '@vigil/store/memory'
import { sqliteStore } from '@vigil/store/sqlite'
import type { Config } from './config.ts'

export const openStore = async ({ dataDir, databaseUrl, databaseAnswerMs }: Config): Promise<Store> => {
  // Loaded only where it is wanted: most servers never see a Postgres.
  if (databaseUrl !== undefined) {
    const { postgresStore } = await import('@vigil/store/postgres')
    return postgresStore(databaseUrl, { answerMs: databaseAnswerMs })
  }
  if (dataDir === ':memory:') return memoryStore()
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new StoreFault('refused', `The folder ${dataDir} cannot be made: name another in DATA_DIR.`, error)
  }
  return sqliteStore(join(dataDir, 'vigil.db'))
}
