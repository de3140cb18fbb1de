// The server as one program: a compiler that stays in memory would take half as much again as the server itself.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Our own packages go into it, other people's stay where they are installed.
 * @type {import('esbuild').Plugin}
 */
const ownOnly = {
  name: 'own packages only',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@vigil/') ? undefined : { path, external: true },
    )
  },
}

/**
 * Compiles a program of the server's into a folder, as `<name>.mjs`.
 * @param {Record<string, string>} entryPoints
 * @param {string} outdir
 */
export const compileServer = async (entryPoints, outdir) => {
  const { build } = await import('esbuild')
  await build({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is loaded only where it is wanted stays apart.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
    plugins: [ownOnly],
  })
}

/**
 * What `@vigil/server` offers, compiled.
 * @param {string} root
 * @returns {Promise<typeof import('@vigil/server')>}
 */
export const loadServer = async (root) => {
  const outdir = join(root, 'node_modules/.cache/vigil-server')
  await compileServer({ server: join(root, 'apps/server/src/main.ts') }, outdir)
  const { stop } = await import('esbuild')
  await stop()
  return import(pathToFileURL(join(outdir, 'server.mjs')).href)
}
