/**
 * A table in the address is fetched together with the page, not after it: a small script of its own, which a strict policy
 * allows, reads the address and names the files. What the page wants later comes as before.
 */
import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** What a table is made of: its screen, and the face of the game on it. */
const SCREEN = '/src/screens/play/play.tsx'
const FACE = /\/src\/([\w-]+)\/face\.tsx$/

type Chunk = Rolldown.OutputChunk

const chunksIn = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))

/** The chunk and all it imports, with their styles; without what the page has anyway. */
const filesOf = (chunk: Chunk, bundle: Rolldown.OutputBundle): string[] => {
  const found = new Set<string>()
  const walk = (each: Chunk): void => {
    if (each.isEntry || found.has(each.fileName)) return
    found.add(each.fileName)
    for (const css of each.viteMetadata?.importedCss ?? []) found.add(css)
    for (const name of each.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') walk(next)
    }
  }
  walk(chunk)
  return [...found]
}

/** For each game the files of its table. */
export const tableFiles = (bundle: Rolldown.OutputBundle): Readonly<Record<string, readonly string[]>> => {
  const chunks = chunksIn(bundle)
  const screen = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(SCREEN)))
  if (!screen) throw new Error(`no chunk holds ${SCREEN}`)
  const shared = filesOf(screen, bundle)
  const faces = chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => {
      const game = FACE.exec(id)?.[1]
      return game ? [{ game, chunk, files: [...new Set([...shared, ...filesOf(chunk, bundle)])] }] : []
    }),
  )
  // What two boards share and `chunks.ts` puts nowhere lands in the chunk of one, and the other fetches all of it.
  for (const { game, files } of faces)
    for (const other of faces)
      if (other.game !== game && files.includes(other.chunk.fileName))
        throw new Error(`the table of ${game} would fetch ${other.game} as well: see chunks.ts`)
  return Object.fromEntries(faces.map(({ game, files }) => [game, files]))
}

/** The game in the address; without one there, as `chosen-game.ts` keeps it, or else the first. */
export const scriptFor = (files: Readonly<Record<string, readonly string[]>>, first: string): string => `(function () {
  if (!/^#\\/play\\//.test(location.hash)) return
  var files = ${JSON.stringify(files)}
  var said = /[?&]game=([\\w-]+)/.exec(location.hash)
  var games = [said && said[1]]
  try { games.push(localStorage.getItem('vigil:game')) } catch (_) {}
  var game = games.find(function (id) { return Object.hasOwn(files, id) }) || ${JSON.stringify(first)}
  files[game].forEach(function (name) {
    var link = document.createElement('link')
    link.rel = /css$/.test(name) ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    link.crossOrigin = ''
    link.href = './' + name
    document.head.appendChild(link)
  })
})()
`

export const ahead = (first: string): Plugin => ({
  name: 'vigil:ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const source = scriptFor(tableFiles(bundle), first)
      const fileName = `assets/ahead-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
      page.source = String(page.source).replace(
        '<script type="module"',
        `<script src="./${fileName}"></script>\n    $&`,
      )
    },
  },
})
