import { describe, expect, it } from 'vitest'
import { LIMITS, longFiles, longFunctions, quantile } from './lengths.ts'
import { smallTree } from './small-tree.ts'

const lines = (n: number): string => '1\n'.repeat(n)
const file = 'packages/kernel/src/a.ts'

describe('files', () => {
  it('may have as many lines as the limit says', () => {
    expect(longFiles(smallTree({ [file]: lines(LIMITS.file) }))).toEqual([])
    expect(longFiles(smallTree({ [file]: lines(LIMITS.file + 1) }))).toHaveLength(1)
  })

  it.each(['packages/kernel/src/a.test.ts', 'packages/elder-sign/src/content/mythos.ts'])(
    '%s may be longer',
    (path) => {
      expect(longFiles(smallTree({ [path]: lines(LIMITS.file + 1) }))).toEqual([])
    },
  )
})

describe('functions', () => {
  const long = lines(LIMITS.function - 1)
  const found = (text: string) => longFunctions(smallTree({ [file]: text }))

  it('may have as many lines as the limit says', () => {
    expect(found(`const f = () => {\n${lines(LIMITS.function - 2)}}`)).toEqual([])
    expect(found(`\nconst f = () => {\n${long}}`)).toMatchObject([{ line: 2 }])
    expect(found(`function f() {\n${long}}`)).toHaveLength(1)
    expect(found(`const o = { f() {\n${long}} }`)).toHaveLength(1)
  })

  it('in a table are measured one by one', () => {
    const member = (name: string) => `${name}() {\n${lines(30)}},\n`
    expect(found(`const steps = {\n${member('a')}${member('b')}}`)).toEqual([])
    expect(found(`const steps = (rules) => ({\n${member('a')}${member('b')}})`)).toEqual([])
  })
})

it('takes quantiles by nearest rank', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3)
  expect(quantile([4, 1, 2, 3], 0.5)).toBe(2)
  expect(quantile([1, 2, 3], 0.95)).toBe(3)
  expect(quantile([], 0.5)).toBe(0)
})
