/** What the load needs of either server: games with four connected seats, and one answer at a time in each. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { IntSource } from '@vigil/kernel'
import { WebSocket } from 'ws'

export const SEATS = 4

export interface Table {
  /** Gives a random legal answer. Milliseconds until whoever gave it knows that it was taken; undefined once it is over. */
  answer(int: IntSource): Promise<number | undefined>
  close(): void
}

/** `at`: the port of whichever server is next. */
export type OpenTable = (at: () => number) => Promise<Table>

const agent = new Agent({ keepAlive: true })

/** Not by `fetch`, which would cost the load more than the server. */
export const post = async (url: string, body: unknown): Promise<unknown> => {
  const asked = request(url, { method: 'POST', agent, headers: { 'Content-Type': 'application/json' } })
  asked.end(JSON.stringify(body))
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const said = await text(response)
  if ((response.statusCode ?? 500) >= 300) throw new Error(`${response.statusCode} ${said}`)
  return JSON.parse(said)
}

export const connect = async (url: string, heard: (text: string, over: WebSocket) => void): Promise<WebSocket> => {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  socket.on('message', (data) => heard(String(data), socket))
  await once(socket, 'open')
  return socket
}

/** Something that will be there. */
export interface Signal<T> {
  readonly there: Promise<T>
  come(value: T): void
}

export const signal = <T>(): Signal<T> => {
  let come: (value: T) => void = () => undefined
  const there = new Promise<T>((resolve) => {
    come = resolve
  })
  return { there, come: (value) => come(value) }
}
