import { describe, expect, it } from 'vitest'
import { roomOf, wrongImports } from './rooms.ts'
import { smallTree } from './small-tree.ts'

const problems = (path: string, text: string): string[] =>
  wrongImports(smallTree({ [path]: text })).map(({ problem }) => problem)

describe('rooms', () => {
  it.each([
    ['packages/kernel/src/deck.ts', 'kernel'],
    ['packages/kernel/bench.ts', 'kernel'],
    ['packages/elder-sign/src/nouns/die.ts', 'elder-sign'],
    ['packages/elder-sign/src/content/items.ts', 'elder-sign/content'],
    ['packages/store/src/adapters/sqlite.ts', 'store/adapters'],
    ['apps/cli/src/main.ts', 'apps/cli'],
    ['tools/workspaces.ts', 'tools'],
    ['packages/attic/src/index.ts', undefined],
  ])('%s lies in %s', (path, room) => {
    expect(roomOf(path)).toBe(room)
  })

  it('lets a game import the kernel, and not the other way', () => {
    expect(problems('packages/elder-sign/src/a.ts', "import { x } from '@vigil/kernel'")).toEqual([])
    expect(problems('packages/kernel/src/a.ts', "import { x } from '@vigil/elder-sign'")).toEqual([
      'room kernel imports room elder-sign',
    ])
  })

  it('keeps the rules apart from the content', () => {
    expect(problems('packages/elder-sign/src/setup.ts', "import { x } from './content/items.ts'")).toHaveLength(1)
    expect(problems('packages/elder-sign/src/setup.test.ts', "import { x } from './content/items.ts'")).toEqual([])
  })

  it('gives content the types of its own game and nothing else', () => {
    const item = 'packages/elder-sign/src/content/items.ts'
    expect(problems(item, "import type { Card } from '../card.ts'")).toEqual([])
    expect(problems(item, "import { type Card } from '../card.ts'")).toEqual([])
    expect(problems(item, "import { spells } from './spells.ts'")).toEqual([])
    expect(problems(item, "import { card } from '../card.ts'")).toEqual([
      'room elder-sign/content imports values of room elder-sign',
    ])
    expect(problems(item, "import type { Seat } from '@vigil/kernel'")).toHaveLength(1)
    expect(problems(item, "import { z } from 'zod'")).toHaveLength(1)
  })

  it('lets only tests and the cli use scenario-kit', () => {
    const kit = "import { table } from '@vigil/scenario-kit'"
    expect(problems('packages/elder-sign/src/a.ts', kit)).toHaveLength(1)
    expect(problems('packages/elder-sign/scenarios/terror.ts', kit)).toEqual([])
    expect(problems('apps/cli/src/scenario.ts', kit)).toEqual([])
  })

  it('sends imports through doors', () => {
    expect(problems('packages/elder-sign/src/a.ts', "import { x } from '../../kernel/src/deck.ts'")).toEqual([
      '../../kernel/src/deck.ts climbs into packages/kernel',
    ])
  })

  it('sees exports from elsewhere and imports at run time', () => {
    expect(problems('packages/kernel/src/a.ts', "export * from '@vigil/elder-sign'")).toHaveLength(1)
    expect(problems('packages/kernel/src/a.ts', "const x = await import('@vigil/elder-sign')")).toHaveLength(1)
    expect(problems('packages/kernel/src/a.ts', "type X = import('@vigil/elder-sign').X")).toHaveLength(1)
  })

  it('asks for a place in the table', () => {
    expect(problems('packages/attic/src/index.ts', '')).toEqual(['lies in no known room'])
  })
})
