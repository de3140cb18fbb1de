// `npm start`: the page and the online table on http://localhost:8080, installed and built first where that is needed.
// `PORT` changes the port, `DATA_DIR` where games are kept; docs/how-to/run-a-server.md lists the rest.
// The terminal game is `npx vigil play`.
import { join } from 'node:path'
import { install, root } from './install.mjs'
import { buildPage } from './page-build.mjs'

const given = process.argv.slice(2)
if (given.length > 0) {
  process.stderr.write(`"npm start" takes no arguments. For the terminal game: npx vigil play ${given.join(' ')}\n`)
  process.exit(1)
}

install()
if (buildPage(root)) {
  // Only now: they need what has just been installed.
  const { pageIn } = await import('./serve.mjs')
  const { loadServer } = await import('./server-build.mjs')
  const { run } = await loadServer(root)
  await run(pageIn(join(root, 'apps/web/dist')))
} else process.exitCode = 1
