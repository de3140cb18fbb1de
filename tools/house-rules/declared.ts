import { isBuiltin } from 'node:module'
import type { Manifest, Workspace } from '../workspaces.ts'
import type { Finding } from './finding.ts'
import { isRelative, packageOf } from './resolve.ts'
import type { Source } from './source.ts'
import type { Tree } from './tree.ts'

/**
 * A package imports what its own package.json names; what builds it may use its development dependencies. Its tests may
 * use the root's tools besides, and the other workspaces: a game is tested with scenario-kit, which depends on the game.
 */
export const undeclaredImports = (tree: Tree): Finding[] =>
  tree.sources.flatMap((source) => {
    const owner = tree.workspaces.find(({ folder }) => source.path.startsWith(`${folder}/`))
    const known = new Set(owner ? knownTo(owner, source, tree) : namesIn(tree.root, 'dependencies', 'devDependencies'))
    return source.imports
      .filter(({ specifier }) => !isRelative(specifier) && !isBuiltin(specifier) && !isMade(specifier))
      .filter(({ specifier }) => !known.has(packageOf(specifier)))
      .map(({ specifier, line }) => ({
        file: source.path,
        line,
        problem: `imports ${packageOf(specifier)}, which ${owner?.folder ?? 'the root'} does not declare`,
        instead: `add it to ${owner ? `${owner.folder}/` : ''}package.json with its exact version and run npm install`,
      }))
  })

/** Made by a plugin while the page is built. */
const isMade = (specifier: string): boolean => specifier.startsWith('virtual:')

/** `vite.config.ts` and the tools, browser tests and benches of an app: not part of what it ships. */
const builds = ({ path }: Source, folder: string): boolean =>
  !path.startsWith(`${folder}/src/`) && !path.startsWith(`${folder}/bin/`)

const knownTo = ({ manifest, folder }: Workspace, source: Source, tree: Tree): string[] => [
  manifest.name,
  ...namesIn(manifest, 'dependencies', 'peerDependencies'),
  ...(source.isTest || builds(source, folder) ? namesIn(manifest, 'devDependencies') : []),
  ...(source.isTest
    ? [...namesIn(tree.root, 'devDependencies'), ...tree.workspaces.map((other) => other.manifest.name)]
    : []),
]

type Section = 'dependencies' | 'devDependencies' | 'peerDependencies'

const namesIn = (manifest: Manifest, ...sections: Section[]): string[] =>
  sections.flatMap((section) => Object.keys(manifest[section] ?? {}))
