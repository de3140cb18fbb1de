import { expect, it } from 'vitest'
import { undeclaredImports } from './declared.ts'
import { smallTree } from './small-tree.ts'

const undeclared = (path: string, specifier: string): number =>
  undeclaredImports(smallTree({ [path]: `import { x } from '${specifier}'` })).length

it('knows what a package declares', () => {
  expect(undeclared('packages/elder-sign/src/a.ts', 'zod/v4')).toBe(0)
  expect(undeclared('packages/elder-sign/src/a.ts', '@vigil/kernel')).toBe(0)
  expect(undeclared('packages/kernel/src/a.ts', 'zod')).toBe(1)
  expect(undeclared('packages/kernel/src/a.ts', 'vitest')).toBe(1)
})

it('needs no declaration for a file, for Node or for the package itself', () => {
  expect(undeclared('apps/cli/src/a.ts', './b.ts')).toBe(0)
  expect(undeclared('apps/cli/src/a.ts', 'node:fs')).toBe(0)
  expect(undeclared('packages/elder-sign/src/a.ts', '@vigil/elder-sign/content')).toBe(0)
})

it("lets tests use the root's tools and the other workspaces", () => {
  expect(undeclared('packages/elder-sign/src/a.test.ts', 'vitest')).toBe(0)
  expect(undeclared('packages/elder-sign/src/a.test.ts', '@vigil/scenario-kit')).toBe(0)
  expect(undeclared('packages/elder-sign/src/a.test.ts', 'left-pad')).toBe(1)
})
