import { describe, expect, it } from 'vitest'
import { percents, percentText } from './chance.ts'
import { waitOf } from './pace.ts'

const exactly = (value: number) => ({ low: value, high: value })

describe('a chance', () => {
  it.each([
    [0, '0'],
    [0.0004, '1'],
    [0.614, '61'],
    [0.9996, '99'],
    [1, '100'],
  ])('of %d is shown as %s', (value, shown) => {
    expect(percents(exactly(value))).toBe(shown)
  })

  it('within bounds is shown as bounds, unless they round to the same', () => {
    expect(percentText({ low: 0.61, high: 0.64 })).toBe('61–64\u00a0%')
    expect(percentText({ low: 0.612, high: 0.614 })).toBe('61\u00a0%')
  })
})

describe('the pace of bots', () => {
  it('follows the speed of motion, and waits as usual where nothing moves', () => {
    expect(waitOf('usual', 2)).toBe(waitOf('usual', 1) / 2)
    expect(waitOf('usual', 0.5)).toBe(waitOf('usual', 1) * 2)
    expect(waitOf('usual', 0)).toBe(waitOf('usual', 1))
    expect(waitOf('instant', 0)).toBe(0)
  })
})
