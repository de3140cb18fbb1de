import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portFrom, serve } from './serve.mjs'

const above = mkdtempSync(join(tmpdir(), 'vigil-serve-'))
const folder = join(above, 'dist')
const page = '<!doctype html><title>Vigil</title>'
const script = 'export const lantern = 1\n'.repeat(100)
let server = { port: 0, close: async (): Promise<void> => undefined }

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(above, 'secret.txt'), 'secret')
  writeFileSync(join(folder, '.made-of'), 'secret')
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'sw.js'), script)
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'assets/index-Ab3_dE5-.js'), script)
  writeFileSync(join(folder, 'assets/index-Ab3_dE5-.js.br'), brotliCompressSync(script))
  server = await serve(folder, 0)
})
afterAll(async () => {
  await server.close()
  rmSync(above, { recursive: true })
})

const get = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`http://localhost:${server.port}${path}`, init)

/** fetch tidies an address up before it asks; this does not. */
const statusOf = (path: string): Promise<number> =>
  new Promise((done, failed) => {
    request({ port: server.port, path }, (answer) => {
      answer.resume()
      done(answer.statusCode ?? 0)
    })
      .on('error', failed)
      .end()
  })

describe('the server', () => {
  it('serves the page, guarded, and asks each time whether it is still the same', async () => {
    const answer = await get('/')
    expect(await answer.text()).toBe(page)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/)
    const etag = answer.headers.get('etag') ?? ''
    expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('serves packed files with their own type, and hashed ones for ever', async () => {
    const answer = await get('/assets/index-Ab3_dE5-.js', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await answer.text()).toBe(script)
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toMatch(/manifest\+json/)
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/.made-of',
    '/none',
  ])('serves nothing at %s', async (path) => {
    expect(await statusOf(path)).toBe(404)
  })

  it('is only to be read', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405)
  })

  it('says that a port is taken, and which to try', async () => {
    await expect(serve(folder, server.port)).rejects.toThrow(`Port ${server.port} is taken`)
  })
})

it('reads a port', () => {
  expect([undefined, '', '3000', 'x', '70000', '-1'].map(portFrom)).toEqual([8080, 8080, 3000, ...Array(3)])
})
