import { randomAnswer } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { EXIT } from '../fault.ts'
import type { Opened } from '../shelf.ts'
import { toyFace } from '../toy.ts'
import { progressBar, runSimulation, simulate } from './simulate.ts'

const toy: Pick<Opened, 'face' | 'result'> = {
  face: toyFace,
  result: (state) => [JSON.stringify(state)],
}
const setup = { door: 'red' }
const bot: Parameters<typeof simulate>[2] = (decision, _state, int) => randomAnswer(decision, int)
const games = (seed: string, n = 50) => simulate(toy, setup, bot, { games: n, seed })

describe('a simulation', () => {
  it('comes out the same for the same seed, and differently for another', () => {
    expect(games('1')).toEqual(games('1'))
    expect(games('1').resultHash).not.toBe(games('2').resultHash)
  })

  it('counts games, wins and decisions', () => {
    const { finished, wins, decisions, faults } = games('1')
    expect(finished).toBe(50)
    expect(wins).toBeGreaterThan(0)
    expect(wins).toBeLessThan(50)
    expect(decisions).toBeGreaterThanOrEqual(150)
    expect(faults).toBe(0)
  })

  it('counts games that break, tells of the first, and goes on', () => {
    let n = 0
    const breaks: typeof bot = (decision, state, int) => {
      if (++n === 20) throw new Error('a step without a floor')
      return bot(decision, state, int)
    }
    const { faults, finished, firstFault } = simulate(toy, setup, breaks, { games: 50, seed: '1' })
    expect({ faults, finished }).toEqual({ faults: 1, finished: 49 })
    expect(firstFault).toMatch(/^game \d+: a step without a floor$/)
  })

  it('reports how far it is', () => {
    const told: number[] = []
    simulate(toy, setup, bot, { games: 3, seed: '1' }, (done) => told.push(done))
    expect(told).toEqual([1, 2, 3])
    expect(progressBar(1, 2)).toBe(`\r[${'#'.repeat(15)}${' '.repeat(15)}] 1/2`)
  })
})

describe('vigil simulate', () => {
  const flags = { bot: 'random', games: '3', seed: '1', players: '1', ancientOne: 'random' }

  it('prints what came of it as JSON', () => {
    const io = fakeIo()
    expect(runSimulation('elder-sign', { ...flags, json: true }, io)).toBe(EXIT.fine)
    const report = JSON.parse(io.out())
    expect(Object.keys(report)).toEqual([
      'games',
      'finished',
      'wins',
      'winRate',
      'decisions',
      'seconds',
      'decisionsPerSecond',
      'gamesPerSecond',
      'faults',
      'resultHash',
    ])
    expect(report).toMatchObject({ games: 3, finished: 3, faults: 0 })
    expect(io.err()).toBe('')
  })

  it('plays by house rules and at a difficulty', () => {
    const hash = (more: object): string => {
      const io = fakeIo()
      expect(runSimulation('elder-sign', { ...flags, ...more, json: true }, io)).toBe(EXIT.fine)
      return JSON.parse(io.out()).resultHash
    }
    const hashes = [{}, { with: 'first:midnight-timing' }, { hours: '5' }, { events: 'hard' }].map(hash)
    expect(new Set(hashes).size).toBeGreaterThan(2)
    expect(() => runSimulation('elder-sign', { ...flags, with: 'first:flipped-monsters' }, fakeIo())).toThrow(
      /does not stand alone/,
    )
  })

  it('prints a table otherwise', () => {
    const io = fakeIo()
    runSimulation('elder-sign', flags, io)
    expect(io.out()).toMatch(/^games +3\nfinished +3\n/)
  })
})
