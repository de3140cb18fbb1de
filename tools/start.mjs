// `npm start`: the page on http://localhost:8080, installed and built first where that is needed. `PORT` changes the port.
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
  // Only now: it needs what has just been installed.
  const { serveForever } = await import('./serve.mjs')
  await serveForever(join(root, 'apps/web/dist'))
} else process.exitCode = 1
