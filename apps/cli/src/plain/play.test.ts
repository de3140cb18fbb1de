import { describe, expect, it } from 'vitest'
import type { Keeper } from '../save/keeper.ts'
import { toySitting } from '../toy.ts'
import type { Lines } from './lines.ts'
import { playInLines } from './play.ts'

/** Lines typed beforehand; what is said back, and how often the match was saved. */
const desk = (...typed: string[]) => {
  const said: string[] = []
  const saved: number[] = []
  const lines: Lines = {
    say: (text) => void said.push(text),
    ask: () => {
      said.push(`(saved ${saved.length})`)
      return Promise.resolve(typed.shift())
    },
    close: () => undefined,
  }
  const keeper: Keeper = {
    path: () => 'somewhere',
    keep: ({ inputs }) => {
      saved.push(inputs.length)
      return ''
    },
  }
  return { lines, keeper, said, saved }
}

describe('line by line', () => {
  it('tells, asks, and saves before it asks again', async () => {
    const { lines, keeper, said, saved } = desk('3', '3', '3')
    const sitting = await playInLines(lines, toySitting(), keeper)
    expect(sitting.match.state.round).toBe(3)
    expect(saved).toEqual([1, 2, 3])
    expect(said.filter((line) => line.startsWith('('))).toEqual(['(saved 0)', '(saved 1)', '(saved 2)'])
    expect(said.at(-1)).toBe('Lost.')
  })

  it('tells each thing once', async () => {
    const { lines, keeper, said } = desk('3', '3', '3')
    await playInLines(lines, toySitting(), keeper)
    expect(said.filter((line) => line === 'opened 0')).toHaveLength(1)
  })

  it('ends politely where there are no more lines, or on quit', async () => {
    const end = desk('3')
    expect((await playInLines(end.lines, toySitting(), end.keeper)).match.state.round).toBe(1)
    const quit = desk('3', 'quit', '3')
    expect((await playInLines(quit.lines, toySitting(), quit.keeper)).match.state.round).toBe(1)
  })

  it('tells what was taken back', async () => {
    const { lines, keeper, said } = desk('3', 'u')
    await playInLines(lines, toySitting(), keeper)
    expect(said).toContain('Taken back: Go wait.')
  })

  it('says why something is refused', async () => {
    const { lines, keeper, said, saved } = desk('u')
    await playInLines(lines, toySitting(), keeper)
    expect(said).toContain('No: undo.none []')
    expect(saved).toEqual([])
  })
})
