/** What finished games take in Postgres: whole games of four, played by bots as people would see them. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RoomMade } from '@vigil/table/wire'
import pg from 'pg'
import type { Figure } from '../figure.ts'
import { OURS, UNLIMITED } from './bundled.ts'
import { withCluster } from './cluster.ts'
import { post } from './table.ts'

const GAMES = 16

const FOUR = ['random', 'random', 'random', 'random']

const SETUPS = [
  { game: 'elder-sign', setup: { rules: 'revised', investigators: FOUR, ancientOne: 'random', first: 'random' } },
  { game: 'death-may-die', setup: { episode: 'random', elderOne: 'random', investigators: FOUR } },
]

const playedByBots = async (at: () => number, wanted: object): Promise<void> => {
  const chairs = FOUR.map((_, seat) => ({ seats: [seat], bot: 'steady' }))
  const made = (await post(`http://127.0.0.1:${at()}/api/rooms`, { ...wanted, chairs })) as RoomMade
  const headers = { Authorization: `Bearer ${made.watch}` }
  for (;;) {
    // Whoever asks opens it, and the bots begin.
    const reply = await fetch(`http://127.0.0.1:${at()}/api/rooms/${made.room}`, { headers })
    const { over } = (await reply.json()) as { readonly over?: boolean }
    if (over) return
    await sleep(300)
  }
}

interface Sizes {
  readonly bytes: number
  readonly log: number
  readonly entries: number
}

const TABLES = ['rooms', 'positions', 'lines', 'inputs', 'milestones', 'pages']

const sizesIn = async (db: pg.Client): Promise<Sizes> => {
  await db.query('VACUUM')
  const { rows } = await db.query(
    `SELECT sum(pg_total_relation_size(c.oid))::float8 AS bytes, (SELECT count(*)::float8 FROM inputs) AS entries,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS log
     FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND (c.relname = ANY ($1) OR c.relname ~ '^(inputs|milestones|pages)_[0-9]+$')`,
    [TABLES],
  )
  return rows[0] as Sizes
}

const figuresFor = (game: string, before: Sizes, after: Sizes): Figure[] => {
  const entries = after.entries - before.entries
  const note = `${GAMES} games of four, played to their end by the steady bot; tables and indexes, vacuumed`
  return [
    {
      id: `cluster.kept.${game}.bytes`,
      what: `a finished game of ${game}`,
      unit: 'kB',
      value: (after.bytes - before.bytes) / GAMES / 1e3,
      note,
    },
    {
      id: `cluster.kept.${game}.entries`,
      what: `a finished game of ${game}: entries of its log`,
      unit: '',
      value: entries / GAMES,
    },
    {
      id: `cluster.kept.${game}.wal`,
      what: `an entry of ${game}: written ahead by Postgres`,
      unit: 'kB',
      value: (after.log - before.log) / entries / 1e3,
    },
  ]
}

export const keptGames = (): Promise<Figure[]> =>
  withCluster(1, OURS, { ...UNLIMITED, BOT_PAUSE_MS: '0' }, async ({ at, databaseUrl }) => {
    const db = new pg.Client(databaseUrl)
    await db.connect()
    const figures: Figure[] = []
    for (const wanted of SETUPS) {
      const before = await sizesIn(db)
      await Promise.all(Array.from({ length: GAMES }, () => playedByBots(at, wanted)))
      figures.push(...figuresFor(wanted.game, before, await sizesIn(db)))
    }
    await db.end()
    return figures
  })
