/**
 * The least a server with our promises can cost in Node: it reads a frame, keeps an answer and a position in the same store, and
 * sends four people as many bytes as an update has. No rules, no rooms to make, no checks, nothing to write as JSON but text:
 * whatever plays a game stays below.
 */
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { sqliteStore } from '@vigil/store/sqlite'
import { type WebSocket, WebSocketServer } from 'ws'
import { serveUsage } from './service.ts'
import { SEATS } from './table.ts'

/** As long as a position and an update of the peer's game are on average. */
const STATE = 4_800
const UPDATE = JSON.stringify({ t: 'update', view: 'y'.repeat(1_500) })
const KEPT = JSON.stringify({ t: 'kept' })
const EVENTS = [{ is: 'moved', move: 'discard', arg: 3 }]

interface Table {
  readonly room: string
  seq: number
  readonly sockets: WebSocket[]
}

const folder = process.env.DATA_DIR ?? ''
mkdirSync(folder, { recursive: true })
const store = sqliteStore(join(folder, 'floor.db'))
const tables = new Map<string, Table>()

/** Another one each time: SQLite does not write a page that is as it was. */
const stateAt = (seq: number): string => String.fromCharCode(97 + (seq % 26)).repeat(STATE)

const latest = (seq: number) => ({ seq, counted: seq, version: '1', state: stateAt(seq) })

const answer = async (table: Table, socket: WebSocket, tag: string): Promise<void> => {
  const { room, seq, sockets } = table
  const entry = { seq, input: { is: 'answer', tag }, events: EVENTS, chair: 0, tag, version: '1', at: seq }
  await store.append({ room, entries: [entry], latest: latest(seq + 1) })
  table.seq++
  for (const each of sockets) each.send(UPDATE)
  socket.send(KEPT)
}

const sit = async (room: string, socket: WebSocket): Promise<Table> => {
  const known = tables.get(room)
  const table = known ?? { room, seq: 0, sockets: [] }
  tables.set(room, table)
  const head = { id: room, game: 'floor', setup: {}, seed: '', createdAt: 0 }
  if (!known) await store.create(head, {}, { room, entries: [], latest: latest(0) })
  if (table.sockets.push(socket) === SEATS) for (const each of table.sockets) each.send(KEPT)
  return table
}

const http = createServer()
new WebSocketServer({ server: http }).on('connection', (socket) => {
  let table: Promise<Table> | undefined
  socket.on('message', async (data) => {
    const { room, tag } = JSON.parse(String(data)) as { readonly room: string; readonly tag: string }
    table ??= sit(room, socket)
    if (tag !== undefined) await answer(await table, socket, tag)
  })
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  if (address !== null && typeof address !== 'string') serveUsage(address.port)
})
