import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { beside, clip, ends, flow, NARROW, pad, rule, tall, widthOf, wrap, wrapWithin } from './fit.ts'
import { inkOf } from './ink.ts'

const ink = inkOf(true)

describe('widths', () => {
  it('do not count colours', () => {
    expect(widthOf(ink.red('doom'))).toBe(4)
    expect(widthOf(clip(ink.red('doom'), 3))).toBe(3)
    expect(widthOf(pad(ink.red('doom'), 9))).toBe(9)
  })

  it('count wide letters twice', () => {
    expect(widthOf('星')).toBe(2)
    expect(widthOf(pad('星', 4))).toBe(4)
  })

  it('are what every sign of the tables takes: one', () => {
    for (const sign of '⌕≡‡ψ✶●○★☆▸▲▼↓✓…─│┬┼') expect(widthOf(sign), sign).toBe(1)
  })
})

it('measures in short what it would measure at length', () => {
  const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    NARROW.test(sign),
  )
  expect(signs.length).toBeGreaterThan(500)
  for (const sign of signs) expect(stringWidth(sign), sign).toBe(1)
})

it('clips with a mark', () => {
  expect(clip('Shub-Niggurath', 6)).toBe('Shub-…')
  expect(clip('Azathoth', 8)).toBe('Azathoth')
  expect(clip('Azathoth', 1)).toBe('A')
  expect(clip('Azathoth', 0)).toBe('')
})

it('puts words at both ends, the right one whole', () => {
  expect(ends('left', 'right', 12)).toBe('left   right')
  expect(ends('a long left side', 'right', 12)).toBe('a long…right')
  expect(ends('left', 'much too long', 6)).toBe('left')
})

it('wraps at words and ends with a mark where lines are few', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
  expect(wrap('one\ntwo', 7)).toEqual(['one', 'two'])
  expect(wrapWithin('one two three four', 7, 2)).toEqual(['one two', 'three …'])
  expect(wrapWithin('one', 7, 2)).toEqual(['one'])
})

it('lets words flow, none of them broken', () => {
  expect(flow(['I3', 'L L', 'P'], ' / ', 8)).toEqual(['I3 / L L', 'P'])
  expect(flow(['much too long', 'P'], ' ', 6)).toEqual(['much …', 'P'])
  expect(flow([], ' ', 6)).toEqual([])
})

it('puts blocks side by side', () => {
  const left = { lines: ['a', 'b'], width: 3 }
  const right = { lines: ['c'], width: 2 }
  expect(beside([left, right], '│')).toEqual(['a  │c', 'b  │'])
})

it('makes lines as many as wanted', () => {
  expect(tall(['a'], 2)).toEqual(['a', ''])
  expect(tall(['a', 'b'], 1)).toEqual(['a'])
})

it('draws a line with words in it', () => {
  expect(rule('Doom', 10)).toBe('─ Doom ───')
  expect(rule('', 3)).toBe('───')
  expect(widthOf(rule('a title that is too long', 10))).toBe(10)
})
