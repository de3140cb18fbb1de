import { describe, expect, it } from 'vitest'
import { scale, spread, ticksUpTo } from './scale.ts'

describe('ticks', () => {
  it('are round and reach the top', () => {
    expect(ticksUpTo(13)).toEqual([0, 5, 10, 15])
    expect(ticksUpTo(8)).toEqual([0, 2, 4, 6, 8])
    expect(ticksUpTo(100)).toEqual([0, 50, 100])
    expect(ticksUpTo(37)).toEqual([0, 10, 20, 30, 40])
  })

  it('are whole numbers, even for next to nothing', () => {
    expect(ticksUpTo(0)).toEqual([0, 1])
    expect(ticksUpTo(1)).toEqual([0, 1])
    expect(ticksUpTo(3)).toEqual([0, 1, 2, 3])
  })
})

it('finds places between two ends', () => {
  const at = scale(0, 10, 100, 0)
  expect([at(0), at(5), at(10)]).toEqual([100, 50, 0])
  expect(scale(3, 3, 7, 90)(3)).toBe(7)
})

describe('labels', () => {
  it('that do not touch stay', () => {
    expect(spread([10, 50, 90], 15, 0, 100)).toEqual([10, 50, 90])
  })

  it('that touch move apart within the bounds', () => {
    expect(spread([95, 95, 95], 15, 0, 100)).toEqual([70, 85, 100])
    expect(spread([50, 45], 10, 0, 100)).toEqual([55, 45])
  })
})
