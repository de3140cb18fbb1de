import { expect, it } from 'vitest'
import { rounded, segmentsOf } from './outline.ts'

it('reads arc flags that stand without a space', () => {
  expect(segmentsOf('M0 0a9 9 0 1110 10')[1]?.values).toEqual([9, 9, 0, 1, 1, 10, 10])
})

it('rounds to whole steps', () => {
  expect(rounded('M10.4 10.4L20.6 30.2H40.1z')).toBe('m10 10l11 20h19z')
})

it('does not let rounding errors add up', () => {
  const d = `M0 0${'l.4 0'.repeat(100)}`
  const end = segmentsOf(rounded(d)).reduce((x, { values }) => x + (values[0] ?? 0), 0)
  expect(end).toBe(40)
})
