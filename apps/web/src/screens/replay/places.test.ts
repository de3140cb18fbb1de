import { expect, it } from 'vitest'
import type { Step } from '../end/chronicle.ts'
import { daysOf, logUpTo, turnFrom } from './places.ts'

const step = (day: number, chapter: number, ...texts: string[]): Step => ({
  day,
  chapter,
  lines: texts.map((text) => ({ text, event: { is: 'x' } })),
})
const steps = [step(1, 1, 'a'), step(1, 1, 'b', 'c'), step(1, 2), step(2, 2, 'd'), step(2, 3, 'e')]

it('finds days and the turns that begin in them', () => {
  expect(daysOf(steps)).toEqual([
    {
      day: 1,
      page: 0,
      turns: [
        { turn: 1, page: 0 },
        { turn: 2, page: 2 },
      ],
    },
    { day: 2, page: 3, turns: [{ turn: 3, page: 4 }] },
  ])
})

it('goes from turn to turn', () => {
  expect([0, 2, 4].map((page) => turnFrom(steps, page, 1))).toEqual([2, 4, 4])
  expect([4, 3, 0].map((page) => turnFrom(steps, page, -1))).toEqual([2, 2, 0])
})

it('tells the log up to a page, with numbers that stay', () => {
  expect(logUpTo(steps, 3).map(({ text, page }) => `${page}${text}`)).toEqual(['0a', '1b', '1c', '3d'])
  const all = logUpTo(steps, 4)
  expect(logUpTo(steps, 1)).toEqual(all.slice(0, 3))
  expect(new Set(all.map(({ n }) => n)).size).toBe(all.length)
})
