/**
 * The line to Postgres. A line that has gone dead says nothing, so every question has its time. Once one was lost, whoever
 * asks is refused at once, until a question of our own comes through again: a room does not wait for each of its guests.
 */
import { Socket } from 'node:net'
import pg from 'pg'
import { StoreFault } from '../../fault.ts'
import { faultIn } from './fault.ts'

export interface Patience {
  /** Connections at once. */
  readonly connections?: number
  /** How long a connection may take to come about, and a question to be answered; 0 for ever. */
  readonly connectMs?: number
  readonly answerMs?: number
}

const CONNECTIONS = 10
const CONNECT_MS = 3_000
const ANSWER_MS = 5_000
const PROBE_MS = 250

/** For what goes through all rooms. */
export const LONG_MS = 120_000

/** Times and lengths are whole numbers that JavaScript can hold. */
const INT8 = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

export interface Way {
  readonly pool: pg.Pool
  /** Questions under way may still be answered; after `ms` nothing is left of it, whatever the other side does. */
  end(ms: number): Promise<void>
}

export const wayTo = (url: string, patience: Patience = {}): Way => {
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    connectionString: url,
    max: patience.connections ?? CONNECTIONS,
    connectionTimeoutMillis: patience.connectMs ?? CONNECT_MS,
    query_timeout: patience.answerMs ?? ANSWER_MS,
    keepAlive: true,
    types,
    stream() {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
  })
  // A connection that breaks while nobody uses it is replaced by the next question.
  pool.on('error', () => undefined)
  return {
    pool,
    async end(ms) {
      const late = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, ms)
      late.unref()
      await pool.end()
      if (sockets.size === 0) clearTimeout(late)
    },
  }
}

export type Ask = <Row>(
  text: string,
  values: readonly unknown[],
  answerMs?: number,
) => Promise<{ rows: Row[]; changed: number }>

export interface Line {
  readonly ask: Ask
  close(): Promise<void>
}

const CLOSED = 'The store has been closed.'

export const lineTo = (url: string, patience: Patience): Line => {
  const { answerMs = ANSWER_MS } = patience
  let way = wayTo(url, patience)
  let broken: StoreFault | undefined
  let closed = false
  let again: NodeJS.Timeout | undefined

  const probe = async (): Promise<void> => {
    try {
      await way.pool.query('SELECT 1')
      broken = undefined
    } catch {
      if (!closed) again = setTimeout(probe, PROBE_MS)
    }
  }

  /** Its idle connections may be as dead as the one that failed. */
  const lost = (fault: StoreFault, over: Way): void => {
    if (closed || broken || over !== way) return
    broken = fault
    way = wayTo(url, patience)
    over.end(answerMs).catch(() => undefined)
    void probe()
  }

  return {
    async ask(text, values, answerMs) {
      if (closed) throw new StoreFault('closed', CLOSED)
      // Nothing was sent, so there is no cause to give: nobody need wonder whether it was done.
      if (broken) throw new StoreFault(broken.code, broken.message)
      const over = way
      try {
        const question = { text, values: [...values], ...(answerMs !== undefined && { query_timeout: answerMs }) }
        const { rows, rowCount } = await over.pool.query(question)
        return { rows, changed: rowCount ?? 0 }
      } catch (error) {
        const fault = faultIn(url, error)
        if (fault.code === 'unreachable' || fault.code === 'refused') lost(fault, over)
        throw fault
      }
    },
    async close() {
      if (closed) return
      closed = true
      clearTimeout(again)
      await way.end(answerMs)
    },
  }
}
