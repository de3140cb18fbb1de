import { expect, it } from 'vitest'
import { runsOf, summaryOf } from './series.ts'

const signs = { id: 's', label: 'Signs', values: [0, 2, undefined, 5, 4] }

it('is said in words, in both languages', () => {
  expect(summaryOf('By day', [signs, { id: 'd', label: 'Doom', values: [3, 3] }], 'en')).toBe(
    'By day. Signs: from 0 to 4, between 0 and 5. Doom: 3 throughout.',
  )
  expect(summaryOf('Nach Tagen', [signs], 'de')).toBe('Nach Tagen. Signs: von 0 bis 4, zwischen 0 und 5.')
  expect(summaryOf('Empty', [{ id: 'e', label: 'E', values: [] }], 'en')).toBe('Empty.')
})

it('breaks a line where there is no value', () => {
  expect(runsOf(signs.values)).toEqual([
    [
      [0, 0],
      [1, 2],
    ],
    [
      [3, 5],
      [4, 4],
    ],
  ])
})
