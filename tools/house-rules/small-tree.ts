import type { Manifest } from '../workspaces.ts'
import { parseSource } from './source.ts'
import type { Tree } from './tree.ts'

const manifests: Readonly<Record<string, Manifest>> = {
  'packages/kernel': { name: '@vigil/kernel', exports: { '.': './src/index.ts' } },
  'packages/elder-sign': {
    name: '@vigil/elder-sign',
    exports: { '.': './src/index.ts', './content': './src/content/index.ts' },
    dependencies: { '@vigil/kernel': '*', zod: '4' },
  },
  'packages/scenario-kit': { name: '@vigil/scenario-kit', exports: { '.': './src/index.ts' } },
  'apps/cli': { name: '@vigil/cli', dependencies: { '@vigil/elder-sign': '*' } },
}

/** A tree of a few files, for testing the rules themselves. */
export const smallTree = (texts: Readonly<Record<string, string>>): Tree => ({
  files: Object.keys(texts),
  sources: Object.entries(texts)
    .filter(([path]) => /\.(ts|mjs)$/.test(path))
    .map(([path, text]) => parseSource(path, text)),
  workspaces: Object.entries(manifests).map(([folder, manifest]) => ({ folder, manifest })),
  root: { name: 'vigil', devDependencies: { vitest: '4' } },
  read: (file) => texts[file] ?? '',
})
