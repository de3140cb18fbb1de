import { expect, it } from 'vitest'
import { percentText, percentWords } from './percent.ts'

const exactly = (value: number) => ({ low: value, high: value })

it('is in tenths, and never certain or impossible where it is neither', () => {
  expect([0, 0.00001, 0.6125, 0.99999, 1].map((value) => percentText(exactly(value)))).toEqual([
    '0.0 %',
    '0.1 %',
    '61.3 %',
    '99.9 %',
    '100.0 %',
  ])
})

it('says bounds, and in words calls them that', () => {
  expect(percentText({ low: 0.58, high: 0.6125 })).toBe('58.0–61.3 %')
  expect(percentWords({ low: 0.58, high: 0.58001 })).toBe('between 58.0 and 58.0 % (bounds, not exact)')
})
