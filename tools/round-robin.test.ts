import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { roundRobin } from './round-robin.mjs'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

const saying = async (word: string): Promise<number> => {
  const server = createServer((_, reply) => reply.setHeader('Connection', 'close').end(word))
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

it('every new connection goes to the next server', async () => {
  const before = await roundRobin([await saying('one'), await saying('two'), await saying('three')])
  const heard: string[] = []
  for (let n = 0; n < 6; n++) heard.push(await (await fetch(`http://127.0.0.1:${before.port}`)).text())
  expect(heard).toEqual(['one', 'two', 'three', 'one', 'two', 'three'])
  await before.close()
})

it('a server that is not there costs only its turn', async () => {
  const gone = await saying('gone')
  servers[0]?.close()
  const before = await roundRobin([gone, await saying('here')])
  await expect(fetch(`http://127.0.0.1:${before.port}`)).rejects.toThrow()
  expect(await (await fetch(`http://127.0.0.1:${before.port}`)).text()).toBe('here')
  await before.close()
})
