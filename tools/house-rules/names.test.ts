import { expect, it } from 'vitest'
import { drawers } from './names.ts'
import { missingReadmes } from './readmes.ts'
import { smallTree } from './small-tree.ts'

it.each(['packages/kernel/src/utils.ts', 'packages/kernel/src/helpers/a.ts', 'apps/cli/src/common.test.ts'])(
  'refuses %s',
  (file) => {
    expect(drawers(smallTree({ [file]: '' }))).toHaveLength(1)
  },
)

it.each(['packages/elder-sign/src/content/common-items.ts', 'docs/misc.md'])('allows %s', (file) => {
  expect(drawers(smallTree({ [file]: '' }))).toEqual([])
})

it('misses the README of a room that has sources', () => {
  expect(missingReadmes(smallTree({ 'packages/kernel/src/a.ts': '' }))).toMatchObject([
    { file: 'packages/kernel/README.md' },
  ])
  expect(missingReadmes(smallTree({ 'packages/kernel/src/a.ts': '', 'packages/kernel/README.md': '' }))).toEqual([])
})
