import { dirname, join } from 'node:path/posix'
import type { Workspace } from '../workspaces.ts'

export const isRelative = (specifier: string): boolean => specifier.startsWith('.')

/** `zod/v4` → `zod`, `@vigil/kernel/lawsuite` → `@vigil/kernel`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The file of this repository that an import means, or undefined for a package from outside. */
export const resolveImport = (
  from: string,
  specifier: string,
  workspaces: readonly Workspace[],
): string | undefined => {
  if (isRelative(specifier)) return join(dirname(from), specifier.replace(/\?.*$/, ''))
  const owner = workspaces.find(({ manifest }) => manifest.name === packageOf(specifier))
  if (!owner) return undefined
  const door = `.${specifier.slice(owner.manifest.name.length)}`
  return join(owner.folder, owner.manifest.exports?.[door] ?? 'src/index.ts')
}
