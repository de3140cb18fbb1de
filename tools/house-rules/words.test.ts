import { expect, it } from 'vitest'
import { smallTree } from './small-tree.ts'
import { bannedWords } from './words.ts'

// Put together here, so that this file does not contain what it looks for.
const outside = ['', 'work', 'notes'].join('/')
const silenced = ['// biome', 'ignore lint: because'].join('-')

it('finds folders outside the repository', () => {
  expect(bannedWords(smallTree({ 'docs/a.md': `first\nsee ${outside}` }))).toMatchObject([
    { file: 'docs/a.md', line: 2 },
  ])
})

it('finds download addresses in a lock, and leaves links between workspaces alone', () => {
  const lock = '"resolved": "packages/kernel",\n"resolved": "https://example.org/a.tgz"'
  expect(bannedWords(smallTree({ 'package-lock.json': lock }))).toMatchObject([{ line: 2 }])
  expect(bannedWords(smallTree({ 'bench/package-lock.json': lock }))).toHaveLength(1)
})

it('finds silenced checks in packages', () => {
  expect(bannedWords(smallTree({ 'packages/kernel/src/a.ts': silenced }))).toHaveLength(1)
  expect(bannedWords(smallTree({ 'apps/web/src/a.ts': silenced }))).toEqual([])
})
