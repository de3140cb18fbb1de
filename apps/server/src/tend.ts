/** What whoever runs a server does now and then: look what lies there, throw away what is old, take a game or all of them out. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyRooms, type Store, StoreFault, type Summary } from '@vigil/store'
import { sqliteStore } from '@vigil/store/sqlite'
import { BadConfig, type Config, configFrom } from './config.ts'
import { recordOf } from './kept-room.ts'
import { openStore } from './open-store.ts'
import { shelf } from './shelf.ts'

export const TEND_HELP = `npm run server -- purge --older-than 90d [--over] [--dry-run]
    removes rooms nobody has touched for so long (d days, h hours); --over: only games that are over
npm run server -- export ROOM
    prints the match as a file, for vigil replay; of a game that runs on, too: keep it to yourself
npm run server -- backup FILE
    copies all games into a new SQLite file, which a server can run on as DATA_DIR/vigil.db
npm run server -- migrate
    brings the Postgres of DATABASE_URL to the shape this release needs
npm run server -- move FOLDER
    copies the games of a SQLite server (its DATA_DIR) into the Postgres of DATABASE_URL; stop that server first
npm run server -- list [--older-than 90d] [--over]
    rooms, oldest first

They use the database of the server (DATA_DIR, DATABASE_URL), which may go on running.
`

/** Something typed that makes no sense. */
export class BadRequest extends Error {}

const UNITS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000 }

export const millisecondsIn = (text: string | undefined): number => {
  const { count, unit } = /^(?<count>\d{1,5})(?<unit>[dh])$/.exec(text ?? '')?.groups ?? {}
  const ms = Number(count) * (UNITS[unit ?? ''] ?? Number.NaN)
  if (!Number.isFinite(ms))
    throw new BadRequest(`--older-than takes days or hours, such as 90d or 12h, not "${text ?? ''}".`)
  return ms
}

interface Said {
  readonly words: readonly string[]
  readonly flags: ReadonlySet<string>
  readonly olderThan: string | undefined
}

const FLAGS = ['--over', '--dry-run', '--older-than']

const saidIn = (args: readonly string[]): Said => {
  const at = args.indexOf('--older-than')
  const rest = at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)]
  const flags = rest.filter((arg) => arg.startsWith('--'))
  const strange = flags.find((flag) => !FLAGS.includes(flag))
  if (strange !== undefined) throw new BadRequest(`There is no ${strange}.\n\n${TEND_HELP}`)
  return {
    words: rest.filter((arg) => !arg.startsWith('--')),
    flags: new Set(flags),
    olderThan: at < 0 ? undefined : (args[at + 1] ?? ''),
  }
}

const chosen = (store: Store, { flags, olderThan }: Said, now: number): Promise<readonly Summary[]> =>
  store.rooms({
    ...(olderThan !== undefined && { before: now - millisecondsIn(olderThan) }),
    ...(flags.has('--over') && { over: true }),
  })

const lineOf = ({ id, game, entries, over, touchedAt }: Summary): string =>
  `${id}  ${new Date(touchedAt).toISOString().slice(0, 10)}  ${game}  ${entries} entries${over ? ', over' : ''}`

const purge = async (store: Store, said: Said, now: number): Promise<string[]> => {
  // Without it everything would go.
  if (said.olderThan === undefined) throw new BadRequest('Say how old: purge --older-than 90d')
  const rooms = await chosen(store, said, now)
  if (said.flags.has('--dry-run')) return [...rooms.map(lineOf), `${rooms.length} rooms would be removed.`]
  let removed = 0
  for (const { id } of rooms) if (await store.remove(id)) removed++
  return [`${removed} rooms removed.`]
}

const exported = async (store: Store, room: string | undefined): Promise<string[]> => {
  if (room === undefined) throw new BadRequest('Say which room: export ROOM')
  const kept = await store.open(room)
  if (!kept) throw new BadRequest(`There is no room ${room}.`)
  const version = shelf()[kept.head.game]?.game.version ?? kept.latest.version
  return [JSON.stringify(recordOf(kept, version), null, 1)]
}

/** `folder`: of a server that kept its games in a file. */
const moved = async (store: Store, folder: string | undefined): Promise<string[]> => {
  const path = folder === undefined ? '' : join(folder, 'vigil.db')
  if (!existsSync(path))
    throw new BadRequest(`Say where vigil.db lies: move FOLDER (there is none in "${folder ?? ''}").`)
  const from = sqliteStore(path)
  try {
    return [`${await copyRooms(from, store)} rooms copied; those that were there already are left as they are.`]
  } finally {
    await from.close()
  }
}

const backedUp = async (store: Store, path: string | undefined): Promise<string[]> => {
  if (path === undefined) throw new BadRequest('Say where to: backup FILE')
  if (existsSync(path)) throw new BadRequest(`${path} is there already: name a file that is not.`)
  const to = sqliteStore(path)
  try {
    return [`${await copyRooms(store, to)} rooms copied into ${path}.`]
  } finally {
    await to.close()
  }
}

const migrated = async ({ databaseUrl }: Config): Promise<string[]> => {
  if (databaseUrl === undefined) throw new BadRequest('Name the database in DATABASE_URL: a file migrates by itself.')
  const steps = await (await import('@vigil/store/postgres')).migratePostgres(databaseUrl)
  return [steps.length === 0 ? 'There is nothing to be done.' : `Done: ${steps.join(', ')}.`]
}

/** What there is to print. Throws a BadRequest or a StoreFault with a sentence. */
export const tend = async (store: Store, args: readonly string[], now: number): Promise<string[]> => {
  const said = saidIn(args)
  const [what, room] = said.words
  if (what === 'purge') return purge(store, said, now)
  if (what === 'export') return exported(store, room)
  if (what === 'move') return moved(store, room)
  if (what === 'backup') return backedUp(store, room)
  if (what === 'list') return (await chosen(store, said, now)).map(lineOf)
  throw new BadRequest(TEND_HELP)
}

/** The exit code: 2 where it could not be done. */
export const runTend = async (args: readonly string[]): Promise<number> => {
  try {
    const config = configFrom(process.env)
    if (args[0] === 'migrate') {
      process.stdout.write(`${(await migrated(config)).join('\n')}\n`)
      return 0
    }
    if (args[0] === 'move' && config.databaseUrl === undefined)
      throw new BadRequest('Name the database to move to in DATABASE_URL.')
    const store = await openStore(config)
    try {
      process.stdout.write(`${(await tend(store, args, Date.now())).join('\n')}\n`)
    } finally {
      await store.close()
    }
    return 0
  } catch (error) {
    if (!(error instanceof BadRequest || error instanceof StoreFault || error instanceof BadConfig)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}
