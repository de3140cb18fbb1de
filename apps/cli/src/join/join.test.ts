/** From the terminal to a real server and back. */
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { configFrom } from '@vigil/server/config'
import { type Server, startServer } from '@vigil/server/server'
import { memoryStore } from '@vigil/store/memory'
import type { RoomMade } from '@vigil/table/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runJoin } from '../commands/join.ts'
import { inkOf } from '../screen/ink.ts'
import { named, typed } from '../screen/key.ts'
import type { Happening } from '../terminal/terminal.ts'
import { linkFrom } from './link.ts'
import { joinOnScreen } from './screen.ts'
import { takeSeat } from './seat.ts'

let server: Server
beforeAll(async () => {
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', BOT_PAUSE_MS: '0', FRAMES_PER_SECOND: '10000' }
  server = await startServer({ config: configFrom(env), store: memoryStore() })
}, 60_000)
afterAll(() => server.close())

const GAMES = [
  { game: 'elder-sign', setup: { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'random' } },
  { game: 'death-may-die', setup: { episode: 'random', elderOne: 'random', investigators: ['random', 'random'] } },
]

const made = async (wanted: object): Promise<{ room: string; links: string[]; watch: string }> => {
  const chairs = [{ seats: [0] }, { seats: [1], bot: 'random' }]
  const response = await fetch(`http://127.0.0.1:${server.port}/api/rooms`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...wanted, chairs, options: { undo: 'free' } }),
  })
  const { room, chairs: keys, watch } = (await response.json()) as RoomMade
  const link = (key: string): string => `http://127.0.0.1:${server.port}/#/room/${room}/${key}`
  return { room, links: keys.map(({ key }) => link(key)), watch: link(watch) }
}

const seqOf = (room: string): number => server.hall.here.get(room)?.room.match.seq ?? -1

const until = async (when: () => boolean): Promise<void> => {
  while (!when()) await wait(5)
}

/** Somebody at a keyboard, line by line. */
const typist = (link: string) => {
  const stdin = new PassThrough()
  const stdout = new PassThrough()
  let said = ''
  stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  const io = { stdin, stdout, stderr: new PassThrough(), env: {} }
  const left = runJoin(link, { name: 'Ada', plain: true }, io)
  return { left, said: () => said, type: (line: string) => void stdin.write(`${line}\n`) }
}

describe.each(GAMES)('a table of $game, line by line', (wanted) => {
  it('is played, talked at, lost and found again', async () => {
    const { room, links } = await made(wanted)
    const ada = typist(links[0] ?? '')
    await until(() => ada.said().includes('1. '))
    for (let n = 0; n < 6; n++) {
      const before = ada.said().length
      const seq = seqOf(room)
      ada.type('1')
      await until(() => seqOf(room) > seq && /\n1\. /.test(ada.said().slice(before)))
    }
    ada.type('say good evening')
    await until(() => ada.said().includes('Ada: good evening'))
    for (const guest of server.hall.here.get(room)?.guests ?? [])
      guest.close('{"t":"present","present":[],"watching":0}')
    await until(() => /The connection is lost[\s\S]*Connected\./.test(ada.said()))
    const seq = seqOf(room)
    ada.type('undo')
    await until(() => seqOf(room) > seq && ada.said().includes('Ada has taken back the last answer.'))
    ada.type('status')
    ada.type('quit')
    expect(await ada.left).toBe(0)
    expect(ada.said()).toContain('the same link brings you back')
  })

  it('says whose turn it is to whoever only looks on', async () => {
    const { links, watch } = await made(wanted)
    const eyes = typist(watch)
    await until(() => /is asked\)/.test(eyes.said()))
    eyes.type('1')
    await until(() => /Somebody else is asked/.test(eyes.said()))
    eyes.type('quit')
    await eyes.left
    expect(links).toHaveLength(2)
  })
})

describe('a link that opens nothing', () => {
  it('is told so in a sentence', async () => {
    const { room } = await made(GAMES[0] ?? {})
    const stranger = typist(`http://127.0.0.1:${server.port}/#/room/${room}/${'x'.repeat(32)}`)
    await expect(stranger.left).rejects.toThrow('There is no such room, or this link does not open it.')
  })
})

/** A window: keys are pressed one by one, and what is painted is kept. */
const windowed = () => {
  const painted: string[] = []
  const waiting: Happening[] = []
  let take: ((happening: Happening) => void) | undefined
  return {
    painted,
    press(key: Happening): void {
      if (!take) return void waiting.push(key)
      take(key)
      take = undefined
    },
    terminal: {
      area: () => ({ columns: 120, rows: 40 }),
      paint: (lines: readonly string[]) => void painted.push(lines.join('\n')),
      next: (): Promise<Happening> => {
        const [first] = waiting.splice(0, 1)
        if (first) return Promise.resolve(first)
        return new Promise((taken) => {
          take = taken
        })
      },
      close: () => undefined,
    },
  }
}

describe.each(GAMES)('a table of $game on the screen', (wanted) => {
  it('is painted, answered and talked at; a bell calls', async () => {
    const { room, links } = await made(wanted)
    const seat = takeSeat(linkFrom(links[0] ?? ''), 'Ada')
    const { terminal, painted, press } = windowed()
    let rung = 0
    const left = joinOnScreen(terminal, seat, inkOf(false), () => {
      rung++
    })
    await until(() => seat.isOurTurn())
    expect(rung).toBeGreaterThan(0)
    const seq = seqOf(room)
    press({ is: 'key', key: named('return') })
    await until(() => seqOf(room) > seq)
    for (const letter of ':hi') press({ is: 'key', key: typed(letter) })
    await until(() => painted.some((lines) => lines.includes('Say: hi_')))
    press({ is: 'key', key: named('return') })
    await until(() => painted.some((lines) => lines.includes('Ada: hi')))
    press({ is: 'key', key: typed('q') })
    await left
    seat.leave()
  })
})
