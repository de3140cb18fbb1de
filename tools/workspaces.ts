import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The part of a package.json that the tools read. */
export interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export interface Workspace {
  /** Path from the root, with forward slashes: `packages/kernel`. */
  readonly folder: string
  readonly manifest: Manifest
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest

export const rootManifest = (root: string): Manifest => readManifest(join(root, 'package.json'))

export const workspaces = (root: string): Workspace[] =>
  ['packages', 'apps'].flatMap((group) =>
    foldersIn(join(root, group))
      .filter((name) => readdirSync(join(root, group, name)).includes('package.json'))
      .map((name) => ({
        folder: `${group}/${name}`,
        manifest: readManifest(join(root, group, name, 'package.json')),
      })),
  )

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/**
 * Every exported door of every workspace, as a Vite alias to its source file. The links in node_modules would do for
 * tests, but a mutation run copies the tree and would follow them back to the unmutated originals.
 */
export const workspaceAliases = (root: string): { find: RegExp; replacement: string }[] =>
  workspaces(root).flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).map(([door, file]) => ({
      find: new RegExp(`^${manifest.name}${door.slice(1)}$`),
      replacement: join(root, folder, file),
    })),
  )
