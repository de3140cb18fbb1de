import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, rootManifest, type Workspace, workspaces } from '../workspaces.ts'
import { parseSource, type Source } from './source.ts'

/** All that the rules look at. */
export interface Tree {
  /** Every file that could be committed, from the root, with forward slashes. */
  readonly files: readonly string[]
  readonly sources: readonly Source[]
  readonly workspaces: readonly Workspace[]
  readonly root: Manifest
  read(file: string): string
}

const NEVER_COMMITTED = new Set(['.git', 'node_modules', 'coverage', 'reports', 'dist', '.stryker-tmp'])

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (NEVER_COMMITTED.has(entry.name) || path === 'data') return []
    return entry.isDirectory() ? filesBelow(root, path) : [path]
  })

const isSource = (file: string): boolean => /^(packages|apps|tools)\/.*\.(ts|tsx|mts|mjs)$/.test(file)

export const readTree = (root: string): Tree => {
  const files = filesBelow(root, '').sort()
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const sources = files.filter(isSource).map((file) => parseSource(file, read(file)))
  return { files, sources, workspaces: workspaces(root), root: rootManifest(root), read }
}
