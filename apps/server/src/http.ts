/** What is asked over HTTP: rooms are made and looked at; playing is the socket's matter. */
import { no, ok, type Refusal, type Result, refusal } from '@vigil/kernel'
import { sayRoom, shownCompany } from '@vigil/table/room'
import { LARGEST_FRAME, newRoom, WIRE_VERSION } from '@vigil/table/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buckets } from './bucket.ts'
import { type Hall, makeRoom, openRoom, release } from './hall.ts'
import type { Hosted } from './hosted.ts'
import { recordOf } from './kept-room.ts'
import type { Metrics } from './metrics.ts'
import { openApi } from './open-api.ts'

export interface HttpMeans {
  readonly hall: Hall
  readonly metrics: Metrics
  readonly roomsPerMinute: number
  now(): number
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

const entered = async (hall: Hall, asked: FastifyRequest): Promise<Result<Hosted, Refusal>> => {
  const { room = '' } = asked.params as { readonly room?: string }
  const key = keyOf(asked)
  if (key === undefined) return no(refusal('room.none'))
  const opened = await openRoom(hall, room, key)
  return opened.ok ? ok(opened.value.hosted) : opened
}

const roomRoutes = (app: FastifyInstance, { hall }: HttpMeans): void => {
  app.get('/api/rooms/:room', async (asked, reply) => {
    const room = await entered(hall, asked)
    if (!room.ok) return answer(reply, room.why)
    const { id, commitment, room: open } = room.value
    const shown = {
      room: id,
      game: open.match.record.game,
      over: open.match.game.node(open.match.state).kind === 'over',
    }
    release(hall, room.value)
    return { ...shown, company: shownCompany(open.company), commitment }
  })
  app.get('/api/rooms/:room/record', async (asked, reply) => {
    const room = await entered(hall, asked)
    if (!room.ok) return answer(reply, room.why)
    const { match } = room.value.room
    const kept = await hall.means.store.open(room.value.id)
    release(hall, room.value)
    if (!kept) return answer(reply, refusal('room.none'))
    if (match.game.node(match.state).kind !== 'over') return answer(reply, refusal('room.running'))
    return recordOf(kept, match.game.version)
  })
  app.get('/api/rooms/:room/story', async (asked, reply) => {
    const room = await entered(hall, asked)
    if (!room.ok) return answer(reply, room.why)
    const { store } = hall.means
    const [log, pages] = await Promise.all([store.since(room.value.id, 0), store.pages(room.value.id)])
    release(hall, room.value)
    // Answers and outcomes are seen by all; who gave which tag is nobody's business.
    return {
      entries: log.map(({ seq, input, events, chair = null, at }) => ({ seq, input, events, chair, at })),
      pages,
    }
  })
}

export const routes = (app: FastifyInstance, means: HttpMeans): void => {
  const { hall, metrics, now } = means
  const wait = buckets(means.roomsPerMinute / 60, means.roomsPerMinute)
  app.post('/api/rooms', { bodyLimit: LARGEST_FRAME }, async (asked, reply) => {
    const seconds = Math.ceil(wait(asked.ip, now()))
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
