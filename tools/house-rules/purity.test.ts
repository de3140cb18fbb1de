import { expect, it } from 'vitest'
import { impurities } from './purity.ts'
import { smallTree } from './small-tree.ts'

const problems = (text: string, path = 'packages/kernel/src/a.ts'): string[] =>
  impurities(smallTree({ [path]: text })).map(({ problem }) => problem)

it.each([
  ["import { readFileSync } from 'node:fs'", 'imports node:fs'],
  ["import { join } from 'path'", 'imports path'],
  ['const t = Date.now()', 'uses Date'],
  ['const t = new Date()', 'uses Date'],
  ['const r = Math.random()', 'uses Math.random'],
  ['const t = performance.now()', 'uses performance'],
  ['const e = process.env', 'uses process'],
  ["const p = fetch('x')", 'uses fetch'],
  ['setTimeout(() => 1, 0)', 'uses setTimeout'],
  ["console.log('x')", 'uses console'],
])('refuses %s', (text, problem) => {
  expect(problems(text)).toEqual([problem])
})

it.each(['const n = Math.max(1, 2)', 'steps.process(1)', 'const x = { fetch: 1 }', '// Date.now()'])(
  'allows %s',
  (text) => {
    expect(problems(text)).toEqual([])
  },
)

it.each([
  'packages/kernel/src/a.test.ts',
  'packages/store/src/adapters/sqlite.ts',
  'apps/cli/src/main.ts',
  'tools/a.ts',
])('leaves %s alone', (path) => {
  expect(problems('Date.now()', path)).toEqual([])
})
