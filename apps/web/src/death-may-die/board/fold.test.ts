import type { Option } from '@vigil/death-may-die'
import { describe, expect, it } from 'vitest'
import { entriesOf, inOrder } from './fold.ts'

const attack = (target: number): Option => ({ do: 'attack', target, all: false })
const rest = (stress: number): Option => ({ do: 'rest', stress, wounds: 0, back: 0 })

describe('the answers of a question', () => {
  it('begin with progress and finish with what ends the turn', () => {
    const sorted = inOrder([{ do: 'end' }, rest(1), { do: 'run' }, attack(0)])
    expect(sorted.map((option) => option.do)).toEqual(['attack', 'run', 'rest', 'end'])
  })

  it('are folded by kind where there are many, and stay open where there are few', () => {
    const many = entriesOf([{ do: 'run' }, attack(0), attack(1), attack(2), rest(1), rest(2), { do: 'end' }])
    expect(
      many.map((entry) => (entry.is === 'fold' ? `${entry.key} ${entry.options.length}` : entry.option.do)),
    ).toEqual(['attack 3', 'run', 'rest 2', 'end'])
    expect(entriesOf([attack(0), attack(1), { do: 'end' }]).every(({ is }) => is === 'option')).toBe(true)
  })

  it('keep a kind with one answer open', () => {
    const entries = entriesOf([{ do: 'run' }, attack(0), rest(1), rest(2), { do: 'end' }])
    expect(entries[0]).toEqual({ is: 'option', option: attack(0) })
  })

  it('fold rerolls by what pays for them', () => {
    const reroll = (die: number, by: string): Option => ({ do: 'reroll', die, by })
    const entries = entriesOf([
      { do: 'keep' },
      reroll(0, 'stress'),
      reroll(1, 'stress'),
      reroll(0, 'skill:lucky'),
      reroll(1, 'skill:lucky'),
    ])
    expect(entries.map((entry) => (entry.is === 'fold' ? entry.key : entry.option.do))).toEqual([
      'keep',
      'reroll:stress',
      'reroll:skill:lucky',
    ])
  })
})
