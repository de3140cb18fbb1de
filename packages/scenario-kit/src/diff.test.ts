import { expect, it } from 'vitest'
import { lineDiff } from './diff.ts'

it('shows what is only expected and what is only there', () => {
  expect(lineDiff({ sanity: 3, clues: 1 }, { sanity: 2, clues: 1 }).split('\n')).toEqual([
    '- expected',
    '+ got',
    '  {',
    '-  "sanity": 3,',
    '+  "sanity": 2,',
    '   "clues": 1',
    '  }',
  ])
})

it('keeps what both have in common round an insertion', () => {
  expect(lineDiff(['a', 'c'], ['a', 'b', 'c'])).toBe('- expected\n+ got\n  [\n   "a",\n+  "b",\n   "c"\n  ]')
  expect(lineDiff(['a', 'b', 'c'], ['a', 'c'])).toBe('- expected\n+ got\n  [\n   "a",\n-  "b",\n   "c"\n  ]')
})

it('has a word for nothing', () => {
  expect(lineDiff(1, undefined)).toBe('- expected\n+ got\n- 1\n+ nothing')
})
