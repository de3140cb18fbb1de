/** Tables opened from the terminal at a real server. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configFrom } from '@vigil/server/config'
import { type Server, startServer } from '@vigil/server/server'
import { memoryStore } from '@vigil/store/memory'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { EXIT } from '../fault.ts'
import { linkFrom } from '../join/link.ts'
import { takeSeat } from '../join/seat.ts'
import { run } from '../program.ts'

let server: Server
let site: string
beforeAll(async () => {
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ROOMS_PER_MINUTE: '5' }
  server = await startServer({ config: configFrom(env), store: memoryStore() })
  site = `http://127.0.0.1:${server.port}`
}, 60_000)
afterAll(() => server.close())

const said = async (...args: string[]) => {
  const io = fakeIo()
  const exit = await run(['host', ...args], io)
  return { exit, out: io.out(), err: io.err() }
}

const linksIn = (text: string): string[] => text.match(/http\S+#\/room\/[\w-]+\/[\w-]+/g) ?? []

const roomOf = (link: string) => server.hall.here.get(linkFrom(link).room)?.room

const seated = async (link: string): Promise<void> => {
  const seat = takeSeat(linkFrom(link), 'Ada')
  await expect.poll(() => seat.sitting() !== undefined).toBe(true)
  seat.leave()
}

describe('vigil host', () => {
  it('opens a table of Elder Sign as it was said, with a link for every chair', async () => {
    const { exit, out } = await said(
      ...['elder-sign', '--players', '3', '--ancient-one', 'yig', '--rules', 'revised'],
      ...['--server', site, '--name', 'Ada', '--undo', 'free', '--no-advice'],
    )
    expect(exit).toBe(EXIT.fine)
    const links = linksIn(out)
    // Three chairs, the spectators, and the first once more to sit down with.
    expect(links).toHaveLength(5)
    expect(links[4]).toBe(links[0])
    expect(new Set(links).size).toBe(4)
    await seated(links[2] ?? '')
    const room = roomOf(links[0] ?? '')
    expect(room?.match.record.setup).toMatchObject({ ancientOne: 'yig', rules: 'revised' })
    expect(room?.company.chairs.map(({ name }) => name)).toEqual(['Ada', '', 'Ada'])
    expect(room?.company.options).toMatchObject({ undo: 'free', advice: false, spectators: true })
    expect(out).toMatch(/Seal of the dice: [0-9a-f]{64}/)
  })

  it('opens a table of Death May Die with real dice, and says so to scripts', async () => {
    const { exit, out } = await said(
      ...['death-may-die', '--players', '2', '--episode', '1', '--elder-one', 'cthulhu'],
      ...['--server', `${site}/`, '--real-dice', '--no-spectators', '--json'],
    )
    expect(exit).toBe(EXIT.fine)
    const made = JSON.parse(out) as { links: string[]; watch?: string; commitment: string }
    expect(made.links).toHaveLength(2)
    expect(made.watch).toBeUndefined()
    await seated(made.links[1] ?? '')
    expect(roomOf(made.links[0] ?? '')?.match.record).toMatchObject({ game: 'death-may-die', chance: 'ask' })
  })

  it.each([
    [['elder-sgn'], 'Did you mean elder-sign?'],
    [['elder-sign', '--ancient-one', 'ygi'], 'There is no Ancient One called "ygi". Choose from'],
    [['elder-sign', '--episode', '1'], 'Elder Sign has no --episode.'],
    [['elder-sign', '--undo', 'often'], 'Allowed choices are free'],
    [['elder-sign', '--server', 'nowhere'], 'is no address of a server'],
    [['elder-sign', '--server', 'http://127.0.0.1:9'], 'Nobody answers at http://127.0.0.1:9/. Start a server'],
    [[], 'missing required argument'],
  ])('refuses %j in a sentence', async (args, sentence) => {
    const { exit, err, out } = await said(...args)
    expect(exit).toBe(EXIT.cannot)
    expect(err).toContain(sentence)
    expect(err).not.toMatch(/ at .*\.ts:/)
    expect(out).toBe('')
  })

  it('says so where something else answers', async () => {
    const other = createServer((_, response) => response.writeHead(404).end('<h1>nothing</h1>'))
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    const { port } = other.address() as AddressInfo
    const { exit, err } = await said('elder-sign', '--server', `http://127.0.0.1:${port}`)
    expect(exit).toBe(EXIT.cannot)
    expect(err).toContain('keeps no tables')
    await new Promise((closed) => other.close(closed))
  })

  it('passes on why the server opens no more', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const answers = []
    for (const name of names) answers.push(await said('elder-sign', '--players', '1', '--server', site, '--name', name))
    const refused = answers.filter(({ exit }) => exit !== EXIT.fine)
    expect(refused.length).toBeGreaterThan(0)
    for (const { err } of refused) expect(err).toMatch(/^vigil: .+\.\n$/)
  })
})
