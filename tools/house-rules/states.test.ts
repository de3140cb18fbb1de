import { expect, it } from 'vitest'
import { smallTree } from './small-tree.ts'
import { statesInScreens } from './states.ts'

const found = (path: string, text: string): string[] =>
  statesInScreens(smallTree({ [path]: text })).map(({ problem }) => problem)

it('keeps states out of screens', () => {
  expect(found('apps/web/src/screens/play.ts', "import type { State, View } from '@vigil/elder-sign'")).toEqual([
    'imports State of @vigil/elder-sign',
  ])
  expect(found('apps/web/src/x.ts', "import { openMatch as open } from '@vigil/kernel'")).toEqual([
    'imports openMatch of @vigil/kernel',
  ])
})

it('lets screens see views, and tests and sheets see everything', () => {
  expect(found('apps/web/src/x.ts', "import type { View } from '@vigil/elder-sign'")).toEqual([])
  expect(found('apps/web/src/x.ts', "import type { State } from './state.ts'")).toEqual([])
  expect(found('apps/web/src/x.test.ts', "import type { State } from '@vigil/elder-sign'")).toEqual([])
  expect(found('apps/web/src/art/sheet.ts', "import type { State } from '@vigil/elder-sign'")).toEqual([])
  expect(found('apps/cli/src/x.ts', "import type { State } from '@vigil/elder-sign'")).toEqual([])
})
