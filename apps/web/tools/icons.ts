/**
 * Writes src/art/icons/game-icons.ts: the outlines of the icons named in src/art/icons/list.ts, on a 512 grid, each
 * coordinate rounded to a whole unit (a sixth of a pixel on the largest mark). Run: npx tsx apps/web/tools/icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ICON_AUTHORS } from '../src/art/icons/list.ts'
import { rounded } from './outline.ts'

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } }
}

const require = createRequire(import.meta.url)
const set: IconSet = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
const names = Object.values(ICON_AUTHORS).flat().toSorted()

const outlineOf = (name: string): string => {
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '')?.[1]
  if (d === undefined) throw new Error(`${name}: not in the set, or not one path`)
  return rounded(d)
}

const rows = names.map((name) => `  ${/-/.test(name) ? `'${name}'` : name}:\n    '${outlineOf(name)}',`)
const text = `/** Written by apps/web/tools/icons.ts. Icons: game-icons.net, CC BY 3.0; authors in list.ts. Coordinates rounded. */
import type { GameIconName } from './list.ts'

export const GAME_ICONS: { readonly [N in GameIconName]: string } = {
${rows.join('\n')}
}
`
const target = new URL('../src/art/icons/game-icons.ts', import.meta.url)
writeFileSync(target, text)
console.log(`${names.length} icons, ${text.length} characters`)
