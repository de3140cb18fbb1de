/** Everything wired together: the page, the routes, the socket and the store. */
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { refusal } from '@vigil/kernel'
import { type Store, StoreFault } from '@vigil/store'
import { sayRoom } from '@vigil/table/room'
import { LARGEST_FRAME } from '@vigil/table/wire'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Bus, noBus } from './bus.ts'
import type { Config } from './config.ts'
import { doorkeeper } from './doorkeeper.ts'
import { TELL_MS } from './elsewhere.ts'
import { closeHall, type Hall, hallOf, hear, hearAgain, lookAgain, lookAround, sayAgain } from './hall.ts'
import { storeRefusal } from './hosted.ts'
import { routes } from './http.ts'
import { type Metrics, metricsOf } from './metrics.ts'
import { sharedPace } from './shared-limit.ts'
import { type Shelf, shelf } from './shelf.ts'
import { connect } from './socket.ts'
import { standIns } from './stand-in.ts'
import { watchedStore } from './watched-store.ts'

const PING_MS = 20_000

export interface Server {
  readonly port: number
  readonly hall: Hall
  /** Takes nothing new, finishes what was begun, says goodbye. The store is closed too. */
  close(): Promise<void>
}

export interface Started {
  readonly config: Config
  readonly store: Store
  /** Serves the page; without it there is only the table. */
  readonly page?: RequestListener
  readonly games?: Shelf
  /** To other servers on the same store. */
  readonly bus?: Bus
}

/** A page of another site must not play with a visitor's link. Programs without an origin may come. */
const isWelcome = ({ headers }: IncomingMessage, publicUrl: string | undefined): boolean => {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')[0]
        ?.trim()
    : ''
  return forwarded || (socket.remoteAddress ?? '')
}

/** Connections that no longer answer are closed. */
const keepAlive = (sockets: WebSocketServer): NodeJS.Timeout => {
  const silent = new WeakSet<WebSocket>()
  sockets.on('connection', (socket) => socket.on('pong', () => silent.delete(socket)))
  return setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate()
      silent.add(socket)
      socket.ping()
    }
  }, PING_MS)
}

interface SocketsMeans {
  readonly hall: Hall
  readonly metrics: Metrics
  readonly config: Config
  isClosing(): boolean
}

const turnAway = (socket: Duplex, status: string): void =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)

const openSockets = (app: FastifyInstance, { hall, metrics, config, isClosing }: SocketsMeans): WebSocketServer => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false })
  const { framesPerSecond, connectionsPerAddress, trustProxy, publicUrl } = config
  const shared = { bus: hall.means.bus, now: Date.now }
  const door = doorkeeper(connectionsPerAddress, shared)
  const pace = sharedPace('frames', framesPerSecond, shared)

  const welcome = (asked: IncomingMessage, socket: Duplex, head: Buffer): void =>
    sockets.handleUpgrade(asked, socket, head, (ready) => {
      sockets.emit('connection', ready, asked)
      connect(ready, socket, { hall, framesPerSecond, pace, now: Date.now, count: metrics.count })
    })

  app.server.on('upgrade', async (asked, socket, head) => {
    // Whoever hangs up at the door is no fault of ours.
    socket.on('error', () => socket.destroy())
    if (isClosing()) return turnAway(socket, '503 Service Unavailable')
    if (asked.url !== '/api/play' || !isWelcome(asked, publicUrl)) return turnAway(socket, '403 Forbidden')
    const address = addressOf(asked, trustProxy)
    if (!(await door.enter(address))) return turnAway(socket, '429 Too Many Requests')
    if (socket.destroyed) return door.leave(address)
    socket.on('close', () => door.leave(address))
    return isClosing() ? turnAway(socket, '503 Service Unavailable') : welcome(asked, socket, head)
  })
  return sockets
}

/** How often rooms are compared with the store: seldom while news come, often while they may be missed. */
const LOOK_MS = { hearing: 20_000, deaf: 1_000 }

const keepInTouch = (hall: Hall, bus: Bus): NodeJS.Timeout | undefined => {
  if (bus === noBus) return undefined
  let [said, looked, wasDeaf] = [Date.now(), Date.now(), false]
  bus.hear((news, from) => hear(hall, news, from))
  return setInterval(() => {
    const now = Date.now()
    lookAgain(hall)
    if (wasDeaf && !bus.isDeaf()) hearAgain(hall)
    wasDeaf = bus.isDeaf()
    if (now - said >= TELL_MS) {
      said = now
      sayAgain(hall)
    }
    if (now - looked >= (wasDeaf ? LOOK_MS.deaf : LOOK_MS.hearing)) {
      looked = now
      lookAround(hall)
    }
  }, 500)
}

const guestsIn = ({ here }: Hall): number => [...here.values()].reduce((sum, { guests }) => sum + guests.size, 0)

/** Keys are never in an address, and headers are not logged. */
const appFor = ({ config, page }: Started): FastifyInstance => {
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers'] },
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setErrorHandler((error: { statusCode?: number; message: string }, _, reply) => {
    if (error instanceof StoreFault) {
      app.log.error({ err: error }, 'the store failed')
      const why = storeRefusal(error)
      return reply.code(503).send({ refusal: why, text: sayRoom(why) })
    }
    const status = error.statusCode ?? 500
    if (status >= 500) app.log.error({ err: error }, 'request failed')
    const code = status === 413 ? 'wire.size' : status >= 500 ? 'server.fault' : 'wire.frame'
    return reply
      .code(status)
      .send({ refusal: refusal(code), text: status >= 500 ? 'The server could not do this.' : error.message })
  })
  app.setNotFoundHandler((asked, reply) => {
    if (!page || asked.url.startsWith('/api/'))
      return reply.code(404).send({ text: 'There is nothing at this address.' })
    reply.hijack()
    return page(asked.raw, reply.raw)
  })
  return app
}

export const startServer = async (started: Started): Promise<Server> => {
  const { config, games = shelf(), bus = noBus } = started
  const app = appFor(started)
  const metrics = metricsOf({
    rooms: () => hall.here.size,
    guests: () => guestsIn(hall),
    hears: () => !bus.isDeaf(),
    check: () => started.store.check(),
  })
  const store = watchedStore(started.store, metrics)
  const fault = (error: unknown, room: string): void => {
    metrics.count('faults')
    app.log.error({ err: error, room }, 'a room met a fault')
  }
  const bots = standIns({ pauseMs: config.botPauseMs, nodes: config.botNodes, fault })
  const hall = hallOf({ store, shelf: games, standIns: bots, maxRooms: config.maxRooms, bus, now: Date.now, fault })
  let closing = false
  const isClosing = (): boolean => closing
  routes(app, { hall, metrics, roomsPerMinute: config.roomsPerMinute, now: Date.now, isClosing })
  const sockets = openSockets(app, { hall, metrics, config, isClosing })
  const alive = keepAlive(sockets)
  const others = keepInTouch(hall, bus)
  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as AddressInfo
  return {
    port,
    hall,
    async close() {
      closing = true
      clearInterval(alive)
      clearInterval(others)
      await closeHall(hall, refusal('server.closing'))
      for (const socket of sockets.clients) socket.close(1001)
      sockets.close()
      app.server.closeAllConnections()
      await app.close()
      await bus.close()
      await store.close()
    },
  }
}
