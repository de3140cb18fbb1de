/** Packs the built files once, as tightly as they go, so that the server has only to hand them out. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/
const SMALLEST = 1000

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

const pack = (path: string): void => {
  const bytes = readFileSync(path)
  if (bytes.length < SMALLEST) return
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 11 }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: hint }))
}

export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'vigil:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    // The service worker is written when the bundle is closed; this comes after it.
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: () => {
        for (const path of filesBelow(folder)) if (WORTH_IT.test(path)) pack(path)
      },
    },
  }
}
