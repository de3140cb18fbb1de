import { runInNewContext } from 'node:vm'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { scriptFor, tableFiles } from './ahead.ts'

interface Given {
  readonly modules: readonly string[]
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isEntry?: true
}

const bundleOf = (chunks: Readonly<Record<string, Given>>): Rolldown.OutputBundle =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, { modules, imports = [], css = [], isEntry = false }]) => [
      fileName,
      { type: 'chunk', fileName, moduleIds: modules, imports, isEntry, viteMetadata: { importedCss: new Set(css) } },
    ]),
  ) as unknown as Rolldown.OutputBundle

const page: Given = { modules: ['/web/src/main.tsx'], css: ['page.css'], isEntry: true }
const table: Given = {
  modules: ['/web/src/screens/play/play.tsx'],
  imports: ['page.js', 'saves.js'],
  css: ['table.css'],
}
const saves: Given = { modules: ['/web/src/saves/shelf.ts'], imports: ['page.js'] }
const chess: Given = { modules: ['/web/src/chess/face.tsx'], imports: ['saves.js', 'art.js'] }
const art: Given = { modules: ['/web/src/art/index.ts'], css: ['art.css'] }

it('a table is its screen, the face of its game and what they import, without the page', () => {
  const bundle = bundleOf({ 'page.js': page, 'table.js': table, 'saves.js': saves, 'chess.js': chess, 'art.js': art })
  expect(tableFiles(bundle)).toEqual({
    chess: ['table.js', 'table.css', 'saves.js', 'chess.js', 'art.js', 'art.css'],
  })
})

it('no game comes along with another', () => {
  const go: Given = { modules: ['/web/src/go/face.tsx'], imports: ['chess.js'] }
  const bundle = bundleOf({ 'page.js': page, 'table.js': table, 'saves.js': saves, 'chess.js': chess, 'go.js': go })
  expect(() => tableFiles(bundle)).toThrow('the table of go would fetch chess as well')
})

it('says so where the screen is not to be found', () => {
  expect(() => tableFiles(bundleOf({ 'page.js': page }))).toThrow('play.tsx')
})

describe('what is fetched ahead', () => {
  const script = scriptFor({ chess: ['chess.js', 'chess.css'], go: ['go.js'] }, 'chess')
  const fetched = (hash: string, chosen: string | null): string[] => {
    const links: { readonly href: string }[] = []
    const document = { createElement: () => ({}), head: { appendChild: (link: { href: string }) => links.push(link) } }
    runInNewContext(script, { location: { hash }, document, localStorage: { getItem: () => chosen } })
    return links.map(({ href }) => href)
  }

  it('is the game in the address, whichever was played last', () => {
    expect(fetched('#/play/abc?game=go', 'chess')).toEqual(['./go.js'])
  })

  it('is the game played last, or the first, where the address names none that is known', () => {
    expect(fetched('#/play/abc', 'go')).toEqual(['./go.js'])
    expect(fetched('#/play/abc?game=constructor', null)).toEqual(['./chess.js', './chess.css'])
  })

  it('is nothing without a table in the address', () => {
    expect(fetched('#/', 'go')).toEqual([])
  })
})
