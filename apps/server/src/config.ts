/** What the environment says, checked before anything is started. docs/how-to/run-a-server.md explains each. */
import { z } from 'zod'

const whole = (least: number, most: number, usual: number) =>
  z.coerce
    .number({ error: 'a whole number' })
    .int('a whole number')
    .min(least, `at least ${least}`)
    .max(most, `at most ${most}`)
    .default(usual)

const environment = z.object({
  PORT: whole(0, 65_535, 8080),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Where the file with all games lies; `:memory:` keeps nothing. */
  DATA_DIR: z.string().min(1).default('data'),
  /** Rooms are kept in Postgres instead. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'an address such as postgres://name@host/vigil')
    .optional(),
  /** How long a question to Postgres may take, in milliseconds, before the line is taken for dead. */
  DATABASE_ANSWER_MS: whole(100, 600_000, 5_000),
  /** Several servers on one Postgres tell each other through it what happened. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/./, 'an address such as redis://host:6379')
    .optional(),
  /** Pages of this address may play here, besides those the server itself serves. */
  PUBLIC_URL: z.url('an address such as https://vigil.example').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug or silent')
    .default('warn'),
  /** How long a bot waits before it answers, in milliseconds. */
  BOT_PAUSE_MS: whole(0, 60_000, 900),
  /** What a bot may look at for one answer. */
  BOT_NODES: whole(1, 10_000_000, 20_000),
  MAX_ROOMS: whole(1, 10_000_000, 100_000),
  /** Frames a second from one chair, and rooms a minute from one address; both allow a short burst. */
  FRAMES_PER_SECOND: whole(1, 100_000, 20),
  ROOMS_PER_MINUTE: whole(1, 100_000, 20),
  CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000, 60),
  /** Behind a proxy that sets X-Forwarded-For. */
  TRUST_PROXY: z.enum(['true', 'false'], 'true or false').default('false'),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseAnswerMs: number
  readonly redisUrl: string | undefined
  readonly publicUrl: string | undefined
  readonly logLevel: string
  readonly botPauseMs: number
  readonly botNodes: number
  readonly maxRooms: number
  readonly framesPerSecond: number
  readonly roomsPerMinute: number
  readonly connectionsPerAddress: number
  readonly trustProxy: boolean
}

const SECRET = ['DATABASE_URL', 'REDIS_URL']

export class BadConfig extends Error {}

/** Nothing may be wrong with what was said: whoever is missing may be there a little later. */
export class NotThere extends BadConfig {}

export const configFrom = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      // An address may have a password in it.
      return SECRET.includes(name)
        ? `${name} should be ${message}.`
        : `${name} is "${given[name]}": it should be ${message}.`
    })
    throw new BadConfig(wrong.join('\n'))
  }
  const said = read.data
  if (said.REDIS_URL !== undefined && said.DATABASE_URL === undefined)
    throw new BadConfig('REDIS_URL is for several servers on one Postgres: name that in DATABASE_URL, or leave it out.')
  return {
    port: said.PORT,
    host: said.HOST,
    dataDir: said.DATA_DIR,
    databaseUrl: said.DATABASE_URL,
    databaseAnswerMs: said.DATABASE_ANSWER_MS,
    redisUrl: said.REDIS_URL,
    publicUrl: said.PUBLIC_URL,
    logLevel: said.LOG_LEVEL,
    botPauseMs: said.BOT_PAUSE_MS,
    botNodes: said.BOT_NODES,
    maxRooms: said.MAX_ROOMS,
    framesPerSecond: said.FRAMES_PER_SECOND,
    roomsPerMinute: said.ROOMS_PER_MINUTE,
    connectionsPerAddress: said.CONNECTIONS_PER_ADDRESS,
    trustProxy: said.TRUST_PROXY === 'true',
  }
}
