/** Where matches lie unless a player says otherwise: ~/.local/share/vigil/saves, or what the system has instead. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import envPaths from 'env-paths'

export { saveName } from '@vigil/table'

export const saveFolder = (): string => join(envPaths('vigil', { suffix: '' }).data, 'saves')

/** A name nobody has used: `name.json`, `name-2.json`, … */
export const freePath = (folder: string, name: string, taken: (path: string) => boolean = existsSync): string => {
  for (let n = 1; ; n++) {
    const path = join(folder, n === 1 ? `${name}.json` : `${name}-${n}.json`)
    if (!taken(path)) return path
  }
}

/** Saved matches, the latest first. */
export const savesIn = (folder: string): string[] => {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file))
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map(({ path }) => path)
}
