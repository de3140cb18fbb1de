import { describe, expect, it } from 'vitest'
import { type Items, newChoice } from './choice.ts'
import { inkOf } from './ink.ts'
import { listLines, windowOf } from './list.ts'

const items: Items = { labels: ['roll', 'use a clue', 'give up'], min: 1, max: 1, letters: ['r'] }
const many: Items = { labels: Array.from({ length: 12 }, (_, i) => `card ${i + 1}`), min: 1, max: 1 }
const ink = inkOf(false)

describe('a list', () => {
  it('has numbers, letters and a cursor', () => {
    expect(listLines({ ...newChoice, cursor: 1 }, items, 20, 5, ink)).toEqual([
      ' 1 r  roll',
      '▸2    use a clue',
      ' 3    give up',
    ])
  })

  it('shows ticks where several may be chosen', () => {
    expect(listLines({ ...newChoice, ticked: [2] }, { ...items, max: 2 }, 20, 5, ink)[2]).toBe(' 3    [x] give up')
  })

  it('says where it goes on', () => {
    expect(listLines(newChoice, many, 20, 3, ink)).toEqual(['▸ 1  card 1', '  2  card 2', '  3  card 3 ▼'])
    const lines = listLines({ ...newChoice, cursor: 6 }, many, 20, 3, ink)
    expect(lines).toEqual(['  6  card 6 ▲', '▸ 7  card 7', '  8  card 8 ▼'])
  })

  it('keeps the numbers of what is left after a search', () => {
    expect(listLines({ ...newChoice, filter: '12' }, many, 20, 3, ink)).toEqual(['▸12  card 12'])
  })
})

it('keeps the cursor in sight', () => {
  expect(windowOf(12, 0, 5)).toEqual({ from: 0, to: 5 })
  expect(windowOf(12, 6, 5)).toEqual({ from: 4, to: 9 })
  expect(windowOf(12, 11, 5)).toEqual({ from: 7, to: 12 })
  expect(windowOf(3, 2, 5)).toEqual({ from: 0, to: 3 })
})
