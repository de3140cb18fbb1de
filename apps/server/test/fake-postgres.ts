/** Test support: something that speaks as a Postgres of another kind would, as far as its first question. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

const message = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const text = (...words: string[]): Buffer => Buffer.from(words.map((word) => `${word}\0`).join(''))

const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes)
  if (bytes === 2) buffer.writeInt16BE(value)
  else buffer.writeInt32BE(value)
  return buffer
}

const READY = message('Z', Buffer.from('I'))
const LET_IN = Buffer.concat([message('R', number(0, 4)), READY])

const refusal = (code: string, why: string): Buffer =>
  message('E', Buffer.concat([text('SFATAL', `C${code}`, `M${why}`), Buffer.from('\0')]))

/** One row with one column of text. */
const row = (column: string, value: string): Buffer => {
  const kind = Buffer.concat([number(0, 4), number(0, 2), number(25, 4), number(-1, 2), number(-1, 4), number(0, 2)])
  const bytes = Buffer.from(value)
  return Buffer.concat([
    message('T', Buffer.concat([number(1, 2), text(column), kind])),
    message('D', Buffer.concat([number(1, 2), number(bytes.length, 4), bytes])),
    message('C', text('SHOW')),
    READY,
  ])
}

export interface FakePostgres {
  readonly url: string
  close(): Promise<void>
}

/** `wrongPassword`: lets nobody in. Otherwise it says which version it is. */
export const fakePostgres = async (is: { version: string } | 'wrongPassword'): Promise<FakePostgres> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let greeted = false
    socket.on('data', () => {
      if (is === 'wrongPassword') return void socket.end(refusal('28P01', 'password authentication failed'))
      socket.write(greeted ? row('server_version_num', is.version) : LET_IN)
      greeted = true
      return undefined
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://vigil:secret@127.0.0.1:${(server.address() as AddressInfo).port}/vigil`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
