import { describe, expect, it } from 'vitest'
import type { Keeper } from '../save/keeper.ts'
import { inkOf } from '../screen/ink.ts'
import { toySitting } from '../toy.ts'
import { type FakeTerminal, fakeTerminal } from './fake-terminal.ts'
import { playOnScreen } from './play.ts'

const ink = inkOf(false)

const keeping = (note = ''): Keeper & { saved: number[] } => {
  const saved: number[] = []
  return {
    saved,
    path: () => 'somewhere',
    keep({ inputs }) {
      saved.push(inputs.length)
      return note
    },
  }
}

const play = async (terminal: FakeTerminal, keeper = keeping()) => ({
  left: await playOnScreen(terminal, toySitting(), keeper, ink),
  keeper,
})

describe('on the screen', () => {
  it('answers, saves, paints', async () => {
    const terminal = fakeTerminal(['w', 'w', 'q'])
    const { left, keeper } = await play(terminal)
    expect(left.sitting.match.state.round).toBe(2)
    expect(keeper.saved).toEqual([1, 2])
    expect(terminal.painted.at(-1)).toContain('round 2')
  })

  it('saves an undo too: it is an entry of the log', async () => {
    const { left, keeper } = await play(fakeTerminal(['w', 'u', 'q']))
    expect(left.sitting.match.state.round).toBe(0)
    expect(keeper.saved).toEqual([1, 2])
  })

  it('ends when the window is closed', async () => {
    expect((await play(fakeTerminal(['w']))).left.sitting.match.state.round).toBe(1)
  })

  it('paints again after a change of size, and goes on line by line if that is wished', async () => {
    const small = fakeTerminal([{ is: 'resize' }, 'p'], { columns: 40, rows: 10 })
    const { left } = await play(small)
    expect(left.plain).toBe(true)
    expect(small.painted).toHaveLength(2)
    expect(small.painted[0]).toContain('needs 80 columns')
  })

  it('shows what the keeper has to say', async () => {
    const terminal = fakeTerminal(['w', 'q'])
    await play(terminal, keeping('This game goes on elsewhere.'))
    expect(terminal.painted.at(-1)).toContain('goes on elsewhere')
  })
})
