/**
 * Writes early-icons.ts and late-icons.ts in src/art/icons: the outlines of the icons named in list.ts, on a 512 grid, each
 * coordinate rounded to a whole unit (a sixth of a pixel on the largest mark). Run: npx tsx apps/web/tools/icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { EARLY_ICONS, ICON_AUTHORS } from '../src/art/icons/list.ts'
import { rounded } from './outline.ts'

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } }
}

const require = createRequire(import.meta.url)
const set: IconSet = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
const names = Object.values(ICON_AUTHORS).flat()
const early = new Set<string>(EARLY_ICONS)

const outlineOf = (name: string): string => {
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '')?.[1]
  if (d === undefined) throw new Error(`${name}: not in the set, or not one path`)
  return rounded(d)
}

const row = (name: string): string => `  ${/-/.test(name) ? `'${name}'` : name}:\n    '${outlineOf(name)}',`

const write = (when: 'Early' | 'Late', of: readonly string[]): void => {
  const text = `/** Written by apps/web/tools/icons.ts. Icons: game-icons.net, CC BY 3.0; authors in list.ts. Coordinates rounded. */
import type { ${when}IconName } from './list.ts'

export const ${when.toUpperCase()}: { readonly [N in ${when}IconName]: string } = {
${of.toSorted().map(row).join('\n')}
}
`
  writeFileSync(new URL(`../src/art/icons/${when.toLowerCase()}-icons.ts`, import.meta.url), text)
  console.log(`${when}: ${of.length} icons, ${text.length} characters`)
}

write(
  'Early',
  names.filter((name) => early.has(name)),
)
write(
  'Late',
  names.filter((name) => !early.has(name)),
)
