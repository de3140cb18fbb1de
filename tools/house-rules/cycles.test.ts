import { expect, it } from 'vitest'
import { importCycles } from './cycles.ts'
import { smallTree } from './small-tree.ts'

it('shows the way round', () => {
  const tree = smallTree({
    'packages/kernel/src/a.ts': "import { b } from './b.ts'",
    'packages/kernel/src/b.ts': "export { c } from './c.ts'",
    'packages/kernel/src/c.ts': "import { a } from './a.ts'",
  })
  expect(importCycles(tree)).toMatchObject([
    {
      file: 'packages/kernel/src/a.ts',
      problem:
        'imports itself: packages/kernel/src/a.ts → packages/kernel/src/b.ts → packages/kernel/src/c.ts → packages/kernel/src/a.ts',
    },
  ])
})

it('follows imports from package to package', () => {
  const tree = smallTree({
    'packages/kernel/src/index.ts': "import { x } from '@vigil/elder-sign'",
    'packages/elder-sign/src/index.ts': "import { x } from '@vigil/kernel'",
  })
  expect(importCycles(tree)).toHaveLength(1)
})

it('lets types point both ways', () => {
  const tree = smallTree({
    'packages/kernel/src/a.ts': "import type { B } from './b.ts'",
    'packages/kernel/src/b.ts': "import { a } from './a.ts'",
  })
  expect(importCycles(tree)).toEqual([])
})
