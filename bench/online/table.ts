/** What the load needs of either server: games with four connected seats, and one answer at a time in each. */
import { once } from 'node:events'
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

export const post = async (url: string, body: unknown): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
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
