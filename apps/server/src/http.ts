/** What is asked over HTTP: rooms are made and looked at; playing is the socket's matter. */
import { no, type Refusal, refusal } from '@vigil/kernel'
import { sayRoom, shownCompany } from '@vigil/table/room'
import { LARGEST_FRAME, newRoom, WIRE_VERSION } from '@vigil/table/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Hall, makeRoom, openRoom, visit } from './hall.ts'
import type { Hosted } from './hosted.ts'
import { recordOf } from './kept-room.ts'
import type { Metrics } from './metrics.ts'
import { openApi } from './open-api.ts'
import { sharedLimit } from './shared-limit.ts'

export interface HttpMeans {
  readonly hall: Hall
  readonly metrics: Metrics
  readonly roomsPerMinute: number
  now(): number
  /** Whoever comes now is to go to another server. */
  isClosing(): boolean
}

const STATUS: Readonly<Record<string, number>> = {
  'room.none': 404,
  'room.closed': 403,
  'room.full': 503,
  'room.running': 409,
  'wire.rate': 429,
  'wire.key': 401,
  'store.full': 503,
  'store.fault': 503,
}

const answer = (reply: FastifyReply, why: Refusal, text = sayRoom(why) ?? why.code): FastifyReply =>
  reply.code(STATUS[why.code] ?? 400).send({ refusal: why, text })

const keyOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (?<key>[\w-]{22,64})$/.exec(headers.authorization ?? '')?.groups?.key

/** With the room that a request names, for whoever has a key of it. */
const inRoom = (
  hall: Hall,
  asked: FastifyRequest,
  reply: FastifyReply,
  work: (hosted: Hosted) => Promise<unknown>,
): Promise<unknown> => {
  const { room = '' } = asked.params as { readonly room?: string }
  const key = keyOf(asked)
  return visit(hall, room, async () => {
    const opened = key === undefined ? no(refusal('room.none')) : await openRoom(hall, room, key)
    return opened.ok ? work(opened.value.hosted) : answer(reply, opened.why)
  })
}

/** The seat that is asked now. */
const askedSeat = ({ seat }: { readonly kind: string; readonly seat?: number }): number | null => seat ?? null

const roomRoutes = (app: FastifyInstance, { hall }: HttpMeans): void => {
  app.get('/api/rooms/:room', (asked, reply) =>
    inRoom(hall, asked, reply, async ({ id, commitment, room: { match, company } }) => ({
      room: id,
      game: match.record.game,
      over: match.game.node(match.state).kind === 'over',
      asked: askedSeat(match.game.node(match.state)),
      company: shownCompany(company),
      commitment,
    })),
  )
  app.get('/api/rooms/:room/record', (asked, reply) =>
    inRoom(hall, asked, reply, async ({ id, room: { match } }) => {
      const kept = await hall.means.store.open(id)
      if (!kept) return answer(reply, refusal('room.none'))
      if (match.game.node(match.state).kind !== 'over') return answer(reply, refusal('room.running'))
      return recordOf(kept, match.game.version)
    }),
  )
  app.get('/api/rooms/:room/story', (asked, reply) =>
    inRoom(hall, asked, reply, async ({ id }) => {
      const { store } = hall.means
      const [log, pages] = await Promise.all([store.since(id, 0), store.pages(id)])
      // Answers and outcomes are seen by all; who gave which tag is nobody's business.
      return {
        entries: log.map(({ seq, input, events, chair = null, at }) => ({ seq, input, events, chair, at })),
        pages,
      }
    }),
  )
}

export const routes = (app: FastifyInstance, means: HttpMeans): void => {
  const { hall, metrics, now } = means
  const wait = sharedLimit('rooms', means.roomsPerMinute, { bus: hall.means.bus, now })
  app.post('/api/rooms', { bodyLimit: LARGEST_FRAME }, async (asked, reply) => {
    const seconds = await wait(asked.ip)
    if (seconds > 0) return answer(reply.header('Retry-After', String(seconds)), refusal('wire.rate', '', { seconds }))
    const read = newRoom.safeParse(asked.body)
    if (!read.success) {
      const [issue] = read.error.issues
      const problem = `${issue?.path.join('.') || 'the body'}: ${issue?.message ?? ''}`
      return answer(reply, refusal('wire.frame', '', { problem }))
    }
    const made = await makeRoom(hall, read.data)
    if (!made.ok) return answer(reply, made.why, sayRoom(made.why) ?? hall.means.shelf[read.data.game]?.say(made.why))
    metrics.count('rooms')
    return reply.code(201).send(made.value)
  })
  roomRoutes(app, means)
  app.get('/api/games', async () => ({
    v: WIRE_VERSION,
    games: Object.entries(hall.means.shelf).map(([id, { game, bots }]) => ({
      id,
      version: game.version,
      bots: Object.keys(bots),
    })),
  }))
  app.get('/api/openapi.json', async () => openApi())
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    if (means.isClosing()) return reply.code(503).send({ ok: false, why: 'The server is being stopped.' })
    try {
      await hall.means.store.check()
      return { ok: true }
    } catch (error) {
      return reply.code(503).send({ ok: false, why: error instanceof Error ? error.message : String(error) })
    }
  })
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
