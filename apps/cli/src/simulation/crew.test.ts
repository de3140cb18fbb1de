import { randomBot } from '@vigil/bots'
import type { Kind } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { toyFace } from '../toy.ts'
import { inBatches } from './crew.ts'
import { type Cell, type Playable, playOne } from './play-one.ts'
import { progressBar, reporter } from './progress.ts'
import { csvOf } from './table.ts'
import { totalsOf } from './totals.ts'

const toy: Playable = {
  face: toyFace,
  result: (state) => [JSON.stringify(state)],
  listen: () => ({
    tell: () => undefined,
    heard: () => ({ groups: { Door: 'red, "or" so' }, how: 'over', turns: 3, went: {} }),
  }),
}
const cell: Cell = { setup: { door: 'red' }, bot: 'random', seed: '1', nodes: 1, listen: false }
const bot = randomBot<Kind>()
const games = (of: Cell = cell, by = bot) => Array.from({ length: 50 }, (_, n) => playOne(toy, by, of, 0, n))

describe('simulated games', () => {
  it('count games, wins and decisions, and order does not matter', () => {
    const all = totalsOf(games())
    expect(all).toMatchObject({ games: 50, finished: 50, faults: 0 })
    expect(all.wins).toBeGreaterThan(0)
    expect(all.wins).toBeLessThan(50)
    expect(totalsOf(games().reverse())).toEqual(all)
    expect(totalsOf(games({ ...cell, seed: '2' })).resultHash).not.toBe(all.resultHash)
  })

  it('count those that break, tell of the first, and go on', () => {
    let n = 0
    const breaks: typeof bot = {
      id: 'breaks',
      answer(...asked) {
        if (++n === 20) throw new Error('a step without a floor')
        return bot.answer(...asked)
      },
    }
    const { faults, finished, firstFault } = totalsOf(games(cell, breaks))
    expect({ faults, finished }).toEqual({ faults: 1, finished: 49 })
    expect(firstFault).toMatch(/^game \d+: a step without a floor$/)
  })

  it('become a table that a spreadsheet reads', () => {
    const lines = csvOf(games({ ...cell, listen: true }).slice(0, 2), [cell]).split('\r\n')
    expect(lines[0]).toBe('cell,game,seed,bot,Door,won,ending,turns,decisions,fault')
    expect(lines[1]).toMatch(/^0,0,1:0,random,"red, ""or"" so",[01],over,3,\d+,$/)
  })

  it('are dealt out in batches, each once', () => {
    const left = [
      { cell: 0, games: [0, 1, 2, 3, 4] },
      { cell: 1, games: Array.from({ length: 300 }, (_, n) => n) },
    ]
    for (const workers of [1, 2, 7]) {
      const dealt = inBatches(left, workers)
      expect(dealt.filter((batch) => batch.cell === 1).flatMap((batch) => batch.games)).toEqual(left[1]?.games)
      expect(Math.max(...dealt.map((batch) => batch.games.length))).toBeLessThanOrEqual(20)
    }
  })

  it('are dealt to every cell in turn, so that a run that is stopped has some of each', () => {
    const games = Array.from({ length: 40 }, (_, n) => n)
    const dealt = inBatches(
      [0, 1, 2].map((cell) => ({ cell, games })),
      1,
    )
    expect(dealt.slice(0, 4).map(({ cell }) => cell)).toEqual([0, 1, 2, 0])
  })
})

describe('a progress bar', () => {
  it('is drawn on a terminal only', () => {
    const written: string[] = []
    const stderr = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) > 0 })
    reporter({ stderr: stderr(false) as never }, 2)(1)
    expect(written).toEqual([])
    const tell = reporter({ stderr: stderr(true) as never }, 2)
    tell(1)
    tell(2)
    expect(written[0]).toBe(progressBar(1, 2))
    expect(progressBar(1, 2)).toBe(`\r[${'#'.repeat(15)}${' '.repeat(15)}] 1/2`)
  })
})
