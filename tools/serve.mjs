// Serves a built page: files that carry a hash for ever, the rest never without asking, and nothing but those files.
//   node tools/serve.mjs [folder]     apps/web/dist on http://localhost:8080 unless PORT says otherwise
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { root } from './install.mjs'

/** Scripts come from this address alone. Styles may also be set by the page: widgets do so while they are pressed. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** @type {Readonly<Record<string, string>>} */
const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** Vite writes a hash of the content into the names of these. @type {(path: string) => boolean} */
const neverChanges = (path) => /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path)

/** @type {(folder: string) => import('node:http').RequestListener} */
export const pageIn = (folder) => {
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', neverChanges(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    /** @type {(status: number, text: string) => void} */
    const say = (status, text) =>
      void response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return say(405, 'This page is only to be read.\n')
    }
    files(request, response, () => say(404, 'There is nothing at this address.\n'))
  }
}

/** What `PORT` says; undefined where it is no port. @type {(text: string | undefined) => number | undefined} */
export const portFrom = (text) => {
  const port = Number(text || 8080)
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : undefined
}

/** @type {(port: number, error: NodeJS.ErrnoException) => string} */
const whyNot = (port, error) => {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken, perhaps by another Vigil. Choose another one: PORT=${port + 1} npm start`
  if (error.code === 'EACCES') return `Port ${port} may not be used. Choose one from 1024 up: PORT=8080 npm start`
  return `Port ${port} could not be opened: ${error.message}`
}

/**
 * Port 0 takes any that is free. Rejects with a sentence.
 * @type {(folder: string, port: number) => Promise<{ port: number, close: () => Promise<void> }>}
 */
export const serve = (folder, port) =>
  new Promise((served, failed) => {
    const server = createServer(pageIn(folder))
    server.once('error', (error) => failed(new Error(whyNot(port, error))))
    server.listen(port, () => {
      const address = server.address()
      const close = () => {
        server.closeAllConnections()
        return new Promise((/** @type {(value: void) => void} */ done) => server.close(() => done()))
      }
      served({ port: typeof address === 'object' && address ? address.port : port, close })
    })
  })

/** Serves until somebody stops it. @type {(folder: string) => Promise<void>} */
export const serveForever = async (folder) => {
  const port = portFrom(process.env.PORT)
  if (port === undefined) {
    process.stderr.write(`PORT is "${process.env.PORT}", which is no port: give a whole number up to 65535.\n`)
    process.exitCode = 1
    return
  }
  try {
    const served = await serve(folder, port)
    process.stdout.write(`Vigil is at http://localhost:${served.port} (stop with Ctrl+C).\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serveForever(resolve(process.argv[2] ?? join(root, 'apps/web/dist')))
}
