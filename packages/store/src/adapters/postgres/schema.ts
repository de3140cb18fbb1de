/** The shape of the database, step by step: a step that has been released never changes. */
import type { Pool, PoolClient } from 'pg'
import { Umzug } from 'umzug'
import { StoreFault } from '../../fault.ts'

/**
 * All keys begin with the room, so that engines that split tables by key keep a room together. Plain Postgres splits the
 * three large tables by it into parts of their own.
 */
const PARTS = 8

const split = (table: string): string =>
  Array.from(
    { length: PARTS },
    (_, i) => `CREATE TABLE ${table}_${i} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${i});`,
  ).join('\n')

interface Step {
  /** One that ends in `+` only adds: servers of an older release go on with it, so that a cluster is upgraded node by node. */
  readonly name: string
  /** `splits`: the engine knows declared partitions. */
  sql(splits: boolean): string
}

const OWNED = 'room text NOT NULL REFERENCES rooms (id) ON DELETE CASCADE'

export const STEPS: readonly Step[] = [
  {
    name: '0001-rooms',
    sql: (splits) => {
      const parted = splits ? ' PARTITION BY HASH (room)' : ''
      return `
        CREATE TABLE rooms (
          id text PRIMARY KEY, game text NOT NULL, setup text NOT NULL, seed text NOT NULL, chance text,
          company text NOT NULL, rev integer NOT NULL, said integer NOT NULL, created_at bigint NOT NULL);
        CREATE TABLE positions (
          room text PRIMARY KEY REFERENCES rooms (id) ON DELETE CASCADE, entries integer NOT NULL, latest text NOT NULL,
          ending text, touched_at bigint NOT NULL);
        CREATE TABLE inputs (
          ${OWNED}, seq integer NOT NULL, input text NOT NULL, events text NOT NULL, chair integer, tag text,
          version text NOT NULL, at bigint NOT NULL, PRIMARY KEY (room, seq))${parted};
        CREATE TABLE milestones (
          ${OWNED}, seq integer NOT NULL, snapshot text NOT NULL, PRIMARY KEY (room, seq))${parted};
        CREATE TABLE pages (${OWNED}, seq integer NOT NULL, view text NOT NULL, PRIMARY KEY (room, seq))${parted};
        CREATE TABLE lines (
          ${OWNED}, n integer NOT NULL, chair integer, text text NOT NULL, at bigint NOT NULL, PRIMARY KEY (room, n));
        ${splits ? ['inputs', 'milestones', 'pages'].map(split).join('\n') : ''}`
    },
  },
  {
    name: '0002-attendance+',
    sql: () => `
      CREATE TABLE attendance (
        node text PRIMARY KEY, home text, since timestamptz NOT NULL DEFAULT now(), seen timestamptz NOT NULL DEFAULT now());`,
  },
]

/** Oldest Postgres whose makers still mend it. */
const LEAST = 13

/** Said before anything else: an old one would fail somewhere in the middle. */
const refuseOld = async (db: Pool | PoolClient): Promise<void> => {
  const { rows } = await db.query('SHOW server_version_num')
  const version = Number(rows[0]?.server_version_num) / 10_000
  if (version < LEAST)
    throw new StoreFault(
      'foreign',
      `This Postgres is too old (${Math.trunc(version)}): Vigil needs ${LEAST} or newer. Upgrade it, or name another in DATABASE_URL.`,
    )
}

/** Which steps the database has had; undefined where it is empty. */
const done = async (db: Pool | PoolClient): Promise<readonly string[] | undefined> => {
  const tables = await db.query(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name IN ('vigil_steps', 'rooms')",
  )
  const names = tables.rows.map(({ table_name }) => String(table_name))
  if (!names.includes('vigil_steps')) {
    if (names.includes('rooms'))
      throw new StoreFault('foreign', 'The database has tables of another program: name an empty one in DATABASE_URL.')
    return undefined
  }
  const { rows } = await db.query('SELECT name FROM vigil_steps ORDER BY name')
  return rows.map(({ name }) => String(name))
}

const refuseNewer = (names: readonly string[]): void => {
  const unknown = names.find((name) => !name.endsWith('+') && !STEPS.some((step) => step.name === name))
  if (unknown !== undefined)
    throw new StoreFault(
      'newer',
      `The database was written by a newer release (it has had ${unknown}, which this one does not know). Run that release.`,
    )
}

/** For whoever starts on it: the present shape, or a sentence that says what to do. An empty one is no fault. */
export const shapeFault = async (db: Pool | PoolClient): Promise<StoreFault | 'empty' | undefined> => {
  await refuseOld(db)
  const names = await done(db)
  if (!names) return 'empty'
  refuseNewer(names)
  const missing = STEPS.filter(({ name }) => !names.includes(name))
  if (missing.length === 0) return undefined
  return new StoreFault(
    'older',
    `The database is of an older release: ${missing.map(({ name }) => name).join(', ')} is still to be done. Run "npm run server -- migrate" once.`,
  )
}

const MARKS = 'CREATE TABLE IF NOT EXISTS vigil_steps (name text PRIMARY KEY, at timestamptz DEFAULT now());'

/** Two that migrate at once do so one after the other. */
const LOCK = 0x7669676c

/** The names of the steps that were taken. */
export const migrate = async (pool: Pool): Promise<readonly string[]> => {
  const db = await pool.connect()
  try {
    await refuseOld(db)
    await db.query('SELECT pg_advisory_lock($1)', [LOCK])
    refuseNewer((await done(db)) ?? [])
    const { rows } = await db.query('SELECT version() AS version')
    const splits = !/cockroach/i.test(String(rows[0]?.version))
    const umzug = new Umzug({
      migrations: STEPS.map(({ name, sql }) => ({
        name,
        // A step and its mark come together: half a step is none.
        up: async () => {
          await db.query(`BEGIN; ${MARKS} ${sql(splits)} INSERT INTO vigil_steps (name) VALUES ('${name}'); COMMIT`)
        },
      })),
      storage: {
        logMigration: async () => undefined,
        unlogMigration: async () => undefined,
        executed: async () => [...((await done(db)) ?? [])],
      },
      logger: undefined,
    })
    return (await umzug.up()).map(({ name }) => name)
  } catch (error) {
    await db.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await db.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    db.release()
  }
}
